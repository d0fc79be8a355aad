import { networkOf } from '@wordcluster/domain/accounts/network';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/contract-route.ts';
import { assertTokenForm, endToken, listTokens, makeToken } from './manage-tokens.ts';

/** Personal access tokens. Without a scope: only the user's own sessions create them. */
function tokenRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/user/tokens', ({ viewer }) => listTokens(context, viewer));
  route(app, 'POST /api/user/tokens', {
    check: ({ body }) => assertTokenForm(context, body),
    handle: ({ viewer, body, request }) => makeToken(context, viewer, body, networkOf(request.ip)),
  });
  route(app, 'DELETE /api/user/tokens/:token_id', ({ viewer, params, request }) =>
    endToken(context, viewer, params.token_id, networkOf(request.ip)),
  );
}

export const tokens: Feature = { routes: tokenRoutes };
