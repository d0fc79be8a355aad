import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../setup/server.ts';

const ADDRESS = '/api/practice/paused-test';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const stored = (answer: string) => ({ settings: { grading: 'helpful' }, test: { state: 3, cluster_id: 5, answer } });

describe('a paused test', () => {
  // Specification: S0-1.71, S0-1.72, S0-1.73
  test('is stored for the user’s other devices, the newest replacing the one before, until it is deleted', async () => {
    const person = await server.signUp('pausing@example.com');
    const other = await server.signUp('another@example.com');
    expect(await person.call('GET', ADDRESS)).toMatchObject({ status: 200, body: { test: null } });
    await person.call('PUT', ADDRESS, { test: stored('pe') });
    const newest = stored('ma\u010Dka \u0000 "\u2028');
    expect(await person.call('PUT', ADDRESS, { test: newest })).toMatchObject({
      status: 200,
      body: { test: newest },
    });
    expect((await person.call('GET', ADDRESS)).body).toEqual({ test: newest });
    expect((await other.call('GET', ADDRESS)).body).toEqual({ test: null });
    for (let times = 0; times < 2; times += 1) expect((await person.call('DELETE', ADDRESS)).status).toBe(200);
    expect((await person.call('GET', ADDRESS)).body).toEqual({ test: null });
  });

  test('has at most 256 kB, and is an object', async () => {
    const person = await server.signUp('large@example.com');
    const questions = (count: number) => ({
      test: { questions: Array.from({ length: count }, (_, id) => ({ id, v: 'x'.repeat(100) })) },
    });
    expect((await person.call('PUT', ADDRESS, questions(2000))).status).toBe(200);
    expect((await person.call('PUT', ADDRESS, questions(2400))).status).toBe(413);
    for (const wrong of [null, 'text', [], 1])
      expect((await person.call('PUT', ADDRESS, { test: wrong })).status).toBe(422);
    expect((await person.call<{ test: { questions: [] } }>('GET', ADDRESS)).body.test.questions).toHaveLength(2000);
  });
});
