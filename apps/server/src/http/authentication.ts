import type { CallSpec } from '@wordcluster/contract/call';
import type { Scope } from '@wordcluster/domain/accounts/scopes';
import { message } from '@wordcluster/domain/messages/all';
import fp from 'fastify-plugin';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../context.ts';
import { within } from '../trace.ts';
import './call-events.ts';
import { isOfAssistant, isPersonal } from '../access/personal-tokens.ts';
import { Failure } from '../failure.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Loads the user of the call's token; null without a valid token. */
    identify(): Promise<Viewer | null>;
    viewer: Promise<Viewer | null> | null;
  }
  interface FastifyContextConfig {
    /** Accepts tokens issued by OAuth, which are for this resource only. */
    forAssistants?: boolean;
  }
  interface FastifyInstance {
    /** Step-up authentication of a call that `confirms`. */
    confirmIdentity: ConfirmIdentity;
  }
}

/** Throws unless the body of a call re-authenticates the user. */
type ConfirmIdentity = (call: { viewer: Viewer; spec: CallSpec; body: unknown; network: string }) => Promise<void>;

const BEARER = /^Bearer ([A-Za-z0-9_-]{20,200})$/i;

/** The bearer token of a call; null without one or if malformed. */
export function bearerOf(request: FastifyRequest): string | null {
  return BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** Adds the viewer to every request; `findViewer` returns null for an invalid token. */
export const authentication = fp<{
  findViewer: (token: string) => Promise<Viewer | null>;
  confirmIdentity: ConfirmIdentity;
}>(
  async (app, { findViewer, confirmIdentity }) => {
    app.decorate('confirmIdentity', confirmIdentity);
    app.decorateRequest('viewer', null);
    app.decorateRequest('identify', async function identify(this: FastifyRequest) {
      const token = bearerOf(this);
      // Audience restriction (RFC 8707): tokens for the assistants' resource are invalid elsewhere.
      if (token && isOfAssistant(token) && this.routeOptions.config.forAssistants !== true) return null;
      // Once per request, because it counts a personal token's calls. Within the call's trace, also when called before
      // the body is read.
      this.viewer ??= token ? within(this.trace, () => findViewer(token)) : Promise.resolve(null);
      return this.viewer;
    });
  },
  { name: 'authentication' },
);

const unauthenticated = () => new Failure('unauthenticated', message('request.not_logged_in'));

/** The token of a call that needs one; throws 401 without it. The database then decides whether it is valid. */
export function requireToken(request: FastifyRequest): string {
  const token = bearerOf(request);
  if (token === null) throw unauthenticated();
  return token;
}

/**
 * The viewer of a call; throws 401 without a valid token, and 403 if only the administrator has access. Changes by an
 * administrator with a second factor need a recent confirmation.
 */
export async function requireViewer(request: FastifyRequest, { access, reads }: CallSpec): Promise<Viewer> {
  const viewer = await request.identify();
  if (!viewer) throw unauthenticated();
  if (access === 'admin' && !viewer.isAdmin) throw new Failure('forbidden', message('request.administrator_only'));
  if (access === 'admin' && viewer.factorDue && request.method !== 'GET' && !reads)
    throw new Failure('second_factor_required', message('factor.required'));
  return viewer;
}

/**
 * Scope check of a call that needs a token: 401 without a valid one; for a personal token 403 unless it has the call's
 * scope. Runs before the body is read.
 */
export async function assertScope(request: FastifyRequest, scope: Scope | undefined): Promise<void> {
  if (!isPersonal(requireToken(request))) return;
  const viewer = await request.identify();
  if (!viewer) throw unauthenticated();
  if (!scope || !viewer.scopes?.includes(scope)) throw new Failure('forbidden', message('token.scope_missing'));
}
