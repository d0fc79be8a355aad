import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import type { Frame } from './screen-recorder.ts';

const SCRIPTS: Record<string, string> = {
  '/draw-and-encode.mjs': path.join(import.meta.dirname, 'draw-and-encode.mjs'),
  '/mp4-muxer.mjs': createRequire(import.meta.url)
    .resolve('mp4-muxer')
    .replace(/\.[cm]?js$/, '.mjs'),
};

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Runs a function of draw-and-encode.mjs in the browser, which alone has encoders, and answers the file it makes. */
export async function develop(
  browser: Browser,
  frames: readonly Frame[],
  work: 'film' | 'still',
  order: object,
): Promise<Buffer> {
  let made: Buffer | null = null;
  const server = createServer(async (request, response) => {
    const { url = '/' } = request;
    const frame = /^\/frames\/(\d+)$/.exec(url)?.[1];
    const script = SCRIPTS[url];
    if (request.method === 'POST') {
      made = await bodyOf(request);
      response.end();
    } else if (frame !== undefined) response.end(frames[Number(frame)]?.jpeg);
    else if (script !== undefined)
      response.setHeader('content-type', 'text/javascript').end(await readFile(script, 'utf8'));
    else response.setHeader('content-type', 'text/html').end('<!doctype html><title>Studio</title>');
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const page = await browser.newPage();
  try {
    // Encoders exist on secure origins only, which localhost is.
    await page.goto(`http://localhost:${address.port}/`);
    await page.evaluate(`import('/draw-and-encode.mjs').then((all) => all.${work}(${JSON.stringify(order)}))`);
  } finally {
    await page.close();
    server.closeAllConnections();
    server.close();
  }
  if (made === null) throw new Error('The browser made nothing.');
  return made;
}
