import { cases } from '@wordcluster/testing/nightly';
import type { CallSpec } from '@wordcluster/contract/call';
import { calls } from '@wordcluster/contract/all';
import { errorEnvelope } from '@wordcluster/contract/errors';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';

let server: TestServer;
let user: Caller;
let admin: Caller;
let strangersCluster: number;

beforeAll(async () => {
  server = await startTestServer();
  user = await server.signUp('caller@example.com', 'great');
  admin = await server.signUp('admin@wordcluster.example');
  const stranger = await server.signUp('stranger@example.com');
  strangersCluster = (
    await stranger.call<{ id: number }>('POST', '/api/clusters', { title: 'Private', col_1_name: 'Word' })
  ).body.id;
});
afterAll(() => server.close());

const all = Object.entries(calls) as [string, CallSpec][];
const pathOf = (key: string, id: string | number) => (key.split(' ')[1] ?? '').replace(/:\w+/g, String(id));
const methodOf = (key: string) => key.split(' ')[0] ?? 'GET';
const callerOf = (spec: CallSpec) => (spec.access === 'admin' ? admin : spec.access === 'user' ? user : server.visitor);

function expectRefusal(answer: { status: number; body: unknown }, key: string): void {
  expect(answer.status, key).toBeGreaterThanOrEqual(400);
  expect(answer.status, key).toBeLessThan(500);
  expect(errorEnvelope.safeParse(answer.body).success, `${key} answers in the envelope`).toBe(true);
}

describe('every call of the contract', () => {
  // Specification: S0-1.22
  test('is served, and nothing else is under /api', () => {
    for (const [key] of all) {
      expect(server.app.hasRoute({ method: methodOf(key), url: key.split(' ')[1] ?? '' }), key).toBe(true);
    }
  });

  // Specification: S0-1.22, S1-6.08
  test.each(all.filter(([, spec]) => spec.access !== 'public'))('%s needs a token', async (key) => {
    const response = await server.visitor.call(methodOf(key), pathOf(key, 1), methodOf(key) === 'GET' ? undefined : {});
    expect(response.status).toBe(401);
    expectRefusal(response, key);
  });

  // Specification: S1-2.20, S2-6.05
  test.each(all.filter(([, spec]) => spec.access === 'admin'))('%s is for the administrator only', async (key) => {
    expect((await user.call(methodOf(key), pathOf(key, 1), methodOf(key) === 'GET' ? undefined : {})).status).toBe(403);
  });

  // Specification: S0-1.22
  test.each(all.filter(([, spec]) => spec.params))(
    '%s answers 404 to impossible and unknown ids',
    async (key, spec) => {
      for (const id of ['abc', '0', '-1', '1e3', '1.5', '99999999999999999999', '%00', '__proto__', '987654321']) {
        const body = spec.body ? (validBodies[key] ?? {}) : undefined;
        const response = await callerOf(spec).call(methodOf(key), pathOf(key, id), body);
        expect([404, 422], `${key} with ${id}`).toContain(response.status);
        if (id !== '987654321') expect(response.status).toBe(404);
        expectRefusal(response, key);
      }
    },
  );

  test.each(all.filter(([key]) => key.includes(':cluster_id')))(
    "%s does not reveal a stranger's cluster",
    async (key, spec) => {
      const body = spec.body ? (validBodies[key] ?? {}) : undefined;
      const response = await user.call(methodOf(key), pathOf(key, strangersCluster), body);
      expect([404, 422, 415]).toContain(response.status);
    },
  );

  // Specification: S1-8.01
  test.each(all.filter(([, spec]) => spec.body))(
    '%s refuses broken, wrong-typed, oversized and unstorable bodies',
    async (key, spec) => {
      const caller = callerOf(spec);
      const path = pathOf(key, 1);
      expectRefusal(await caller.call(methodOf(key), path, '{"broken'), key);
      expectRefusal(await caller.call(methodOf(key), path, '"text"'), key);
      expectRefusal(await caller.call(methodOf(key), path, '[]'), key);
      expectRefusal(await caller.call(methodOf(key), path, { surprise: 1 }), key);
      expectRefusal(
        await caller.call(methodOf(key), path, '{"__proto__": {"a": 1}, "constructor": {"prototype": {}}}'),
        key,
      );
      expectRefusal(await caller.call(methodOf(key), path, 'a=b', { 'content-type': 'text/plain' }), key);
      const huge = await caller.call(methodOf(key), path, { surprise: 'x'.repeat(10_000_000) });
      expect(huge.status).toBe(413);
    },
  );

  test('names unknown fields that are called like methods of every object', async () => {
    const response = await server.visitor.call('POST', '/api/user/login', {
      email: 'a',
      password: 'b',
      valueOf: 1,
      toString: 2,
    });
    expect(response).toMatchObject({ status: 422, body: { errors: { valueOf: ["Unknown field 'valueOf'."] } } });
  });

  test('never answers 5xx to arbitrary bodies', async () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.integer(),
      fc.constant(null),
      fc.constant('\0'),
      fc.constant('\ud800'),
      fc.boolean(),
      fc.array(fc.string()),
      fc.constant('x'.repeat(20_000)),
    );
    const withBody = all.filter(([key, spec]) => spec.body && key !== 'POST /api/user/logout');
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...withBody),
        fc.dictionary(fc.string(), value, { maxKeys: 2 }),
        fc.infiniteStream(value),
        async ([key, spec], extra, values) => {
          const body: Record<string, unknown> = { ...extra };
          for (const field of fieldsOf(spec)) body[field] = values.next().value;
          const response = await callerOf(spec).call(methodOf(key), pathOf(key, strangersCluster), body);
          expect(response.status, `${key} ${JSON.stringify(body).slice(0, 300)}`).toBeLessThan(500);
        },
      ),
      { numRuns: cases(150) },
    );
  });
});

