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
    /** Asks the database whose token the call carries; null without a token or with one that does not count. */
    identify(): Promise<Viewer | null>;
    viewer: Promise<Viewer | null> | null;
  }
  interface FastifyContextConfig {
    /** The resource that tokens given by OAuth are for. */
    forAssistants?: boolean;
  }
  interface FastifyInstance {
    /** Step-up authentication of a call that `confirms`. */
    confirmIdentity: ConfirmIdentity;
  }
}

/** Throws unless the body of a call proves again that it is the person. */
type ConfirmIdentity = (call: { viewer: Viewer; spec: CallSpec; body: unknown; network: string }) => Promise<void>;

const BEARER = /^Bearer ([A-Za-z0-9_-]{20,200})$/i;

/** The token of a call; null without one, and for what cannot be one. */
export function bearerOf(request: FastifyRequest): string | null {
  return BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** Lets every request tell who makes it; `findViewer` returns null for a token that does not count. */
export const authentication = fp<{
  findViewer: (token: string) => Promise<Viewer | null>;
  confirmIdentity: ConfirmIdentity;
}>(
  async (app, { findViewer, confirmIdentity }) => {
    app.decorate('confirmIdentity', confirmIdentity);
    app.decorateRequest('viewer', null);
    app.decorateRequest('identify', async function identify(this: FastifyRequest) {
      const token = bearerOf(this);
      // Audience restriction (RFC 8707): a token for the assistants' address is nobody's elsewhere.
      if (token && isOfAssistant(token) && this.routeOptions.config.forAssistants !== true) return null;
      // Once a request: a person's token counts its calls.
      // As a part of the call: what is found is noted in its trace, also where this is asked before the body is read.
      this.viewer ??= token ? within(this.trace, () => findViewer(token)) : Promise.resolve(null);
      return this.viewer;
    });
  },
  { name: 'authentication' },
);

const unauthenticated = () => new Failure('unauthenticated', message('request.not_logged_in'));

/** The token of a call that needs one; throws 401 without it. Whether it counts is asked of the database. */
export function requireToken(request: FastifyRequest): string {
  const token = bearerOf(request);
  if (token === null) throw unauthenticated();
  return token;
}

/**
 * The viewer of a call; throws 401 for strangers, and 403 where only the administrator may go. For changes the
 * administrator answers a second factor again, where one is set.
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
 * For a call that needs a token: throws 401 without one, and for a person's token 401 where it has ended and 403 unless the
 * call names one of its scopes. Asked before the body is looked at.
 */
export async function assertScope(request: FastifyRequest, scope: Scope | undefined): Promise<void> {
  if (!isPersonal(requireToken(request))) return;
  const viewer = await request.identify();
  if (!viewer) throw unauthenticated();
  if (!scope || !viewer.scopes?.includes(scope)) throw new Failure('forbidden', message('token.scope_missing'));
}
