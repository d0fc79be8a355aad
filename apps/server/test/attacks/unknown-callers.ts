import { setTimeout as sleep } from 'node:timers/promises';
import type { AttackScenario, Strength } from './attack-scenarios.ts';
import type { Target } from './target.ts';
import { Fault, stillThere } from './watch.ts';
import { caller, open, PROXY, type Sent } from './wire.ts';

const portOf = ({ product }: Target) => Number(new URL(product.url).port);

/** Requests on so many connections, one after the other on each, until the time is over. */
async function flood(target: Target, atOnce: number, { ms }: Strength, next: (turn: number) => Sent): Promise<string> {
  const wires = Array.from({ length: atOnce }, () => caller(portOf(target)));
  const until = Date.now() + ms;
  let made = 0;
  try {
    await Promise.all(
      wires.map(async (wire) => {
        while (Date.now() < until) {
          // Refused before its body was read, a connection may be closed.
          const answer = await wire.call(next((made += 1))).catch(() => null);
          if (answer && answer.status >= 500 && answer.status !== 503)
            throw new Fault(`an attacker was answered ${answer.status}`);
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

/** What somebody without an account can send: work before it is known who asks. */
export const unknownCallers: Record<string, AttackScenario> = {
  async 'pipelined requests, hung up soon'(target, { ms }) {
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

  'the description of the API, again and again': (target, strength) =>
    flood(target, 80, strength, (turn) => ({
      method: 'GET',
      path: turn % 2 ? '/api/openapi.json' : '/api/docs',
      headers: { 'accept-encoding': 'br' },
      body: null,
    })),

  'large bodies with made-up tokens': (target, strength) => {
    const reviews = Array.from({ length: 4_000 }, () => ({ kind: 'answer', note: 'x'.repeat(200) }));
    const body = Buffer.from(JSON.stringify({ reviews }));
    return flood(target, 8, strength, (turn) => ({
      method: 'POST',
      path: '/api/reviews',
      headers: { authorization: `Bearer ${String(turn).padStart(64, 'a')}`, 'content-type': 'application/json' },
      body,
    }));
  },

  'deep requests of dictionaries without a key': (target, strength) => {
    const body = Buffer.from(`{"action":"multi","params":${'['.repeat(1_900_000)}${']'.repeat(1_900_000)}}`);
    return flood(target, 8, strength, () => ({
      method: 'POST',
      path: '/ankiconnect',
      headers: { 'content-type': 'text/plain' },
      body,
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