/** Valid bodies, so that the path is the reason of the refusal. */
const validBodies: Record<string, unknown> = {
  'PATCH /api/clusters/:cluster_id': { title: 'Words', col_1_name: 'Word' },
  'POST /api/clusters/:cluster_id/clusterRows': { col_1_value: 'x' },
  'PATCH /api/clusters/:cluster_id/clusterRows/:row_id': { row_number: 1 },
  'PATCH /api/clusters/:cluster_id/clusterRows': { edits: [{ row_id: 1, col_1_value: 'x' }] },
  'POST /api/clusters/:cluster_id/clusterRows/copy': { row_ids: [1], to_cluster_id: 1 },
  'POST /api/clusters/:cluster_id/clusterRows/delete': { row_ids: [1] },
  'POST /api/clusters/:cluster_id/clusterRows/restore': { row_ids: [1] },
  'POST /api/clusters/:cluster_id/paste-import': { text: 'a' },
  'POST /api/clusters/:cluster_id/start-import': { first_line_header: false, append: true },
  'POST /api/clusters/:cluster_id/share': { email: 'somebody@example.com' },
  'POST /api/clusters/:cluster_id/cancel-share': { block: false },
  'PATCH /api/clusters/:cluster_id/share/:user_id': { may_write: false },
  'PATCH /api/clusters/:cluster_id/links/:link_id': { indexed: true },
  'POST /api/links/:code/listen': { row_id: 1, col_number: 1 },
  'POST /api/links/:code/report': { reason: 'It insults people.' },
  'POST /api/reports/:report_id/close': { reason: 'It insults people.' },
  'PATCH /api/coupons/:coupon_id': {
    type: 'fixed',
    value: 1,
    allowed: 'any',
    code: 'VALID',
    usages: null,
    begin_at: null,
    expiration_at: null,
    active: true,
  },
};

/** The names of the fields that a body may have; of a choice between several bodies, those of the first. */
function fieldsOf({ body }: CallSpec): string[] {
  const schema = body instanceof z.ZodUnion ? body.options[0] : body;
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}
