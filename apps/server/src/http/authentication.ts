import fp from 'fastify-plugin';
import type { FastifyRequest } from 'fastify';
import type { Context, Viewer } from '../context.ts';
import { Failure } from '../failure.ts';
import { findViewer } from '../features/accounts/find-viewer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

const BEARER = /^Bearer ([A-Za-z0-9_-]{20,200})$/i;

/** The token of a call, or null. */
export function bearerOf(request: FastifyRequest): string | null {
  return BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** Finds the viewer of every call under /api that carries a token. */
export const authentication = fp<{ context: Context }>(
  async (app, { context }) => {
    app.decorateRequest('viewer', null);
    app.addHook('onRequest', async (request) => {
      const token = bearerOf(request);
      if (token && request.url.startsWith('/api/')) request.viewer = await findViewer(context, token);
    });
  },
  { name: 'authentication' },
);

/** Throws 401 for strangers, and 403 where only the administrator may go. */
export function requireViewer(request: FastifyRequest, access: 'user' | 'admin'): Viewer {
  if (!request.viewer) throw new Failure('unauthenticated', 'Please log in.');
  if (access === 'admin' && !request.viewer.isAdmin)
    throw new Failure('forbidden', 'Only the administrator may do this.');
  return request.viewer;
}
