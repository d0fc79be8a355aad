import { message } from '@wordcluster/domain/messages/all';
import { withoutAddresses } from '@wordcluster/domain/text/without-addresses';
import { countStrangersMail } from '../../access/strangers-mail.ts';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import type { Mail } from '../../mail/layout.ts';
import { wantsMail } from '../../mail/wanted-mail.ts';
import { accountLinks } from '../accounts/mails.ts';
import { allowRegistration } from '../invitations/registration-invitations.ts';
import { blockPage } from './block-sender.ts';

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
  if ((await countStrangersMail({ ...context, db: trx }, email)) !== null) return;
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
    : invitedMail({ ...said, url: await registrationUrl(context, trx, viewer, email), blockUrl }, context.config.shop);
  // Nobody knows the language of an address without an account: it is the sender's.
  await enqueueMail(context, trx, email, mail, recipient ? email : viewer.email);
}

/** Where only the invited can register, the owner of a shared cluster invites. */
async function registrationUrl({ config, clock }: Context, trx: Db, viewer: Viewer, email: string): Promise<string> {
  if (config.registrationPolicy.registration !== 'invitation') return `${config.publicUrl}/auth/registration`;
  return accountLinks(config).register(await allowRegistration(trx, email, viewer.id, clock.now()), email);
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

/** Where nothing is sold, nothing is called free either. */
const invitedMail = ({ owner, title, url, blockUrl }: Said, shop: boolean): Mail => ({
  subject: message('mail.invited_subject', { owner }),
  greeting: message('mail.invited_greeting'),
  paragraphs: [
    shop ? message('mail.invited_rights', { owner, title }) : message('mail.invited_to_people', { owner, title }),
  ],
  action: { label: message('mail.invited_action'), url },
  closing: message('mail.invited_closing'),
  aside: aside(blockUrl),
});
