import { cases } from '@wordcluster/testing/nightly';
import { errorEnvelope } from '@wordcluster/contract/errors';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCluster } from '../setup/clusters.ts';
import { multipart, MULTIPART } from '../setup/imports.ts';
import { startTestServer, type TestResponse, type Caller, type TestServer } from '../setup/server.ts';

let server: TestServer;
let user: Caller;
let cluster: number;

beforeAll(async () => {
  server = await startTestServer();
  user = await server.signUp('user@example.com', 'great');
  cluster = (await newCluster(user)).id;
});
afterAll(() => server.close());

const MEGABYTE = 1_000_000;

function expectShort({ status, body, headers }: TestResponse): void {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(Number(headers['content-length'])).toBeLessThanOrEqual(4096);
  expect(Object.keys(errorEnvelope.parse(body).errors ?? {}).length).toBeLessThanOrEqual(10);
}

const unknownKeys = (count: number, key = (n: number) => `field${n}`) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [key(n), n])));

test.each([
  ['a megabyte of unknown fields', unknownKeys(MEGABYTE / 20)],
  ['hundreds of unknown fields', unknownKeys(900)],
  ['long unknown fields', unknownKeys(20, (n) => '😀'.repeat(2000) + String(n))],
  ['unknown fields of control characters', unknownKeys(20, (n) => '\u0001'.repeat(2000) + String(n))],
  ['lists in lists', '['.repeat(MEGABYTE)],
  ['objects in objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ['one long field', JSON.stringify({ ['x'.repeat(MEGABYTE - 100)]: 1 })],
])('%s get a short answer, soon', async (_what, body) => {
  const started = performance.now();
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => server.visitor.call('POST', '/api/user/login', body)),
  );
  for (const answer of responses) expectShort(answer);
  // Twenty of them stalled the server for 13 seconds once.
  expect(performance.now() - started).toBeLessThan(4_000);
});

test('a hundred thousand wrong ids get one complaint', async () => {
  const started = performance.now();
  const body = JSON.stringify({ row_ids: Array.from({ length: 100_000 }, () => 'x') });
  expectShort(await user.call('POST', `/api/clusters/${cluster}/clusterRows/delete`, body));
  expect(performance.now() - started).toBeLessThan(1_000);
});

test('fields within reason are named, all of them', async () => {
  const { body } = await server.visitor.call('POST', '/api/user/login', { one: 1, two: { deep: { er: [] } } });
  expect(Object.keys(errorEnvelope.parse(body).errors ?? {})).toEqual(expect.arrayContaining(['one', 'two']));
});

/** Bytes of a form with something cut out, put in, or changed. */
const brokenForm = fc
  .record({
    content: fc.uint8Array({ maxLength: 300 }),
    cut: fc.nat(400),
    at: fc.nat(400),
    inserted: fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc
        .constantFrom('\r\n', '\n\n', '--', ':', '\0', 'filename*=x', 'Content-Disposition:', ';;;')
        .map((text) => Buffer.from(text)),
    ),
    type: fc.constantFrom(
      MULTIPART['content-type'],
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=----wordcluster-test-boundar',
      'multipart/form-data; boundary="',
      `multipart/form-data; boundary=${'x'.repeat(500)}`,
      'multipart/mixed; boundary=a',
    ),
  })
  .map(({ content, cut, at, inserted, type }) => {
    const whole = multipart({ name: 'a.csv', content });
    const start = Math.min(at, whole.length);
    return { type, bytes: Buffer.concat([whole.subarray(0, start), inserted, whole.subarray(start + cut)]) };
  });

test('a form that is none is refused, whatever is wrong with it', async () => {
  await fc.assert(
    fc.asyncProperty(brokenForm, async ({ type, bytes }) => {
      const { status } = await user.call('POST', `/api/clusters/${cluster}/upload-import`, bytes, {
        'content-type': type,
      });
      expect(status).toBeLessThan(500);
    }),
    {
      numRuns: cases(400),
      examples: [
        [{ type: MULTIPART['content-type'], bytes: Buffer.from('------wordcluster-test-boundary\r\n\r\n\r\n') }],
        [{ type: MULTIPART['content-type'], bytes: Buffer.from('nothing of a form') }],
        [
          {
            type: MULTIPART['content-type'],
            bytes: Buffer.from('------wordcluster-test-boundary\r\nContent-Disposition: form-da'),
          },
        ],
      ],
    },
  );
});

test('rows change while their cluster is removed and restored: refused or done, no fault of ours', async () => {
  const { id } = await newCluster(user);
  const rows = `/api/clusters/${id}/clusterRows`;
  const first = (await user.call<{ id: number }>('POST', rows, { col_1_value: 'one' })).body.id;
  const until = Date.now() + 3_000;
  const seen = new Set<number>();
  const again = async (work: () => Promise<TestResponse>) => {
    while (Date.now() < until) seen.add((await work()).status);
  };
  await Promise.all([
    again(() => user.call('DELETE', `/api/clusters/${id}`)),
    again(() => user.call('POST', `/api/clusters/${id}/restore`, {})),
    again(() => user.call('POST', rows, { col_1_value: 'more' })),
    again(() => user.call('POST', rows, { col_1_value: 'more' })),
    again(() => user.call('PATCH', `${rows}/${first}`, { col_1_value: 'two' })),
    again(() => user.call('PATCH', `${rows}/${first}`, { row_number: 1 })),
    again(() => user.call('GET', rows)),
  ]);
  expect([...seen].filter((status) => ![200, 201, 404, 409].includes(status))).toEqual([]);
});
