import type { ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { ApiFailure, failureOf as failureIn, momentOf } from '../../src/platform/http/api-failure.ts';
import { call, onSignedOut, open } from '../../src/platform/http/api.ts';
import { storeToken } from '../../src/platform/storage/token.ts';
import { serveLocally } from './local-server.ts';

const local = serveLocally();

const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const refuse = (code: string, message: string, errors?: Record<string, string[]>) => ({
  error: {
    code,
    message,
    message_id: 'request.invalid',
    values: {},
    errors,
    messages: errors && { title: { id: 'cluster.title_too_short', values: {} } },
    request_id: 'r1',
  },
  errors,
});
const failureOf = async (promise: Promise<unknown>): Promise<ApiFailure> => {
  const thrown: unknown = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  if (thrown instanceof ApiFailure) return thrown;
  throw new Error('the call did not fail with an ApiFailure');
};

describe('a call', () => {
  // Specification: S1-7.01
  it('fills the path, sends JSON and the token, and answers the body', async () => {
    local.answer = (_request, response) => json(response, 200, { id: 3 });
    const body = { title: 'Birds', col_1_name: 'Word' };
    await expect(call('PATCH /api/clusters/:cluster_id', { params: { cluster_id: 3 }, body })).resolves.toEqual({
      id: 3,
    });
    expect(local.seen[0]).toMatchObject({ method: 'PATCH', url: '/api/clusters/3', body: JSON.stringify(body) });
    expect(local.seen[0]?.headers).toMatchObject({
      authorization: 'Bearer secret',
      'content-type': 'application/json',
    });
    expect(local.seen[0]?.headers).not.toHaveProperty('x-xsrf-token');
  });

  it('without a token echoes the anti-forgery cookie', async () => {
    storeToken(null);
    local.answer = (_request, response) => json(response, 200, { message: 'sent' });
    await call('POST /api/user/resend-confirmation', { body: { email: 'a@b.cz' } });
    expect(local.seen[0]?.headers).toMatchObject({ 'x-xsrf-token': 'first' });
    expect(local.seen[0]?.headers).not.toHaveProperty('authorization');
  });

  it('whose cookie is too old fetches another and tries once more', async () => {
    storeToken(null);
    local.answer = ({ url, headers }, response) => {
      if (url === '/api/csrf-cookie') {
        vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=second' });
        json(response, 200, {});
      } else if (headers['x-xsrf-token'] === 'second') json(response, 200, { message: 'sent' });
      else json(response, 403, refuse('forgery', 'Please reload the page and try again.'));
    };
    const body = { email: 'a@b.cz' };
    await expect(call('POST /api/user/resend-confirmation', { body })).resolves.toEqual({ message: 'sent' });
    expect(local.seen.map(({ url }) => url)).toEqual([
      '/api/user/resend-confirmation',
      '/api/csrf-cookie',
      '/api/user/resend-confirmation',
    ]);
  });

  it('of a public kind whose token has ended echoes the cookie beside it', async () => {
    local.answer = ({ url, headers }, response) => {
      if (url === '/api/csrf-cookie') json(response, 200, {});
      else if (headers['x-xsrf-token'] === 'first') json(response, 200, { message: 'sent' });
      else json(response, 403, refuse('forgery', 'Please reload the page and try again.'));
    };
    const body = { email: 'a@b.cz' };
    await expect(call('POST /api/user/resend-confirmation', { body })).resolves.toEqual({ message: 'sent' });
    expect(local.seen.at(-1)?.headers).toMatchObject({ 'x-xsrf-token': 'first', authorization: 'Bearer secret' });
  });

  // Specification: S1-8.01
  it('that is refused throws the envelope', async () => {
    local.answer = (_request, response) =>
      json(response, 422, refuse('invalid', 'Invalid fields.', { title: ['Too short.'] }));
    const failure = await failureOf(call('POST /api/clusters', { body: { title: '', col_1_name: '' } }));
    expect(failure).toMatchObject({
      status: 422,
      code: 'invalid',
      message: 'Invalid fields.',
      reason: { id: 'request.invalid', values: {}, text: 'Invalid fields.' },
      errors: { title: [{ id: 'cluster.title_too_short', values: {}, text: 'Too short.' }] },
      requestId: 'r1',
    });
  });

  it('429 says how long to wait', async () => {
    local.answer = (_request, response) =>
      json(response, 429, refuse('too_many', 'Too many tries.'), { 'retry-after': '30' });
    expect(await failureOf(call('GET /api/user'))).toMatchObject({ code: 'too_many', retryAfter: 30 });
  });

  it('answered by a proxy page fails with a plain sentence', async () => {
    local.answer = (_request, response) =>
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    expect(await failureOf(call('GET /api/user'))).toMatchObject({
      status: 502,
      code: 'unreadable',
      message: 'Server error, please try it again later.',
    });
  });

  it('with a broken answer fails with a plain sentence', async () => {
    local.answer = (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":');
    expect(await failureOf(call('GET /api/user'))).toMatchObject({ status: 200, code: 'unreadable' });
  });

  it('that gets no answer fails as offline', async () => {
    local.answer = (request) => request.socket.destroy();
    expect(await failureOf(call('GET /api/user'))).toMatchObject({ status: 0, code: 'offline' });
  });

  it('that its caller cancels is no failure of the server', async () => {
    local.answer = () => {};
    const cancel = new AbortController();
    const pending = call('GET /api/user', { signal: cancel.signal });
    cancel.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('that its caller cancels between head and body is no failure of the server either', async () => {
    const cancel = new AbortController();
    local.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('[');
      setTimeout(() => cancel.abort(), 50);
    };
    await expect(call('GET /api/clusters', { signal: cancel.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('answers the raw response for streams', async () => {
    local.answer = (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: hi\n\n');
    expect(await (await open('GET /api/user', { headers: { Accept: 'text/event-stream' } })).text()).toBe(
      'data: hi\n\n',
    );
    expect(local.seen[0]?.headers.accept).toBe('text/event-stream');
  });
});

/** The response of an ingress, a CDN or a proxy without a backend. */
const nobodyThere = (response: ServerResponse, headers: Record<string, string> = {}) =>
  response.writeHead(502, { 'content-type': 'text/html', ...headers }).end('<h1>Bad gateway</h1>');

describe('a server that is temporarily unavailable', () => {
  // Specification: S0-1.277
  it.each([
    ['a page of a proxy, without a word on when', 502, {}, '<h1>Bad gateway</h1>', 2],
    ['nothing at all', 503, {}, '', 2],
    ['a gateway that waited', 504, {}, 'timeout', 2],
    ['a proxy that says when', 503, { 'retry-after': '4' }, '', 4],
    ['a proxy that says a date', 503, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, '', 2],
    ['a long time', 503, { 'retry-after': '600' }, '', null],
    ['a fault', 500, {}, '<h1>Oops</h1>', null],
    ['a refusal', 403, {}, '<h1>No</h1>', null],
    ['a sentence of the server without a word on when', 503, {}, JSON.stringify(refuse('unavailable', 'Busy.')), null],
  ])('is known by %s', async (_what, status, headers, body, seconds) => {
    expect(momentOf(await failureIn(new Response(body, { status, headers })))).toBe(seconds);
  });

  it('is sent a change once more, but nothing that must not be made twice', async () => {
    local.answer = (_request, response) =>
      local.seen.length === 1 ? nobodyThere(response) : json(response, 200, { id: 3 });
    const body = { title: 'Birds', col_1_name: 'Word' };
    const began = performance.now();
    await expect(call('PATCH /api/clusters/:cluster_id', { params: { cluster_id: 3 }, body })).resolves.toEqual({
      id: 3,
    });
    expect(performance.now() - began).toBeGreaterThan(1900);
    expect(local.seen.map((one) => one.body)).toEqual([JSON.stringify(body), JSON.stringify(body)]);
    local.seen = [];
    local.answer = (_request, response) => nobodyThere(response, { 'retry-after': '0' });
    await failureOf(call('POST /api/user/premium/:order_id/new-payment', { params: { order_id: 3 } }));
    expect(local.seen.length).toBe(1);
  });
});

describe('a token that the server does not know', () => {
  it('ends the session, but not that of a login that came in between', async () => {
    const ended = vi.fn<() => void>();
    onSignedOut(ended);
    local.answer = (_request, response) => {
      storeToken('newer');
      json(response, 401, refuse('unauthenticated', 'Please log in.'));
    };
    await failureOf(call('GET /api/user'));
    expect(ended).not.toHaveBeenCalled();
    local.answer = (_request, response) => json(response, 401, refuse('unauthenticated', 'Please log in.'));
    await failureOf(call('GET /api/user'));
    expect(ended).toHaveBeenCalledOnce();
  });

  it('is what a user wanted who logs out', async () => {
    const ended = vi.fn<() => void>();
    onSignedOut(ended);
    local.answer = (_request, response) => json(response, 401, refuse('unauthenticated', 'Please log in.'));
    await failureOf(call('POST /api/user/logout'));
    expect(ended).not.toHaveBeenCalled();
  });

  it('is not the same as a wrong password', async () => {
    const ended = vi.fn<() => void>();
    onSignedOut(ended);
    local.answer = (_request, response) => json(response, 401, refuse('wrong_credentials', 'Incorrect credentials'));
    await failureOf(call('GET /api/user'));
    expect(ended).not.toHaveBeenCalled();
  });
});
