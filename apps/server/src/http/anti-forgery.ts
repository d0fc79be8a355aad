import { randomBytes } from 'node:crypto';
import fp from 'fastify-plugin';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import { bearerOf } from './authentication.ts';
import { isSameSecret } from './same-secret.ts';

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

/** Same-origin echo for writing calls without a bearer token; a bearer token itself cannot be sent by another site. */
export const antiForgery = fp(
  async (app) => {
    app.addHook('onRequest', async (request) => {
      if (request.method === 'GET' || request.method === 'HEAD' || !request.url.startsWith('/api/')) return;
      if (bearerOf(request) || request.routeOptions.config.withoutAntiForgery || request.is404) return;
      const cookie = cookieOf(request) ?? '';
      if (cookie.length < SHORTEST_TOKEN || !isSameSecret(String(request.headers[HEADER] ?? ''), cookie)) {
        throw new Failure('forgery', 'Please reload the page and try again.');
      }
    });
  },
  { name: 'anti-forgery', dependencies: ['authentication'] },
);
