import type { Letter } from '../../mail/letter.ts';

/** Tells a recipient what they can now read. */
export const sharedLetter = (recipient: string, owner: string, title: string, url: string): Letter => ({
  subject: `${owner} shared a cluster with you`,
  greeting: `Hello ${recipient},`,
  paragraphs: [
    `${owner} shared the cluster '${title}' with you. You can read and practise it; only ${owner} can change it.`,
  ],
  action: { label: 'Open the cluster', url },
  closing:
    "If you do not want it, choose 'Cancel share' in the cluster's menu. There you can also block further shares.",
});
