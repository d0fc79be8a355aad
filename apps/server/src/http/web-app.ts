import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { acceptedLanguage } from '@wordcluster/domain/languages/interface-languages';
import { bundleAt, WORKER, type BundleElsewhere } from './bundle-elsewhere.ts';
import { answerNotFound } from './errors.ts';
import { packingOf } from './packed-page.ts';

const YEAR = 31_536_000;

/** Paths that are files or calls: a missing one is a 404, never the app's page. */
const NOT_PAGES = /^\/+(api|assets|dev|metrics)(\/|$)|\.[a-z0-9]{2,5}$/i;
/** The built page itself: only with this answer's nonce does its script run. */
const PAGE = 'index.html';
/**
 * What is drawn first, by language: title and content of the login page, whether it has letters that English has not, the list of clusters.
 * The web app's build writes it.
 */
const FIRST_DRAW = 'first-draw.json';
interface FirstDraw {
  direction: string;
  title: string;
  html: string;
  letters?: boolean;
  list?: string;
}
/** The address under which the service worker keeps the page, which it answers all others with. */
const WORKER_PAGE = '/app-page';
/** Addresses that a visitor sees the login page at, and the service worker's page. */
const LOGIN_SEEN = new Set(['/', '/auth/login', WORKER_PAGE]);
/** Addresses that lead to the list of clusters, and the service worker's page. */
const LIST_SEEN = new Set(['/', '/home', '/clusters', WORKER_PAGE]);
/** The font of what is drawn first. The service worker has it at hand: a browser would not count its answer as what was loaded ahead. */
const FONT_AHEAD = /<link [^>]*data-first-draw[^>]*>/g;
/** Its part that a login page in English does without. */
const LETTERS_AHEAD = /<link [^>]*data-first-draw="letters"[^>]*>/;
/** The scripts wait for that font, and where there is none for nothing. */
const SCRIPTS_BEHIND = / fetchpriority="low"/g;

/** A service worker obeys the policy of its own script; it may load what the app is made of, and nothing else. */
const workerPolicy = (assets = '') =>
  `default-src 'none'; ${['connect-src', 'img-src', 'font-src'].map((what) => `${what} 'self'${assets}`).join('; ')}`;

/** How the page's own script is named, which changes with everything in it; null where nothing is built. */
export async function webAppVersion(directory: string): Promise<string | null> {
  const page = await readFile(path.join(directory, PAGE), 'utf8').catch(() => '');
  return /<script[^>]+src="[^"]*\/([\w.-]+)\.js"/.exec(page)?.[1] ?? null;
}

declare module 'fastify' {
  interface FastifyReply {
    /** Sends the app's page with another head and with content that is there before the app, which then takes its place. */
    sendAppPage(written: { head: string; content: string }): FastifyReply;
  }
}

/** The page as it is, and in each language with what is seen before any script has arrived. */
async function readPages(directory: string, publicUrl: string, elsewhere: BundleElsewhere | null) {
  const built = await readFile(path.join(directory, PAGE), 'utf8').catch(() => null);
  if (built === null) return null;
  const page = built.replaceAll('__PUBLIC_URL__', encodeURI(publicUrl));
  const whole = elsewhere?.page(page) ?? page;
  const plain = whole.replaceAll(FONT_AHEAD, '').replaceAll(SCRIPTS_BEHIND, '');
  const drawn = await readFile(path.join(directory, FIRST_DRAW), 'utf8').catch(() => '{}');
  const draws = new Map(Object.entries<FirstDraw>(JSON.parse(drawn)));
  return {
    plain,
    firstSeen: (pathname: string, language: string) => firstSeen({ plain, whole }, pathname, draws, language),
  };
}

/** The page for an address in a language; as it is where nothing is drawn for them. */
function firstSeen(
  { plain, whole }: { plain: string; whole: string },
  pathname: string,
  draws: ReadonlyMap<string, FirstDraw>,
  language: string,
): string {
  const [login, list] = [LOGIN_SEEN.has(pathname), LIST_SEEN.has(pathname)];
  const draw = draws.get(language);
  if (draw === undefined || !(login || list)) return plain;
  const seen = login && draw.letters !== true ? whole.replace(LETTERS_AHEAD, '') : whole;
  const page = (pathname === WORKER_PAGE ? plain : seen).replace(
    '<html lang="en"',
    `<html lang="${language}" dir="${draw.direction}"`,
  );
  const withList = list ? page.replace('</body>', () => `${draw.list ?? ''}</body>`) : page;
  if (!login) return withList;
  return withList
    .replace(/<title>[^<]*<\/title>/, () => `<title>${draw.title}</title>`)
    .replace('<div id="root">', () => `<div id="root" lang="${language}">${draw.html}`);
}

