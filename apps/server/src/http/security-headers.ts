import { randomBytes } from 'node:crypto';
import fp from 'fastify-plugin';
import type { FastifyReply } from 'fastify';
import type { ContentSources } from '../ports/operation.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Sends a page: sets the policy with a fresh nonce, which the page's own scripts and styles carry. */
    sendPage(page: (nonce: string) => string | Promise<string | Buffer>): FastifyReply;
  }
}

/** helmet's headers as constants. Responses are private by default; files and pages override this. */
const everywhere = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'cross-origin-resource-policy': 'same-origin',
};

/** Headers that only apply to pages; other responses go without. */
const onPages = {
  'x-dns-prefetch-control': 'off',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
};

/** Responses other than pages may load nothing at all. */
const NOT_A_PAGE = "default-src 'none'; frame-ancestors 'none'";

function pagePolicy(sources: ContentSources): (nonce: string) => string {
  const join = (...parts: string[]) => parts.join(' ');
  const rest = [
    join("img-src 'self' data: blob:", ...sources.assets, ...sources.pictures),
    "media-src 'self' blob:",
    join("font-src 'self'", ...sources.assets),
    join("connect-src 'self'", ...sources.connections),
    join("frame-src 'self'", ...sources.frames),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
  ].join('; ');
  return (nonce) =>
    [
      "default-src 'none'",
      join("script-src 'self'", `'nonce-${nonce}'`, ...sources.assets, ...sources.scripts),
      join("style-src 'self'", `'nonce-${nonce}'`, ...sources.assets, ...sources.styles),
      rest,
    ].join('; ');
}

/** A year, subdomains included: operators with other hosts there without TLS turn it off. */
const strictTransport = (hsts: boolean) =>
  hsts ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {};

/** Headers for responses sent before any hook ran. */
export const bareHeaders = (hsts: boolean): Record<string, string> => ({
  ...everywhere,
  ...strictTransport(hsts),
  'referrer-policy': 'no-referrer',
  'content-security-policy': NOT_A_PAGE,
});

/** Strict headers on every response, and a Content-Security-Policy with a nonce on every page. */
export const securityHeaders = fp<{ hsts: boolean; sources: ContentSources }>(
  async (app, { hsts, sources }) => {
    const policy = pagePolicy(sources);
    const fixed = {
      ...everywhere,
      'referrer-policy': sources.nameOurOrigin ? 'strict-origin' : 'no-referrer',
      ...strictTransport(hsts),
      'content-security-policy': NOT_A_PAGE,
    };
    app.addHook('onRequest', (request, reply, done) => {
      void reply.headers(fixed).header('x-request-id', request.id);
      done();
    });
    app.decorateReply(
      'sendPage',
      function sendPage(this: FastifyReply, page: (nonce: string) => string | Promise<string | Buffer>) {
        const nonce = randomBytes(16).toString('base64');
        const headers = { ...onPages, 'content-security-policy': policy(nonce) };
        const reply = this.type('text/html; charset=utf-8').headers(headers);
        const made = page(nonce);
        if (typeof made === 'string') return reply.send(made);
        made.then(
          (content) => reply.send(content),
          (error: Error) => reply.send(error),
        );
        return reply;
      },
    );
  },
  { name: 'security-headers' },
);
