import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/contract-route.ts';
import { wordSearch } from './search-words.ts';

export function searchRoutes(app: FastifyInstance, context: Context): void {
  const search = wordSearch(context);
  route(app, 'GET /api/search', ({ viewer, query }) => search(viewer, query.query));
}