interface WebAppOptions {
  directory: string;
  /** Where this installation is reached: programs that preview a link want the picture's whole address. */
  publicUrl: string;
  /** Where else browsers load the bundle from. */
  assetsUrl: string | null;
}

/** What the page says of itself stands between these, in apps/web/index.html. */
const ABOUT = /<!-- about -->[^]*?<!-- \/about -->/;
const ROOT = '<div id="root"></div>';

// By functions: a text of somebody's may hold what a replacement would take for a reference.
const withWritten = (page: string, { head, content }: { head: string; content: string }) =>
  page.replace(ABOUT, () => head).replace(ROOT, () => `<div id="root">${content}</div>`);

/**
 * Serves the built web app: files with a hash in their name for a year, and the page for every other
 * path (its own router decides), with this answer's nonce in it. `directory` is apps/web/dist.
 */
export const webApp = fp<WebAppOptions>(
  async (app, { directory, publicUrl, assetsUrl }) => {
    const elsewhere = assetsUrl === null ? null : await bundleAt(directory, assetsUrl);
    const pages = await readPages(directory, publicUrl, elsewhere);
    if (pages !== null) {
      if (elsewhere !== null && assetsUrl !== null) {
        const headers = {
          'cache-control': 'no-cache',
          'content-security-policy': workerPolicy(` ${new URL(assetsUrl).origin}`),
        };
        app.get(`/${WORKER}`, (_request, reply) =>
          reply.headers(headers).type('text/javascript; charset=utf-8').send(elsewhere.worker),
        );
      }
      await app.register(fastifyStatic, {
        root: directory,
        index: false,
        wildcard: false,
        globIgnore: [PAGE, FIRST_DRAW, ...(elsewhere === null ? [] : [WORKER])],
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, file) => {
          const forever = file.includes(`${path.sep}assets${path.sep}`);
          reply.header('cache-control', forever ? `public, max-age=${YEAR}, immutable` : 'no-cache');
          // A CDN that takes the files from here gives them out with these headers.
          if (forever && elsewhere !== null) reply.header('access-control-allow-origin', '*');
          if (/[\\/]sw\.js(\.\w+)?$/.test(file)) reply.header('content-security-policy', workerPolicy());
        },
      });
    }
    const send = (reply: FastifyReply, page: string | undefined) => {
      if (page === undefined)
        return reply
          .code(503)
          .type('text/plain; charset=utf-8')
          .send('The web app is not built yet. Run: npm run build');
      const year = String(new Date().getFullYear());
      const packing = packingOf(reply.request.headers['accept-encoding']);
      if (packing !== null) void reply.header('content-encoding', packing.encoding);
      return reply
        .headers({ 'cache-control': 'no-cache', vary: 'Accept-Encoding, Accept-Language' })
        .sendPage((nonce) => {
          const html = page.replaceAll('__CSP_NONCE__', nonce).replaceAll('__YEAR__', year);
          return packing === null ? html : packing.pack(html);
        });
    };
    app.decorateReply('sendAppPage', function sendAppPage(this: FastifyReply, written) {
      return send(this, pages?.plain && withWritten(pages.plain, written));
    });
    app.setNotFoundHandler((request, reply) => {
      // Not parsed as an address: two slashes at its beginning would begin a host.
      const [pathname = ''] = request.url.split('?', 1);
      const readable = request.method === 'GET' || request.method === 'HEAD';
      const isFile = NOT_PAGES.test(pathname) && pathname !== `/${PAGE}`;
      if (!readable || isFile) return answerNotFound(request, reply);
      const language = acceptedLanguage(request.headers['accept-language']) ?? 'en';
      return send(reply, pages?.firstSeen(pathname, language));
    });
  },
  { name: 'web-app', dependencies: ['security-headers'] },
);
