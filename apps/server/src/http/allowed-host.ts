import { isIP } from 'node:net';
import { message } from '@wordcluster/domain/messages/all';
import fp from 'fastify-plugin';
import { Failure } from '../failure.ts';

interface AllowedHostOptions {
  publicUrl: string;
  production: boolean;
}

/** Probes of proxies and orchestrators name the machine, not the product. */
const EXEMPT = new Set(['/healthz', '/readyz', '/metrics']);

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '').toLowerCase();

/** Whether a request may use this host. */
export function isAllowedHost(hostname: string, { publicUrl, production }: AllowedHostOptions): boolean {
  const host = bare(hostname);
  if (host === bare(new URL(publicUrl).hostname)) return true;
  return !production && (host === 'localhost' || isIP(host) !== 0);
}

/**
 * Host check against DNS rebinding: a page whose name is re-pointed here would otherwise read the product as its own
 * origin.
 */
export const allowedHost = fp<AllowedHostOptions>(
  async (app, options) => {
    app.addHook('onRequest', (request, _reply, done) => {
      const [pathname = ''] = request.url.split('?', 1);
      if (EXEMPT.has(pathname) || isAllowedHost(request.hostname, options)) return done();
      return done(new Failure('misdirected', message('request.wrong_host')));
    });
  },
  { name: 'allowed-host' },
);
