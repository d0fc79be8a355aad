import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@wordcluster/contract/all';
import type { CallSpec } from '@wordcluster/contract/call';
import type { AttackScenario, Strength } from './attack-scenarios.ts';
import type { Target } from './target.ts';
import { Fault, stillThere } from './watch.ts';
import { caller, open, PROXY, type Sent } from './wire.ts';

const portOf = ({ product }: Target) => Number(new URL(product.url).port);

/** Requests on so many connections, one after the other on each, until the time is over. */
async function flood(target: Target, atOnce: number, { ms }: Strength, next: (index: number) => Sent): Promise<string> {
  const wires = Array.from({ length: atOnce }, () => caller(portOf(target)));
  const until = Date.now() + ms;
  let made = 0;
  try {
    await Promise.all(
      wires.map(async (wire) => {
        while (Date.now() < until) {
          // Refused before its body was read, a connection may be closed.
          const response = await wire.call(next((made += 1))).catch(() => null);
          if (response && response.status >= 500 && response.status !== 503)
            throw new Fault(`an attacker was answered ${response.status}`);
        }
      }),
    );
  } finally {
    for (const wire of wires) wire.close();
  }
  await stillThere(target, null);
  return `${made} requests`;
}

const PIPELINED = 'GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n'.repeat(900);

/** Calls without an account: work before authentication. */
export const unknownCallers: Record<string, AttackScenario> = {
  async 'case 2: pipelined requests, hung up soon'(target, { ms }) {
    const until = Date.now() + ms;
    let connections = 0;
    while (Date.now() < until) {
      const sockets = Array.from({ length: 5 }, () => open(portOf(target), PIPELINED));
      await sleep(500);
      for (const socket of sockets) socket.destroy();
      connections += sockets.length;
    }
    await stillThere(target, null);
    return `${connections} connections of 900 requests`;
  },

  'case 3: the description of the API, again and again': (target, strength) =>
    flood(target, 80, strength, (index) => ({
      method: 'GET',
      path: index % 2 ? '/api/openapi.json' : '/api/docs',
      headers: { 'accept-encoding': 'br' },
      body: null,
    })),

  'case 4: large bodies with made-up tokens': (target, strength) => {
    const reviews = Array.from({ length: 4_000 }, () => ({ kind: 'answer', note: 'x'.repeat(200) }));
    const body = Buffer.from(JSON.stringify({ reviews }));
    return flood(target, 8, strength, (index) => ({
      method: 'POST',
      path: '/api/reviews',
      headers: { authorization: `Bearer ${String(index).padStart(64, 'a')}`, 'content-type': 'application/json' },
      body,
    }));
  },

  'case 4: large bodies with made-up tokens at every route': (target, strength) => {
    const routes = (Object.entries(calls) as [string, CallSpec][])
      .filter(([key]) => !key.startsWith('GET '))
      .map(([key]) => key.replace(/:\w+/g, '1').split(' '));
    const bodies = [8_000_000, 1_000_000].map((bytes) => Buffer.from(`{"a":[${'1,'.repeat(bytes / 2)}1]}`));
    return flood(target, 8, strength, (index) => {
      const [method = '', path = ''] = routes[index % routes.length] ?? [];
      const headers = {
        authorization: `Bearer ${String(index).padStart(64, 'a')}`,
        'content-type': 'application/json',
      };
      return { method, path, headers, body: bodies[index % bodies.length] ?? null };
    });
  },

  'case 4: deep requests of dictionaries without a key': (target, strength) => {
    const body = Buffer.from(`{"action":"multi","params":${'['.repeat(1_900_000)}${']'.repeat(1_900_000)}}`);
    return flood(target, 8, strength, () => ({
      method: 'POST',
      path: '/ankiconnect',
      headers: { 'content-type': 'text/plain' },
      body,
    }));
  },

  'registrations and codes of assistants': (target, strength) => {
    const register = { redirect_uris: ['http://127.0.0.1/x'], client_name: 'x'.repeat(60) };
    const code = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'x',
      code: 'y',
      redirect_uri: 'z',
    });
    const bodies = [JSON.stringify(register), `${code}&code_verifier=${'v'.repeat(15_000)}`];
    return flood(target, 16, strength, (index) => ({
      method: 'POST',
      path: index % 2 ? '/oauth/token' : '/oauth/register',
      headers: { 'content-type': index % 2 ? 'application/x-www-form-urlencoded' : 'application/json' },
      body: Buffer.from(bodies[index % 2] ?? ''),
    }));
  },

  async 'case 22: an address behind a proxy'(target, { ms }) {
    const wires = Array.from({ length: 20 }, () => caller(portOf(target), PROXY));
    const until = Date.now() + ms;
    const statuses = new Map<number, number>();
    try {
      await Promise.all(
        wires.flatMap((wire) =>
          Array.from({ length: 10 }, async () => {
            while (Date.now() < until) {
              const headers = { 'x-forwarded-for': '203.0.113.9', 'accept-encoding': 'br' };
              const { status } = await wire.call({ method: 'GET', path: '/api/docs', headers, body: null });
              statuses.set(status, (statuses.get(status) ?? 0) + 1);
            }
          }),
        ),
      );
    } finally {
      for (const wire of wires) wire.close();
    }
    if (!statuses.has(429)) throw new Fault('an address behind a proxy has no limit');
    await stillThere(target, null);
    return [...statuses].map(([status, count]) => `${count} answered ${status}`).join(', ');
  },
};
