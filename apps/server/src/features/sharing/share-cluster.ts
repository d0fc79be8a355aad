import { message } from '@wordcluster/domain/messages/all';
import type { AnswerOf, BodyOf } from '@wordcluster/contract/types';
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
import { assertOwned } from '../clusters/policy.ts';
import { endPause } from '../clusters/pauses.ts';
import { sendShareMail } from './share-mails.ts';

type Call = 'POST /api/clusters/:cluster_id/share';
type Answer = AnswerOf<Call>;

/** Enough for a class; too few to find out which addresses have accounts, or to flood them with mail. */
const PER_HOUR = { times: 60, seconds: 3600 };

/**
 * Shares an own cluster with another account, which is told by mail; an address without one is invited where that is asked for. For
 * Premium users.
 */
export async function shareCluster(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  input: BodyOf<Call>,
  network: string,
): Promise<Answer> {
  await assertOwned(context, viewer, clusterId);
  if (!canShare({ premium: viewer.premium })) throw new Failure('plan_limit', UPGRADE_SHARING);
  // Where people sign in by names, a name is as good as an address; everywhere else it is a mistyped address.
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
    // Who cannot come in is not invited.
    if (!recipient && context.config.registrationPolicy.registration === 'closed')
      throw new Failure('forbidden', message('invitation.closed'));
    const answer = recipient
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
    return answer;
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

/** Keeps the share for the account that the address may have one day. */
async function invite(
  context: Context,
  trx: Db,
  viewer: Viewer,
  cluster_id: number,
  email: string,
  may_write: boolean,
): Promise<NonNullable<Answer['invitation']>> {
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

/** Gives or takes the right to change rows. Giving is for Premium users, taking always possible. */
export async function changeShare(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  userId: number,
  mayWrite: boolean,
): Promise<AnswerOf<'PATCH /api/clusters/:cluster_id/share/:user_id'>> {
  await assertOwned(context, viewer, clusterId);
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
