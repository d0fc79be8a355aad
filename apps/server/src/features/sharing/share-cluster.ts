import { message } from '@wordcluster/domain/messages/all';
import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import { normalizeEmail, validateEmail } from '@wordcluster/domain/accounts/email';
import { isUsername, normalizeUsername, validateUsername } from '@wordcluster/domain/accounts/usernames';
import { canShare, UPGRADE_SHARING } from '@wordcluster/domain/clusters/free-plan';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { Failure, invalidField, notFound } from '../../failure.ts';
import { throttle } from '../../access/throttle.ts';
import { recordEvent } from '../audit/record-event.ts';
import { userNamed } from '../../access/sign-in-names.ts';
import { usernamesExist } from '../accounts/repository.ts';
import { assertOwner } from '../clusters/policy.ts';
import { endPause } from '../clusters/pauses.ts';
import { withoutAddresses } from '@wordcluster/domain/text/without-addresses';
import { countStrangersMail } from '../../access/strangers-mail.ts';
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

/** Mails a recipient that a cluster is shared, or an address without an account that it is invited. */
async function sendShareMail(context: Context, trx: Db, sharing: Sharing): Promise<void> {
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
  // Sanitised for mails to others: short, and without addresses.
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
  // An address without an account gets the sender's language.
  await enqueueMail(context, trx, email, mail, recipient ? email : viewer.email);
}

/** With registration by invitation only, sharing also invites the recipient to register. */
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

/** Without a shop, "free" is not mentioned. */
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

type Call = 'POST /api/clusters/:cluster_id/share';
type ShareResponse = ResponseOf<Call>;

/** Enough for a class; too few to find out which addresses have accounts, or to flood them with mail. */
const PER_HOUR = { times: 60, seconds: 3600 };

/**
 * Shares an own cluster with another account, which gets a mail; an address without one is invited if requested. For
 * Premium users.
 */
export async function shareCluster(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  input: BodyOf<Call>,
  network: string,
): Promise<ShareResponse> {
  await assertOwner(context, viewer, clusterId);
  if (!canShare({ premium: viewer.premium })) throw new Failure('plan_limit', UPGRADE_SHARING);
  // Usernames are accepted where they exist; everywhere else it is a mistyped address.
  const named = isUsername(input.email) && (await usernamesExist(context.db));
  const invalid = named ? validateUsername(input.email) : validateEmail(input.email);
  if (invalid) throw invalidField('email', invalid);
  const email = named ? normalizeUsername(input.email) : normalizeEmail(input.email);
  if (email === viewer.email) throw new Failure('conflict', message('share.with_yourself'));
  await throttle(context, `share:${viewer.id}`, PER_HOUR);
  const mayWrite = input.may_write ?? false;
  return context.db.transaction().execute(async (trx) => {
    const recipient = await findRecipient(trx, email, named ? 'username' : 'email');
    if (recipient?.id === viewer.id) throw new Failure('conflict', message('share.with_yourself'));
    if (!recipient && (named || input.invite !== true))
      throw invalidField('email', message(named ? 'share.no_person' : 'share.no_account'));
    // Without registration no address is invited.
    if (!recipient && context.config.registrationPolicy.registration === 'closed')
      throw new Failure('forbidden', message('invitation.closed'));
    const response = recipient
      ? {
          shared_with_user: {
            ...recipient,
            may_write: await share(context, trx, viewer, clusterId, recipient.id, mayWrite),
          },
        }
      : { invitation: await invite(context, trx, viewer, clusterId, email, mayWrite) };
    const event = { type: 'cluster_shared', at: context.clock.now(), byUserId: viewer.id } as const;
    const title = await titleOf(trx, viewer, clusterId);
    await recordEvent(trx, { ...event, userId: viewer.id, network, about: `${title} (${email})` });
    if (recipient) await recordEvent(trx, { ...event, userId: recipient.id, about: title });
    if (recipient === undefined || recipient.email !== null)
      await sendShareMail(context, trx, { viewer, clusterId, mayWrite, email, recipient: recipient ?? null });
    return response;
  });
}

async function findRecipient(trx: Db, name: string, kind: 'email' | 'username') {
  const id = await userNamed(trx, kind, name);
  return trx
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('id', '=', id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
}

async function share(
  context: Context,
  trx: Db,
  viewer: Viewer,
  clusterId: number,
  recipientId: number,
  may_write: boolean,
): Promise<boolean> {
  if (await isBlocked(trx, recipientId, viewer.id)) throw new Failure('conflict', message('share.blocked'));
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('cluster_shares')
    .values({
      cluster_id: clusterId,
      owner_id: viewer.id,
      user_id: recipientId,
      may_write,
      created_at: context.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw new Failure('conflict', message('share.already'));
  await endPause(trx, { userId: recipientId, clusterId }, context.clock.now());
  await trx
    .updateTable('clusters')
    .set({ shared: true })
    .where('id', '=', clusterId)
    .where('user_id', '=', viewer.id)
    .where('shared', '=', false)
    .execute();
  return may_write;
}

/** Stores the invitation of an address for a later account. */
async function invite(
  context: Context,
  trx: Db,
  viewer: Viewer,
  cluster_id: number,
  email: string,
  may_write: boolean,
): Promise<NonNullable<ShareResponse['invitation']>> {
  const refused = await trx
    .selectFrom('invitation_blocks')
    .select('user_id')
    .where('user_id', '=', viewer.id)
    .where('email', '=', email)
    .executeTakeFirst();
  if (refused) throw new Failure('conflict', message('share.blocked'));
  const made = await trx
    .insertInto('share_invitations')
    .values({ user_id: viewer.id, cluster_id, email, may_write, created_at: context.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'email'])
    .executeTakeFirst();
  if (!made) throw new Failure('conflict', message('share.invited_already'));
  return made;
}

async function isBlocked(trx: Db, recipientId: number, ownerId: number): Promise<boolean> {
  const block = await trx
    .selectFrom('share_blocks')
    .select('user_id')
    .where('user_id', '=', recipientId)
    .where('blocked_user_id', '=', ownerId)
    .executeTakeFirst();
  return block !== undefined;
}

async function titleOf(trx: Db, viewer: Viewer, clusterId: number): Promise<string> {
  const { title } = await trx
    .selectFrom('clusters')
    .select('title')
    .where('id', '=', clusterId)
    .where('user_id', '=', viewer.id)
    .executeTakeFirstOrThrow();
  return title;
}

/** Grants or revokes write access. Granting is for Premium users, revoking always possible. */
export async function changeShare(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  userId: number,
  mayWrite: boolean,
): Promise<ResponseOf<'PATCH /api/clusters/:cluster_id/share/:user_id'>> {
  await assertOwner(context, viewer, clusterId);
  if (mayWrite && !canShare({ premium: viewer.premium })) throw new Failure('plan_limit', UPGRADE_SHARING);
  return context.db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('cluster_shares')
      .set({ may_write: mayWrite })
      .where('cluster_id', '=', clusterId)
      .where('user_id', '=', userId)
      .returning('may_write')
      .executeTakeFirst();
    if (!changed) throw notFound('The sharing');
    const person = await trx
      .selectFrom('users')
      .select(['id', 'first_name', 'last_name', 'email'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    return { shared_with_user: { ...person, ...changed } };
  });
}
