import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import type { IncomingMessage } from 'node:http';

declare module 'fastify' {
  interface FastifyRequest {
    /** Allows exactly the scripts and styles of this answer's page. */
    nonce: string;
  }
}

interface RawWithNonce extends IncomingMessage {
  nonce?: string;
}

export interface ContentSources {
  /** Origins that may be framed (payment pages), scripted (sign-in) or connected to. */
  frames: string[];
  scripts: string[];
  connections: string[];
  styles: string[];
}

/** Strict Content-Security-Policy with a nonce a request, and helmet's other headers. */
export const securityHeaders = fp<{ hsts: boolean; sources: ContentSources }>(
  async (app, { hsts, sources }) => {
    app.decorateRequest('nonce', '');
    app.addHook('onRequest', async (request) => {
      request.nonce = randomBytes(16).toString('base64');
      (request.raw as RawWithNonce).nonce = request.nonce;
    });
    const nonce = (request: IncomingMessage) => `'nonce-${(request as RawWithNonce).nonce}'`;
    await app.register(helmet, {
      global: true,
      hsts: hsts ? { maxAge: 31_536_000, includeSubDomains: false } : false,
      referrerPolicy: { policy: 'no-referrer' },
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
      crossOriginEmbedderPolicy: false,
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: ["'self'", nonce, ...sources.scripts],
          styleSrc: ["'self'", nonce, ...sources.styles],
          imgSrc: ["'self'", 'data:', 'blob:'],
          mediaSrc: ["'self'", 'blob:'],
          fontSrc: ["'self'"],
          connectSrc: ["'self'", ...sources.connections],
          frameSrc: ["'self'", ...sources.frames],
          workerSrc: ["'self'"],
          manifestSrc: ["'self'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'self'"],
          objectSrc: ["'none'"],
        },
      },
    });
  },
  { name: 'security-headers' },
);
