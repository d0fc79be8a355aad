import { message } from '@wordcluster/domain/messages/all';
import type { Mail } from '../../mail/layout.ts';

/** Tells a recipient what they can now read. */
export const sharedMail = (recipient: string, owner: string, title: string, url: string): Mail => ({
  subject: message('mail.shared_subject', { owner }),
  greeting: message('mail.greeting', { name: recipient }),
  paragraphs: [message('mail.shared_rights', { owner, title })],
  action: { label: message('mail.shared_action'), url },
  closing: message('mail.shared_closing'),
});
