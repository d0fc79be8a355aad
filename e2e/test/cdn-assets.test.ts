import { once } from 'node:events';
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test as base } from '../journey.ts';
import { logIn } from '../people.ts';

const BUILT = path.join(import.meta.dirname, '../../apps/web/dist');
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/** A network of caches that has the app's files, under a path of its own. */
interface Cdn {
  address: string;
  /** Paths of the files that browsers asked it for. */
  asked: string[];
}

const test = base.extend<object, { cdn: Cdn }>({
  cdn: [
    async ({ browserName: _unneeded }, provide) => {
      const asked: string[] = [];
      const server = createServer((request, response) => {
        const name = path.basename(request.url ?? '');
        asked.push(request.url ?? '');
        readFile(path.join(BUILT, 'assets', name)).then(
          (content) =>
            response
              .setHeader('content-type', TYPES[path.extname(name)] ?? 'application/octet-stream')
              .setHeader('access-control-allow-origin', '*')
              .end(content),
          () => response.writeHead(404).end(),
        );
      }).listen(0);
      await once(server, 'listening');
      const at = server.address();
      if (at === null || typeof at === 'string') throw new Error('no port');
      await provide({ address: `http://localhost:${at.port}/words`, asked });
      server.close();
      server.closeAllConnections();
    },
    { scope: 'worker' },
  ],
  settings: [({ cdn }, provide) => provide({ ASSETS_URL: cdn.address }), { scope: 'worker' }],
});

test('the app works with its files from another origin, and takes none of them from the server', async ({
  page,
  cdn,
  server,
}) => {
  const ownFiles: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${server.url}/assets/`)) ownFiles.push(request.url());
  });
  await logIn(page, 'demo');
  await page.goto('/clusters');
  await page.getByRole('link', { name: 'German for a weekend' }).first().click();
  await expect(page.getByRole('grid').getByText('der Bahnhof', { exact: true })).toBeVisible();
  await page.goto('/progress');
  await expect(page.getByRole('heading', { name: 'Progress', exact: true })).toBeVisible();
  expect(ownFiles).toEqual([]);
  expect(cdn.asked.length).toBeGreaterThan(5);
  expect(cdn.asked.filter((one) => !one.startsWith('/words/assets/'))).toEqual([]);
});
