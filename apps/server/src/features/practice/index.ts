import type { AnswerOf } from '@wordcluster/contract/types';
import type { Context, Viewer } from '../../context.ts';
import { RawJson, route } from '../../http/contract-route.ts';
import type { FastifyInstance } from 'fastify';
import type { Feature } from '../../feature.ts';

type StoredTest = AnswerOf<'PUT /api/practice/paused-test'>['test'];

/** What the person's last device kept; it is handed out as it came. */
async function pausedTest({ db }: Context, viewer: Viewer): Promise<RawJson> {
  const kept = await db.selectFrom('paused_tests').select('test').where('user_id', '=', viewer.id).executeTakeFirst();
  return new RawJson(`{"test":${kept?.test ?? 'null'}}`);
}

/** The newest wins: a person goes on where they paused last. */
async function keepPausedTest({ db, clock }: Context, viewer: Viewer, test: StoredTest): Promise<RawJson> {
  const kept = { test: JSON.stringify(test), updated_at: clock.now() };
  await db
    .insertInto('paused_tests')
    .values({ user_id: viewer.id, ...kept })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(kept))
    .execute();
  return new RawJson(`{"test":${kept.test}}`);
}

/** Forgets it; what is not there is forgotten already. */
async function forgetPausedTest({ db }: Context, viewer: Viewer): Promise<Record<string, never>> {
  await db.deleteFrom('paused_tests').where('user_id', '=', viewer.id).execute();
  return {};
}

/** The practice test runs in the browser; the server keeps one that is paused for the person's other devices. */
function practiceRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/practice/paused-test', ({ viewer }) => pausedTest(context, viewer));
  route(app, 'PUT /api/practice/paused-test', ({ viewer, body }) => keepPausedTest(context, viewer, body.test));
  route(app, 'DELETE /api/practice/paused-test', ({ viewer }) => forgetPausedTest(context, viewer));
}

export const practice: Feature = { routes: practiceRoutes };
