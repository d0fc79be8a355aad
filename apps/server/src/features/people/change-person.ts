import type { AnswerOf, BodyOf } from '@wordcluster/contract/types';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { notFound } from '../../failure.ts';
import { findUser, forgetMailTokens, revokeTokens } from '../accounts/repository.ts';
import { recordEvent } from '../audit/record-event.ts';
import { assertOtherAdministrator } from '../../access/administrators.ts';
import { readPerson } from './people.ts';

type Change = BodyOf<'PATCH /api/people/:id'>;

/** Changes a role, locks or unlocks. A locked person is signed out everywhere, and no way of signing in lets them in. */
export async function changePerson(
  context: Context,
  viewer: Viewer,
  userId: number,
  change: Change,
  network: string,
): Promise<AnswerOf<'PATCH /api/people/:id'>> {
  return context.db.transaction().execute(async (trx) => {
    const endsAdministrator = (change.role !== undefined && change.role !== 'administrator') || change.locked === true;
    if (endsAdministrator) await assertOtherAdministrator(trx, userId);
    // Row lock: an account that is being removed is gone before the change is recorded for it, or afterwards.
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    const user = await findUser(trx, userId);
    if (!user) throw notFound('The user');
    const event = { at: context.clock.now(), userId, byUserId: viewer.id, network };
    if (change.role !== undefined && change.role !== user.role) {
      await trx.updateTable('users').set({ role: change.role, role_by: 'people' }).where('id', '=', userId).execute();
      await recordEvent(trx, { type: 'role_changed', ...event, about: change.role });
    }
    if (change.locked === true && user.locked_at === null) await lock(trx, userId, event);
    if (change.locked === false && user.locked_at !== null) {
      await trx.updateTable('users').set({ locked_at: null }).where('id', '=', userId).execute();
      await recordEvent(trx, { type: 'account_unlocked', ...event });
    }
    return readPerson({ db: trx }, userId);
  });
}

async function lock(
  trx: Db,
  userId: number,
  event: { at: Date; userId: number; byUserId: number; network: string },
): Promise<void> {
  // First: a sign-in that is on its way holds the account, and is signed out with the others.
  await trx.updateTable('users').set({ locked_at: event.at }).where('id', '=', userId).execute();
  await revokeTokens(trx, userId);
  for (const purpose of ['sign-in', 'reset'] as const) await forgetMailTokens(trx, userId, purpose);
  await recordEvent(trx, { type: 'account_locked', ...event });
}
