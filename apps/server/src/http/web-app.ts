import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';
import { answerNotFound } from './errors.ts';

const YEAR = 31_536_000;

/** Paths that are files or calls: a missing one is a 404, never the app's page. */
const NOT_PAGES = /^\/+(api|assets|dev|metrics)(\/|$)|\.[a-z0-9]{2,5}$/i;
/** The built page itself: only with this answer's nonce does its script run. */
const PAGE = 'index.html';

/** A service worker obeys the policy of its own script; it may load what the app is made of, and nothing else. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; img-src 'self'; font-src 'self'";

/** How the page's own script is named, which changes with everything in it; null where nothing is built. */
export async function webAppVersion(directory: string): Promise<string | null> {
  const page = await readFile(path.join(directory, PAGE), 'utf8').catch(() => '');
  return /<script[^>]+src="[^"]*\/([\w.-]+)\.js"/.exec(page)?.[1] ?? null;
}

interface WebAppOptions {
  directory: string;
  /** Where this installation is reached: programs that preview a link want the picture's whole address. */
  publicUrl: string;
}

/**
 * Serves the built web app: files with a hash in their name for a year, and the page for every other
 * path (its own router decides), with this answer's nonce in it. `directory` is apps/web/dist.
 */
export const webApp = fp<WebAppOptions>(
  async (app, { directory, publicUrl }) => {
    const built = await readFile(path.join(directory, PAGE), 'utf8').catch(() => null);
    const page = built?.replaceAll('__PUBLIC_URL__', encodeURI(publicUrl)) ?? null;
    if (page !== null) {
      await app.register(fastifyStatic, {
        root: directory,
        index: false,
        wildcard: false,
        globIgnore: [PAGE],
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, file) => {
          const forever = file.includes(`${path.sep}assets${path.sep}`);
          reply.header('cache-control', forever ? `public, max-age=${YEAR}, immutable` : 'no-cache');
          if (/[\\/]sw\.js(\.\w+)?$/.test(file)) reply.header('content-security-policy', WORKER_POLICY);
        },
      });
    }
    app.setNotFoundHandler((request, reply) => {
      // Not parsed as an address: two slashes at its beginning would begin a host.
      const [pathname = ''] = request.url.split('?', 1);
      const readable = request.method === 'GET' || request.method === 'HEAD';
      const isFile = NOT_PAGES.test(pathname) && pathname !== `/${PAGE}`;
      if (!readable || isFile) return answerNotFound(request, reply);
      if (page === null) {
        return reply
          .code(503)
          .type('text/plain; charset=utf-8')
          .send('The web app is not built yet. Run: npm run build');
      }
      return reply.header('cache-control', 'no-cache').sendPage((nonce) => page.replaceAll('__CSP_NONCE__', nonce));
    });
  },
  { name: 'web-app', dependencies: ['security-headers'] },
);
