import { message } from '@wordcluster/domain/messages/all';
import { withoutAddresses } from '@wordcluster/domain/text/without-addresses';
import { countUse } from '../../access/throttle.ts';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import type { Mail } from '../../mail/layout.ts';
import { wantsMail } from '../../mail/wanted-mail.ts';
import { blockPage } from './block-sender.ts';

/** To one address, of all senders together: beyond it the cluster is shared and no mail sent. */
const MAILS = { times: 5, seconds: 86_400 };
const NAME_IN_MAIL = 40;
const TITLE_IN_MAIL = 100;

interface Sharing {
  viewer: Viewer;
  clusterId: number;
  mayWrite: boolean;
  email: string;
  /** Null for an address without an account, which is invited. */
  recipient: { id: number; first_name: string } | null;
}

/** Tells a recipient what they can now read, or an address without an account what waits for it. */
export async function sendShareMail(context: Context, trx: Db, sharing: Sharing): Promise<void> {
  const { viewer, clusterId, mayWrite, email, recipient } = sharing;
  if (recipient && !(await wantsMail(trx, email, 'email_sharing'))) return;
  if ((await countUse({ ...context, db: trx }, `share-mail:account:${email}`, MAILS)) !== null) return;
  const { title, first_name, last_name } = await trx
    .selectFrom('clusters')
    .innerJoin('users', 'users.id', 'clusters.user_id')
    .select(['clusters.title', 'users.first_name', 'users.last_name'])
    .where('clusters.id', '=', clusterId)
    .where('clusters.user_id', '=', viewer.id)
    .executeTakeFirstOrThrow();
  // As they may stand in a mail to somebody else: short, and without addresses.
  const said = {
    owner: withoutAddresses(`${first_name} ${last_name}`, NAME_IN_MAIL) ?? '…',
    title: withoutAddresses(title, TITLE_IN_MAIL) ?? '…',
  };
  const { publicUrl } = context.config;
  const blockUrl = blockPage(context, { recipient: recipient?.id ?? email, ownerId: viewer.id });
  const mail = recipient
    ? sharedMail({
        ...said,
        name: recipient.first_name,
        mayWrite,
        url: `${publicUrl}/clusters/${clusterId}/`,
        blockUrl,
      })
    : invitedMail({ ...said, url: `${publicUrl}/auth/registration`, blockUrl });
  // Nobody knows the language of an address without an account: it is the sender's.
  await enqueueMail(context, trx, email, mail, recipient ? email : viewer.email);
}

interface Said {
  owner: string;
  title: string;
  url: string;
  blockUrl: string;
}

const aside = (url: string) => ({ label: message('mail.shared_block'), url });

const sharedMail = ({
  name,
  owner,
  title,
  mayWrite,
  url,
  blockUrl,
}: Said & { name: string; mayWrite: boolean }): Mail => ({
  subject: message('mail.shared_subject', { owner }),
  greeting: message('mail.greeting', { name }),
  paragraphs: [
    mayWrite ? message('mail.shared_writing', { owner, title }) : message('mail.shared_rights', { owner, title }),
  ],
  action: { label: message('mail.shared_action'), url },
  closing: message('mail.shared_closing'),
  aside: aside(blockUrl),
});

const invitedMail = ({ owner, title, url, blockUrl }: Said): Mail => ({
  subject: message('mail.invited_subject', { owner }),
  greeting: message('mail.invited_greeting'),
  paragraphs: [message('mail.invited_rights', { owner, title })],
  action: { label: message('mail.invited_action'), url },
  closing: message('mail.invited_closing'),
  aside: aside(blockUrl),
});
