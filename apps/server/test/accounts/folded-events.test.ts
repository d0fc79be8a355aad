import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordEvent } from '../../src/features/audit/record-event.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

// Case 19 of the second security review.

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Events {
  events: { type: string; times: number; about: string | null }[];
  total: number;
}

test('addresses of the account’s file are a few an hour, and do not push other events out of sight', async () => {
  const person = await server.signUp('exports@example.com');
  const { id: userId } = person;
  await recordEvent(server.context.db, { type: 'password_changed', at: server.clock.now(), userId });
  const statuses = new Map<number, number>();
  for (let n = 0; n < 60; n += 1) {
    const { status } = await person.call('POST', '/api/user/export');
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 200: 20, 429: 40 });
  const { body } = await person.call<Events>('GET', '/api/user/events');
  expect(body.events.map(({ type, times }) => [type, times])).toEqual([
    ['data_exported', 16],
    ...Array.from({ length: 4 }, () => ['data_exported', 1]),
    ['password_changed', 1],
  ]);
});

test('events of a day are folded also where kinds alternate and each says something else', async () => {
  const person = await server.signUp('alternating@example.com');
  const { db } = server.context;
  await recordEvent(db, { type: 'password_changed', at: server.clock.now(), userId: person.id });
  for (let n = 0; n < 60; n += 1) {
    const at = server.clock.now();
    await recordEvent(db, { type: 'link_made', at, userId: person.id, about: `cluster ${n}` });
    await recordEvent(db, { type: 'link_ended', at, userId: person.id, about: `cluster ${n}` });
    server.clock.advance(1);
  }
  const { body } = await person.call<Events>('GET', '/api/user/events');
  expect(body.total).toBe(11);
  expect(body.events.map(({ type }) => type)).toContain('password_changed');
  expect(body.events.reduce((sum, { times }) => sum + times, 0)).toBe(121);
  // The next day counts anew.
  server.clock.advance(86_400);
  await recordEvent(db, { type: 'link_made', at: server.clock.now(), userId: person.id, about: 'cluster 0' });
  expect((await person.call<Events>('GET', '/api/user/events')).body.total).toBe(12);
});
