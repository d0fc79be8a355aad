import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/contract-route.ts';
import { endToken, listTokens, makeToken } from './manage-tokens.ts';

/** The access tokens that a person gives to programs. No call of these names a scope: only the person's own devices make them. */
export function tokenRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/user/tokens', ({ viewer }) => listTokens(context, viewer));
  route(app, 'POST /api/user/tokens', ({ viewer, body }) => makeToken(context, viewer, body));
  route(app, 'DELETE /api/user/tokens/:token_id', ({ viewer, params }) => endToken(context, viewer, params.token_id));
}
