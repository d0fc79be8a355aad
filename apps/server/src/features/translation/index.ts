import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { DAY, type Feature } from '../../feature.ts';
import { callSignal, route } from '../../http/contract-route.ts';
import { translateText } from './translate-text.ts';
import { sql } from 'kysely';

function translationRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'POST /api/clusters/:cluster_id/translate', async ({ viewer, params, body, reply }) =>
    translateText(context, viewer, params.cluster_id, body, callSignal(reply)),
  );
}

export const translation: Feature = {
  routes: translationRoutes,
  // Without use for so long it is cheaper to make again than to keep.
  cleanUp: [({ db }, ago) => sql`delete from cached_translations where used_at < ${ago(180 * DAY)}`.execute(db)],
};
