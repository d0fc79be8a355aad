import type { ResponseOf } from '@wordcluster/contract/types';
import type { Context, Viewer } from '../../context.ts';
import { RawJson, route } from '../../http/contract-route.ts';
import type { FastifyInstance } from 'fastify';
import type { Feature } from '../../feature.ts';

type StoredTest = ResponseOf<'PUT /api/practice/paused-test'>['test'];

/** The test paused last, as it was stored. */
async function pausedTest({ db }: Context, viewer: Viewer): Promise<RawJson> {
  const stored = await db.selectFrom('paused_tests').select('test').where('user_id', '=', viewer.id).executeTakeFirst();
  return new RawJson(`{"test":${stored?.test ?? 'null'}}`);
}

/** Last write wins: the user continues with the test paused last. */
async function storePausedTest({ db, clock }: Context, viewer: Viewer, test: StoredTest): Promise<RawJson> {
  const stored = { test: JSON.stringify(test), updated_at: clock.now() };
  await db
    .insertInto('paused_tests')
    .values({ user_id: viewer.id, ...stored })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(stored))
    .execute();
  return new RawJson(`{"test":${stored.test}}`);
}

/** Deletes it; idempotent. */
async function deletePausedTest({ db }: Context, viewer: Viewer): Promise<Record<string, never>> {
  await db.deleteFrom('paused_tests').where('user_id', '=', viewer.id).execute();
  return {};
}

/** The practice test runs in the browser; the server stores a paused one for the user's other devices. */
function practiceRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/practice/paused-test', ({ viewer }) => pausedTest(context, viewer));
  route(app, 'PUT /api/practice/paused-test', ({ viewer, body }) => storePausedTest(context, viewer, body.test));
  route(app, 'DELETE /api/practice/paused-test', ({ viewer }) => deletePausedTest(context, viewer));
}

export const practice: Feature = { routes: practiceRoutes };
