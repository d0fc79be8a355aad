import { escapeMarkup } from '@wordcluster/domain/text/markup';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { acceptedLanguage } from '@wordcluster/domain/languages/interface-languages';
import { bundleAt, WORKER, type BundleElsewhere } from './cdn-assets.ts';
import { sendNotFound } from './errors.ts';
import { packingOf } from './compressed-index.ts';

/** The name of the product, as the build writes it. */
const PRODUCT = 'Wordcluster';

/** The built page with SITE_NAME in its title and link previews. */
const namedPage = (page: string, name: string | null): string =>
  name === null ? page : page.replaceAll(PRODUCT, () => escapeMarkup(name));

/** The web app's manifest with that name, shown below the icon of the installed app. */
function namedManifest(manifest: string, name: string): string {
  const fields = JSON.parse(manifest) as Record<string, unknown>;
  return JSON.stringify({ ...fields, name, short_name: name });
}

const YEAR = 31_536_000;

/** Paths that are files or calls: a missing one is a 404, never the app's page. */
const NOT_PAGES = /^\/+(api|assets|dev|metrics|\.well-known)(\/|$)|\.[a-z0-9]{2,5}$/i;
/** The built page; its scripts run only with the response's nonce. */
const PAGE = 'index.html';
const MANIFEST = 'manifest.webmanifest';
/**
 * Prerendered content by language: title and content of the login page, whether it needs non-Latin letters, the list of
 * clusters. Written by the web app's build.
 */
const PRERENDER = 'prerender.json';
interface FirstDraw {
  direction: string;
  title: string;
  html: string;
  letters?: boolean;
  list?: string;
}
/** Action of `share_target` in the manifest. */
const SHARE_TARGET = '/add';
/** Address under which the service worker precaches the page for all paths. */
const WORKER_PAGE = '/app-page';
/** Addresses that a visitor sees the login page at, and the service worker's page. */
const LOGIN_SEEN = new Set(['/', '/auth/login', WORKER_PAGE]);
/** Addresses that lead to the list of clusters, and the service worker's page. */
const LIST_SEEN = new Set(['/', '/home', '/clusters', WORKER_PAGE]);
/**
 * Preload of the prerendered page's font. Not for pages of the service worker: the browser would not match its response
 * with the preload.
 */
const FONT_AHEAD = /<link [^>]*data-prerender[^>]*>/g;
/** Its part that a login page in English does without. */
const LETTERS_AHEAD = /<link [^>]*data-prerender="letters"[^>]*>/;
/**
 * Module preloads. Chromium does not match a service worker's response that has arrived with the module that needs it, and
 * loads it again.
 */
const MODULES_AHEAD = /<link rel="modulepreload"[^>]*>/g;
/** Scripts load after that font; without the preload they have normal priority. */
const SCRIPTS_BEHIND = / fetchpriority="low"/g;

/** A service worker has the policy of its own script; it may load the app's files and nothing else. */
const workerPolicy = (assets = '') =>
  `default-src 'none'; ${['connect-src', 'img-src', 'font-src'].map((what) => `${what} 'self'${assets}`).join('; ')}`;

/** Hash of the page's main script, which changes with the build; null if none is built. */
export async function webAppVersion(directory: string): Promise<string | null> {
  const page = await readFile(path.join(directory, PAGE), 'utf8').catch(() => '');
  return /<script[^>]+src="[^"]*\/([\w.-]+)\.js"/.exec(page)?.[1] ?? null;
}

declare module 'fastify' {
  interface FastifyReply {
    /** Sends the app's page with another head and prerendered content, which the app replaces. */
    sendAppPage(written: { head: string; content: string }): FastifyReply;
  }
}

/** The page as built, and in each language with prerendered content. */
async function readPages(
  directory: string,
  publicUrl: string,
  elsewhere: BundleElsewhere | null,
  { written, asBuilt }: WebAppOptions['installation'],
) {
  const built = await readFile(path.join(directory, PAGE), 'utf8').catch(() => null);
  if (built === null) return null;
  const about = `<meta name="installation" content="${escapeMarkup(JSON.stringify(written))}">`;
  const page = namedPage(built, written.site_name)
    .replaceAll('__PUBLIC_URL__', encodeURI(publicUrl))
    .replace('</head>', () => `${about}</head>`);
  const whole = elsewhere?.page(page) ?? page;
  const plain = whole.replaceAll(FONT_AHEAD, '').replaceAll(SCRIPTS_BEHIND, '');
  const drawn = await readFile(path.join(directory, PRERENDER), 'utf8').catch(() => '{}');
  const draws = new Map(Object.entries<FirstDraw>(asBuilt ? JSON.parse(drawn) : {}));
  const worker = plain.replaceAll(MODULES_AHEAD, '');
  return {
    plain,
    firstSeen: (pathname: string, language: string) =>
      firstSeen({ plain: pathname === WORKER_PAGE ? worker : plain, whole }, pathname, draws, language),
  };
}

/** The page for a path in a language; as built if nothing is prerendered for it. */
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
  /** Public address: link previews need the picture's absolute URL. */
  publicUrl: string;
  /** CDN address of the bundle. */
  assetsUrl: string | null;
  /** Configuration inlined into the page, and whether the prerendered content is valid for it. */
  installation: { written: { site_name: string | null }; asBuilt: boolean };
}

