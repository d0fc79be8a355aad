import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { storeToken } from '../../src/platform/storage/token.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/**
 * Fake server for the tests of a file, reached by the product's own calls, signed in with the token `secret`. Each test sets
 * its responses and reads its requests.
 */
export function serveLocally() {
  const local: { answer: Answer; seen: Seen[] } = { answer: (_request, response) => response.end(), seen: [] };
  const realFetch = globalThis.fetch;
  let origin = '';
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      local.seen.push({ method, url, headers, body });
      local.answer(request, response, body);
    });
  });
  beforeAll(async () => {
    server.listen(0);
    await once(server, 'listening');
    const address = server.address();
    if (typeof address === 'object' && address !== null) origin = `http://localhost:${address.port}`;
  });
  afterAll(() => server.close());
  beforeEach(() => {
    local.seen = [];
    // A browser resolves paths against the page, which Node lacks, and stores cookies.
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => realFetch(new URL(url, origin), init));
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=first' });
    storeToken('secret');
  });
  afterEach(() => vi.unstubAllGlobals());
  return local;
}
