import type { AnswerOf } from '@wordcluster/contract/types';
import type { Context, Viewer } from '../../context.ts';
import { RawJson } from '../../http/contract-route.ts';

type StoredTest = AnswerOf<'PUT /api/practice/paused-test'>['test'];

/** What the person's last device kept; it is handed out as it came. */
export async function pausedTest({ db }: Context, viewer: Viewer): Promise<RawJson> {
  const kept = await db.selectFrom('paused_tests').select('test').where('user_id', '=', viewer.id).executeTakeFirst();
  return new RawJson(`{"test":${kept?.test ?? 'null'}}`);
}

/** The newest wins: a person goes on where they paused last. */
export async function keepPausedTest({ db, clock }: Context, viewer: Viewer, test: StoredTest): Promise<RawJson> {
  const kept = { test: JSON.stringify(test), updated_at: clock.now() };
  await db
    .insertInto('paused_tests')
    .values({ user_id: viewer.id, ...kept })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(kept))
    .execute();
  return new RawJson(`{"test":${kept.test}}`);
}

/** Forgets it; what is not there is forgotten already. */
export async function forgetPausedTest({ db }: Context, viewer: Viewer): Promise<Record<string, never>> {
  await db.deleteFrom('paused_tests').where('user_id', '=', viewer.id).execute();
  return {};
}
