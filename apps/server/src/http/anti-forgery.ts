import { message } from '@wordcluster/domain/messages/all';
import { randomBytes } from 'node:crypto';
import { calls } from '@wordcluster/contract/all';
import fp from 'fastify-plugin';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSameSecret } from '../access/secrets.ts';
import { Failure } from '../failure.ts';
import { claimsToken } from './authentication.ts';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'x-xsrf-token';
/** Characters; an empty or tiny one could be guessed. */
const SHORTEST_TOKEN = 16;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Calls from outside services prove themselves otherwise (signature, or they only trigger a question back). */
    withoutAntiForgery?: boolean;
  }
}

/** Sets the cookie that calls without a token must echo in a header, which another site cannot read. */
export function setAntiForgeryCookie(request: FastifyRequest, reply: FastifyReply): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  void reply.header(
    'set-cookie',
    `${COOKIE}=${randomBytes(24).toString('base64url')}; Path=/; SameSite=Lax; Max-Age=86400${secure}`,
  );
}

function cookieOf(request: FastifyRequest): string | undefined {
  const pair = request.headers.cookie?.split(/;\s*/).find((part) => part.startsWith(`${COOKIE}=`));
  return pair?.slice(COOKIE.length + 1);
}

function echoesCookie(request: FastifyRequest): boolean {
  const cookie = cookieOf(request) ?? '';
  return cookie.length >= SHORTEST_TOKEN && isSameSecret(String(request.headers[HEADER] ?? ''), cookie);
}

/**
 * Same-origin echo for writing calls without a bearer token; a bearer token itself cannot be sent by another site. Where a
 * token is needed, one that does not count gets its 401; a public call ignores it.
 */
export const antiForgery = fp(
  async (app) => {
    app.addHook('onRequest', async (request) => {
      if (request.method === 'GET' || request.method === 'HEAD' || !request.url.startsWith('/api/')) return;
      const { call, withoutAntiForgery } = request.routeOptions.config;
      if (withoutAntiForgery || request.is404 || echoesCookie(request)) return;
      const needsToken = call !== undefined && calls[call].access !== 'public';
      if (claimsToken(request) && (needsToken || (await request.identify()) !== null)) return;
      throw new Failure('forgery', message('request.forged'));
    });
  },
  { name: 'anti-forgery', dependencies: ['authentication'] },
);
