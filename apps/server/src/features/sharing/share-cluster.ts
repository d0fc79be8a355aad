import { message } from '@wordcluster/domain/messages/all';
import type { AnswerOf } from '@wordcluster/contract/types';
import { normalizeEmail, validateEmail } from '@wordcluster/domain/accounts/email';
import { canShare, UPGRADE_SHARING } from '@wordcluster/domain/clusters/free-plan';
import { withoutAddresses } from '@wordcluster/domain/text/without-addresses';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { Failure, invalidField } from '../../failure.ts';
import { countUse, throttle } from '../../access/throttle.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { recordEvent } from '../audit/record-event.ts';
import { assertOwned } from '../clusters/policy.ts';
import type { Mail } from '../../mail/layout.ts';
import { wantsMail } from '../../mail/wanted-mail.ts';
import { blockPage } from './block-sender.ts';
import { userNamed } from '../../access/sign-in-names.ts';

type Answer = AnswerOf<'POST /api/clusters/:cluster_id/share'>;

/** Enough for a class; too few to find out which addresses have accounts, or to flood them with mail. */
const PER_HOUR = { times: 60, seconds: 3600 };

/** To one address, of all senders together: beyond it the cluster is shared and no mail sent. */
const MAILS = { times: 5, seconds: 86_400 };
const NAME_IN_MAIL = 40;
const TITLE_IN_MAIL = 100;

/** Shares an own cluster with another account, which is told by mail. For Premium users. */
export async function shareCluster(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  input: string,
  network: string,
): Promise<Answer> {
  await assertOwned(context, viewer, clusterId);
  if (!canShare({ premium: viewer.tier !== null })) throw new Failure('plan_limit', UPGRADE_SHARING);
  const invalid = validateEmail(input);
  if (invalid) throw invalidField('email', invalid);
  const email = normalizeEmail(input);
  if (email === viewer.email) throw new Failure('conflict', message('share.with_yourself'));
  await throttle(context, `share:${viewer.id}`, PER_HOUR);
  return context.db.transaction().execute(async (trx) => {
    const recipient = await findRecipient(trx, email);
    if (await isBlocked(trx, recipient.id, viewer.id)) {
      throw new Failure('conflict', message('share.blocked'));
    }
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('cluster_shares')
      .values({ cluster_id: clusterId, owner_id: viewer.id, user_id: recipient.id, created_at: context.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) throw new Failure('conflict', message('share.already'));
    await trx
      .updateTable('clusters')
      .set({ shared: true })
      .where('id', '=', clusterId)
      .where('user_id', '=', viewer.id)
      .where('shared', '=', false)
      .execute();
    const event = { at: context.clock.now(), byUserId: viewer.id, network };
    const title = await titleOf(trx, viewer, clusterId);
    await recordEvent(trx, {
      type: 'cluster_shared',
      userId: viewer.id,
      about: `${title} (${recipient.email})`,
      ...event,
    });
    await recordEvent(trx, { type: 'cluster_shared', userId: recipient.id, about: title, ...event, network: null });
    const wanted = await wantsMail(trx, email, 'email_sharing');
    if (wanted && (await countUse({ ...context, db: trx }, `share-mail:account:${email}`, MAILS)) === null)
      await sendMail(context, trx, viewer, clusterId, recipient);
    return { shared_with_user: recipient };
  });
}

type Recipient = Answer['shared_with_user'];

async function findRecipient(trx: Db, email: string): Promise<Recipient> {
  const id = await userNamed(trx, 'email', email);
  const found = await trx
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('id', '=', id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (!found) throw invalidField('email', message('share.no_account'));
  return found;
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

async function sendMail(
  context: Context,
  trx: Db,
  viewer: Viewer,
  clusterId: number,
  recipient: Recipient,
): Promise<void> {
  const { title, first_name, last_name } = await trx
    .selectFrom('clusters')
    .innerJoin('users', 'users.id', 'clusters.user_id')
    .select(['clusters.title', 'users.first_name', 'users.last_name'])
    .where('clusters.id', '=', clusterId)
    .where('clusters.user_id', '=', viewer.id)
    .executeTakeFirstOrThrow();
  const mail = sharedMail({
    recipient: recipient.first_name,
    owner: withoutAddresses(`${first_name} ${last_name}`, NAME_IN_MAIL) ?? '…',
    title: withoutAddresses(title, TITLE_IN_MAIL) ?? '…',
    url: `${context.config.publicUrl}/clusters/${clusterId}/`,
    blockUrl: blockPage(context, { recipientId: recipient.id, ownerId: viewer.id }),
  });
  await enqueueMail(context, trx, recipient.email, mail);
}

interface SharedMail {
  recipient: string;
  /** As they may stand in a mail to somebody else: short, and without addresses. */
  owner: string;
  title: string;
  url: string;
  blockUrl: string;
}

/** Tells a recipient what they can now read. */
const sharedMail = ({ recipient, owner, title, url, blockUrl }: SharedMail): Mail => ({
  subject: message('mail.shared_subject', { owner }),
  greeting: message('mail.greeting', { name: recipient }),
  paragraphs: [message('mail.shared_rights', { owner, title })],
  action: { label: message('mail.shared_action'), url },
  closing: message('mail.shared_closing'),
  aside: { label: message('mail.shared_block'), url: blockUrl },
});
