import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/contract-route.ts';
import { wordSearch } from './search-words.ts';
import { sql } from 'kysely';
import { UNDO_MS } from '../clusters/remove-cluster.ts';

function searchRoutes(app: FastifyInstance, context: Context): void {
  const search = wordSearch(context);
  route(app, 'GET /api/search', ({ viewer, query }) => search(viewer, query.query));
}

export const search: Feature = {
  routes: searchRoutes,
  cleanUp: [
    ({ db }, ago) =>
      sql`delete from search_texts where (user_id, cluster_id) in (
        select user_id, id from clusters where removed_at < ${ago(UNDO_MS)})`.execute(db),
  ],
};
