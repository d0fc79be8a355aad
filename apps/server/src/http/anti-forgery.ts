import { message } from '@wordcluster/domain/messages/all';
import { randomBytes } from 'node:crypto';
import { calls } from '@wordcluster/contract/all';
import fp from 'fastify-plugin';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSameSecret } from '../access/secrets.ts';
import { Failure } from '../failure.ts';

/** Over https the `__Host-` prefix prevents other hosts of the domain, and plain http, from setting the cookie. */
const nameOf = (secure: boolean) => (secure ? '__Host-XSRF-TOKEN' : 'XSRF-TOKEN');
const HEADER = 'x-xsrf-token';
const COOKIE_VALUE = /^[\w-]{32}$/;
/** Characters; an empty or tiny one could be guessed. */
const SHORTEST_TOKEN = 16;

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether browsers reach the product over https. */
    antiForgerySecure: boolean;
  }
  interface FastifyContextConfig {
    /** Calls from outside services prove themselves otherwise (signature, or they only trigger a question back). */
    withoutAntiForgery?: boolean;
  }
}

/**
 * Double-submit cookie: calls without a token must echo it in a header, which another site cannot read. An existing
 * cookie is reused: the state of Google's sign-in is derived from it.
 */
export function setAntiForgeryCookie(request: FastifyRequest, reply: FastifyReply): void {
  const { antiForgerySecure: secure } = reply.server;
  const existing = antiForgeryCookie(request);
  const value = COOKIE_VALUE.test(existing) ? existing : randomBytes(24).toString('base64url');
  const attributes = `Path=/; SameSite=Lax; Max-Age=86400${secure ? '; Secure' : ''}`;
  void reply.header('set-cookie', `${nameOf(secure)}=${value}; ${attributes}`);
}

/** The cookie's secret value; empty without it. */
export function antiForgeryCookie(request: FastifyRequest): string {
  const name = `${nameOf(request.server.antiForgerySecure)}=`;
  const pair = request.headers.cookie?.split(/;\s*/).find((part) => part.startsWith(name));
  return pair?.slice(name.length) ?? '';
}

function echoesCookie(request: FastifyRequest): boolean {
  const cookie = antiForgeryCookie(request);
  return cookie.length >= SHORTEST_TOKEN && isSameSecret(String(request.headers[HEADER] ?? ''), cookie);
}

/**
 * Double-submit check for writing calls that need no token; a valid bearer token replaces it, because another site
 * cannot send one. Calls that need a token respond 401 without a valid one.
 */
export const antiForgery = fp<{ secure: boolean }>(
  async (app, { secure }) => {
    app.decorate('antiForgerySecure', secure);
    app.addHook('onRequest', async (request) => {
      if (request.method === 'GET' || request.method === 'HEAD' || !request.url.startsWith('/api/')) return;
      const { call, withoutAntiForgery } = request.routeOptions.config;
      if (withoutAntiForgery || request.is404 || echoesCookie(request)) return;
      const needsToken = call !== undefined && calls[call].access !== 'public';
      if (needsToken || (await request.identify()) !== null) return;
      throw new Failure('forgery', message('request.forged'));
    });
  },
  { name: 'anti-forgery', dependencies: ['authentication'] },
);