/** Metadata of the page, between these marks in apps/web/index.html. */
const ABOUT = /<!-- about -->[^]*?<!-- \/about -->/;
const ROOT = '<div id="root"></div>';

interface Marks {
  nonce: string;
  year: string;
}

/** Writes a page with its marks filled in. */
type Template = (marks: Marks) => string;

/** Splits a page at its marks once: users' text is inserted between the parts and never searched for marks. */
function template(page: string): Template {
  const parts = page.split(/(__CSP_NONCE__|__YEAR__)/);
  return ({ nonce, year }) =>
    parts.map((part) => (part === '__CSP_NONCE__' ? nonce : part === '__YEAR__' ? year : part)).join('');
}

/** The page with another head and content than its own, split at both once. */
function writtenTemplate(page: string): (written: { head: string; content: string }) => Template {
  const [before, behindAbout] = splitOnce(page, ABOUT);
  const [between, after] = splitOnce(behindAbout, ROOT);
  const [first, second, third] = [template(before), template(between), template(after)];
  return ({ head, content }) =>
    (marks) =>
      `${first(marks)}${head}${second(marks)}<div id="root">${content}</div>${third(marks)}`;
}

function splitOnce(page: string, at: string | RegExp): [string, string] {
  const [found] = typeof at === 'string' ? [at] : (at.exec(page) ?? ['']);
  const index = page.indexOf(found);
  return index < 0 ? [page, ''] : [page.slice(0, index), page.slice(index + found.length)];
}

const BY_ADDRESS = 500;

/** Cache of page templates, bounded. */
function templates(): (page: string) => Template {
  const made = new Map<string, Template>();
  return (page) => {
    const known = made.get(page);
    if (known) return known;
    const fresh = template(page);
    if (made.size < BY_ADDRESS) made.set(page, fresh);
    return fresh;
  };
}

/**
 * Serves the built web app: files with a hash in their name are cached for a year; every other path gets the page with
 * this response's nonce (client-side routing). `directory` is apps/web/dist.
 */
export const webApp = fp<WebAppOptions>(
  async (app, { directory, publicUrl, assetsUrl, installation }) => {
    const elsewhere = assetsUrl === null ? null : await bundleAt(directory, assetsUrl);
    const pages = await readPages(directory, publicUrl, elsewhere, installation);
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
      const { site_name: name } = installation.written;
      const manifest = name === null ? null : await readFile(path.join(directory, MANIFEST), 'utf8').catch(() => null);
      if (name !== null && manifest !== null) {
        const named = namedManifest(manifest, name);
        app.get(`/${MANIFEST}`, (_request, reply) =>
          reply.header('cache-control', 'no-cache').type('application/manifest+json').send(named),
        );
      }
      await app.register(fastifyStatic, {
        root: directory,
        index: false,
        wildcard: false,
        globIgnore: [
          PAGE,
          PRERENDER,
          ...(elsewhere === null ? [] : [WORKER]),
          ...(manifest === null ? [] : [MANIFEST, `${MANIFEST}.*`]),
        ],
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, file) => {
          const forever = file.includes(`${path.sep}assets${path.sep}`);
          reply.header('cache-control', forever ? `public, max-age=${YEAR}, immutable` : 'no-cache');
          // A CDN that fetches the files from here passes these headers on.
          if (forever && elsewhere !== null) reply.header('access-control-allow-origin', '*');
          if (/[\\/]sw\.js(\.\w+)?$/.test(file)) reply.header('content-security-policy', workerPolicy());
        },
      });
    }
    // The share target's POST, where no service worker took it: the page says that the file is not there.
    // In a hook, and the connection ends: the form is not read.
    const unreceived = (reply: FastifyReply) =>
      reply.header('connection', 'close').redirect(`${SHARE_TARGET}?shared=file`, 303);
    app.post(SHARE_TARGET, { onRequest: async (_request, reply) => unreceived(reply) }, (_request, reply) =>
      unreceived(reply),
    );
    const templateOf = templates();
    const written = pages === null ? undefined : writtenTemplate(pages.plain);
    const send = (reply: FastifyReply, page: Template | undefined) => {
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
          const html = page({ nonce, year });
          return packing === null ? html : packing.pack(html);
        });
    };
    app.decorateReply('sendAppPage', function sendAppPage(this: FastifyReply, content) {
      return send(this, written?.(content));
    });
    app.setNotFoundHandler((request, reply) => {
      // Not parsed as a URL: two leading slashes would start a host.
      const [pathname = ''] = request.url.split('?', 1);
      const readable = request.method === 'GET' || request.method === 'HEAD';
      const isFile = NOT_PAGES.test(pathname) && pathname !== `/${PAGE}`;
      if (!readable || isFile) return sendNotFound(request, reply);
      const language = acceptedLanguage(request.headers['accept-language']) ?? 'en';
      const page = pages?.firstSeen(pathname, language);
      return send(reply, page === undefined ? undefined : templateOf(page));
    });
  },
  { name: 'web-app', dependencies: ['security-headers'] },
);
