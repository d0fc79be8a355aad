import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadUser } from '../../src/platform/session.ts';
import { currentToken, storeToken } from '../../src/platform/token.ts';

let server: Server;
let origin = '';
let answer: (response: ServerResponse) => void;
const realFetch = globalThis.fetch;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/api/user') answer(response);
    else response.writeHead(204).end();
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  origin = typeof address === 'object' && address !== null ? `http://localhost:${address.port}` : '';
});
afterAll(() => server.close());
beforeEach(() => {
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => realFetch(new URL(url, origin), init));
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=first' });
  storeToken('secret');
});
afterEach(() => vi.unstubAllGlobals());

const load = () => loadUser(new AbortController().signal);

describe('loading the user', () => {
  it('keeps the session when the answer is cut off in the middle, as when the page is left', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' }).write('{"id": 1, "em');
      setTimeout(() => response.destroy(), 20);
    };
    await expect(load()).rejects.toThrow('Server error, please try it again later.');
    expect(currentToken()).toBe('secret');
  });

  it('keeps the session when no answer comes', async () => {
    answer = (response) => response.destroy();
    await expect(load()).rejects.toThrow('The server cannot be reached.');
    expect(currentToken()).toBe('secret');
  });

  it.each([401, 403, 404, 500])('ends the session when the server answers %i', async (status) => {
    answer = (response) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: { code: 'any', message: 'No.', request_id: 'r1' } }));
    await expect(load()).rejects.toThrow('No.');
    expect(currentToken()).toBeNull();
  });
});
