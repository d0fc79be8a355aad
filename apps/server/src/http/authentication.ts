import fp from 'fastify-plugin';
import type { FastifyRequest } from 'fastify';
import type { Context, Viewer } from '../context.ts';
import { Failure } from '../failure.ts';
import { findViewer } from '../features/accounts/find-viewer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Asks the database whose token the call carries; null without a token or with one that does not count. */
    identify(): Promise<Viewer | null>;
  }
}

const BEARER = /^Bearer ([A-Za-z0-9_-]{20,200})$/i;

/** The token of a call; null without one, and for what cannot be one. */
export function bearerOf(request: FastifyRequest): string | null {
  return BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** Whether a call claims to carry a token, whatever it is worth. */
export function claimsToken(request: FastifyRequest): boolean {
  return /^Bearer(\s|$)/i.test(request.headers.authorization ?? '');
}

/** Lets every request tell who makes it. */
export const authentication = fp<{ context: Context }>(
  async (app, { context }) => {
    app.decorateRequest('identify', async function identify(this: FastifyRequest) {
      const token = bearerOf(this);
      return token ? findViewer(context, token) : null;
    });
  },
  { name: 'authentication' },
);

/** The viewer of a call; throws 401 for strangers, and 403 where only the administrator may go. */
export async function requireViewer(request: FastifyRequest, access: 'user' | 'admin'): Promise<Viewer> {
  const viewer = await request.identify();
  if (!viewer) throw new Failure('unauthenticated', 'Please log in.');
  if (access === 'admin' && !viewer.isAdmin) throw new Failure('forbidden', 'Only the administrator may do this.');
  return viewer;
}
