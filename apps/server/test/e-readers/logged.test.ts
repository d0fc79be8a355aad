import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createProduct } from '@wordcluster/testing/product';
import { expect, onTestFinished, test } from 'vitest';
import { koreaderFile } from './reader-files.ts';

/** A request as KOReader's library makes it: over a connection of its own, a body without a type. */
const ask = (url: string, method: string, payload: Buffer = Buffer.alloc(0), headers = {}) =>
  new Promise<{ status: number; body: Buffer; etag: string | undefined }>((resolve, reject) => {
    const sent = request(url, { method, headers: { ...headers, 'content-length': payload.length } }, (answer) => {
      buffer(answer).then(
        (body) => resolve({ status: answer.statusCode ?? 0, body, etag: answer.headers.etag }),
        reject,
      );
    });
    sent.on('error', reject).end(payload);
  });

test('over HTTP a round works as the device makes it, and no line of the log has the token', async () => {
  const product = await createProduct({ LOG_LEVEL: 'trace' });
  onTestFinished(() => product.remove());
  await product.start();
  const authorization = `Bearer ${await product.signIn('demo@wordcluster.example')}`;
  const call = async (path: string, body: object) => {
    const response = await fetch(product.url + path, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { id: number; url: string };
  };
  const cluster = await call('/api/clusters', { title: 'Reader', col_1_name: 'Word', col_2_name: 'Sentence' });
  const made = await call('/api/e-readers', { cluster_id: cluster.id, name: 'Kobo', password: 'Wordcluster1' });
  const { pathname } = new URL(made.url);
  const token = pathname.split('/')[2] ?? '';
  expect(token.length).toBeGreaterThan(40);
  const file = `${product.url}${pathname}vocabulary_builder.sqlite3`;
  const content = await koreaderFile([{ word: 'Wald', before: 'im ' }]);

  expect((await ask(file, 'GET')).status).toBe(404);
  expect((await ask(file, 'PUT', content)).status).toBe(201);
  const got = await ask(file, 'GET');
  expect([got.status, got.body.equals(content)]).toEqual([200, true]);
  expect((await ask(file, 'PUT', content, { 'if-match': got.etag })).status).toBe(204);
  const listing = Buffer.from('<a:propfind xmlns:a="DAV:"/>');
  expect((await ask(product.url + pathname, 'PROPFIND', listing, { 'content-type': 'application/xml' })).status).toBe(
    207,
  );
  expect((await ask(file, 'PUT', Buffer.from('no database'))).status).toBe(422);
  expect((await ask(file, 'DELETE')).status).toBe(405);
  // Addresses that are none: a slash too many, capital letters, a method that nobody knows.
  await ask(`${product.url}/${pathname}`, 'GET');
  await ask(product.url + pathname.replace('dav', 'DAV'), 'GET');
  await ask(`${product.url}/books${pathname}`, 'GET');
  await ask(file, 'REPORT');

  const lines = () =>
    product
      .output()
      .split('\n')
      .filter((line) => line.includes('/dav/'));
  await expect.poll(() => lines().length).toBeGreaterThanOrEqual(10);
  expect(lines()[0]).toContain('/dav/-/vocabulary_builder.sqlite3');
  expect(product.output()).not.toContain(token);
});
