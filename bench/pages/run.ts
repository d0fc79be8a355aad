// Measures first and second visits on the production build: node bench/pages/run.ts [rounds]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { findBrowser } from '@wordcluster/testing/chromium';
import { startProduct } from '@wordcluster/testing/product';
import buildWeb from '../../e2e/build-web.ts';
import { logIn } from '../../e2e/people.ts';
import { median } from '../figures.ts';

/** Lighthouse's slow 4G: round trip in milliseconds, bytes a second down and up. */
const LATENCY = 150;
const DOWN = (1.6 * 1024 * 1024) / 8;
const UP = (750 * 1024) / 8;
const SLOWER_PROCESSOR = 4;
/** Milliseconds after which nothing moves any more. */
const SETTLED = 5000;

interface Measures {
  lcp: number;
  tbt: number;
  cls: number;
}

/** Runs in the page before its scripts: what the browser itself says about painting, long tasks and shifts. */
const OBSERVE = `
  window.measured = { lcp: 0, tbt: 0, cls: 0 };
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('largest-contentful-paint', (entry) => (window.measured.lcp = entry.startTime));
  on('longtask', (entry) => (window.measured.tbt += Math.max(0, entry.duration - 50)));
  on('layout-shift', (entry) => entry.hadRecentInput || (window.measured.cls += entry.value));
`;

async function visit(page: Page, url: string): Promise<Measures> {
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  await page.waitForTimeout(SETTLED);
  return page.evaluate<Measures>('window.measured');
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: DOWN,
    uploadThroughput: UP,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  await page.addInitScript(OBSERVE);
  return page;
}

buildWeb();
const server = await startProduct();
const launch = { args: ['--no-sandbox'], serviceWorkers: 'allow' as const, ...(await findBrowser()) };
const results = new Map<string, Measures[]>();
const note = (name: string, measures: Measures) => results.set(name, [...(results.get(name) ?? []), measures]);

/** Both visits of a page by a browser that was never here; `token` signs it in. */
async function measure(name: string, address: string, token: string | null): Promise<void> {
  const profile = await mkdtemp(path.join(tmpdir(), 'wordcluster-speed-'));
  const context = await chromium.launchPersistentContext(profile, launch);
  if (token !== null) await context.addInitScript(`localStorage.setItem('token', '${token}')`);
  const page = await slowPage(context);
  note(`${name}, first visit`, await visit(page, address));
  // The app installs itself after the first visit.
  while ((await page.evaluate('navigator.serviceWorker.controller?.state')) !== 'activated') await sleep(200);
  await page.close();
  note(`${name}, second visit`, await visit(await slowPage(context), address));
  await context.close();
  await rm(profile, { recursive: true, force: true });
}

try {
  const browser = await chromium.launch(launch);
  const visitor = await browser.newPage({ baseURL: server.url });
  await logIn(visitor, 'demo');
  const token = await visitor.evaluate<string>(`localStorage.getItem('token')`);
  await browser.close();
  for (let round = 0; round < Number(process.argv[2] ?? 3); round++) {
    await measure('login', `${server.url}/auth/login`, null);
    await measure('clusters', `${server.url}/clusters`, token);
  }
} finally {
  await server.remove();
}

process.stdout.write('| page | drawn (LCP) | blocked (TBT) | shift (CLS) |\n| --- | --- | --- | --- |\n');
for (const [name, all] of results) {
  const [lcp, tbt, cls] = [median(all.map((m) => m.lcp)), median(all.map((m) => m.tbt)), median(all.map((m) => m.cls))];
  process.stdout.write(`| ${name} | ${(lcp / 1000).toFixed(2)} s | ${Math.round(tbt)} ms | ${cls.toFixed(3)} |\n`);
}
