import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The service worker's script: browsers load it from the page's own origin only. */
export const WORKER = 'sw.js';
const FOLDER = '/assets/';
const CHECKED = /\.(?:js|css)$/;
/** Started by scripts, from the page's own origin like the service worker. */
const OF_OUR_ORIGIN = /-worker-/;

/** The built page and the service worker's script, for a bundle that is served elsewhere. */
export interface BundleElsewhere {
  page(built: string): string;
  worker: string;
}

async function checksums(directory: string): Promise<[name: string, checksum: string][]> {
  const names = (await readdir(path.join(directory, FOLDER)).catch(() => [])).filter((name) => CHECKED.test(name));
  return Promise.all(
    names.toSorted().map(async (name) => {
      const content = await readFile(path.join(directory, FOLDER, name));
      return [name, `sha384-${createHash('sha384').update(content).digest('base64')}`] as const satisfies [
        string,
        string,
      ];
    }),
  );
}

/**
 * Subresource integrity: browsers load the app's files from `assetsUrl` + `/assets/…` and compare them with checksums
 * of the local ones, in tags and in an import map for lazy scripts. The CDN can withhold files, and cannot change what
 * runs. The service worker precaches the same addresses.
 */
export async function bundleAt(directory: string, assetsUrl: string): Promise<BundleElsewhere> {
  const base = `${assetsUrl}${FOLDER}`;
  const known = new Map((await checksums(directory)).map(([name, checksum]) => [base + name, checksum]));
  const scripts = [...known].filter(([address]) => address.endsWith('.js'));
  const map = JSON.stringify({ integrity: Object.fromEntries(scripts) });
  const worker = await readFile(path.join(directory, WORKER), 'utf8').catch(() => '');
  const mark = createHash('sha256').update(assetsUrl).digest('hex').slice(0, 8);
  return {
    page: (built) =>
      built
        .replace(/(?<=["(])\/assets\//g, () => base)
        .replace(/<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+)"[^>]*>/g, (tag, address: string) => {
          const checksum = known.get(address);
          if (checksum === undefined) return tag;
          const crossorigin = /\scrossorigin\b/.test(tag) ? '' : ' crossorigin';
          return tag.replace(/ ?\/?>$/, () => `${crossorigin} integrity="${checksum}">`);
        })
        .replace('<script', () => `<script type="importmap" nonce="__CSP_NONCE__">${map}</script><script`),
    worker: worker
      .replace(/url:"assets\/([\w.-]+)"/g, (entry, name: string) =>
        OF_OUR_ORIGIN.test(name) ? entry : `url:${JSON.stringify(base + name)}`,
      )
      // A precached page differs per CDN address.
      .replace('url:"/app-page",revision:"', (entry) => `${entry}${mark}-`),
  };
}
