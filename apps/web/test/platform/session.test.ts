import { describe, expect, it } from 'vitest';
import { loadUser } from '../../src/platform/session/session.ts';
import { currentToken } from '../../src/platform/storage/token.ts';
import { serveLocally } from './local-server.ts';

const local = serveLocally();

const load = () => loadUser(new AbortController().signal);

describe('loading the user', () => {
  it('keeps the session when the answer is cut off in the middle, as when the page is left', async () => {
    local.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' }).write('{"id": 1, "em');
      setTimeout(() => response.destroy(), 20);
    };
    await expect(load()).rejects.toThrow('Server error, please try it again later.');
    expect(currentToken()).toBe('secret');
  });

  it('keeps the session when no answer comes', async () => {
    local.answer = (_request, response) => response.destroy();
    await expect(load()).rejects.toThrow('The server cannot be reached.');
    expect(currentToken()).toBe('secret');
  });

  it.each([401, 403, 404, 500])('ends the session when the server answers %i', async (status) => {
    local.answer = (_request, response) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: { code: 'any', message: 'No.', request_id: 'r1' } }));
    await expect(load()).rejects.toThrow('No.');
    expect(currentToken()).toBeNull();
  });
});
