import type { ServerResponse } from 'node:http';
import { limitedAddress } from '@wordcluster/domain/accounts/network';
import { message } from '@wordcluster/domain/messages/all';
import fp from 'fastify-plugin';
import type { KnownBearers } from '../context.ts';
import { Failure } from '../failure.ts';
import { bearerOf } from './authentication.ts';

/** As many as a browser makes at once to one host. */
const AT_ONCE = 6;
/** Of a network whose callers are not known: several people may sit behind one address. */
const NETWORK_AT_ONCE = 32;
/** Of such a network's, so many begin in each period (milliseconds), 400 a second: others' calls come in between. */
const NETWORK_A_PERIOD = 8;
const PERIOD_MS = 20;
/** Milliseconds that a call waits for its turn while none before it is answered: they may wait for a database that is away. */
const TIMEOUT_MS = 4_000;
/** Probes, and files that cost nothing but their bytes. */
const FREE = /^\/(assets\/|healthz$|readyz$|metrics$)/;

interface Turns {
  running: number;
  /** In this period. */
  begun: number;
  answeredAt: number;
  waiting: (() => void)[];
}

/** Lets calls of one key run some at a time, and some begin in a period; the others wait in their order. */
function turnsOf<Key>(atOnce: number, aPeriod = Infinity) {
  const turns = new Map<Key, Turns>();

  const isFree = ({ running, begun }: Turns) => running < atOnce && begun < aPeriod;
  const startNext = (own: Turns) => {
    while (isFree(own)) {
      const next = own.waiting.shift();
      if (!next) return;
      next();
    }
  };
  const forgetIdle = (key: Key, own: Turns) => {
    if (own.running === 0 && own.begun === 0 && own.waiting.length === 0) turns.delete(key);
  };
  const take = (key: Key, own: Turns) => {
    own.running += 1;
    if (aPeriod === Infinity) return;
    own.begun += 1;
    if (own.begun > 1) return;
    setTimeout(() => {
      own.begun = 0;
      startNext(own);
      forgetIdle(key, own);
    }, PERIOD_MS);
  };
  const give = (key: Key, own: Turns) => {
    own.running -= 1;
    startNext(own);
    forgetIdle(key, own);
  };

  return (key: Key, raw: ServerResponse, done: (error?: Error) => void): void => {
    const own = turns.get(key) ?? { running: 0, begun: 0, answeredAt: 0, waiting: [] };
    turns.set(key, own);
    const begin = () => {
      take(key, own);
      raw.once('close', () => {
        if (raw.writableEnded && raw.statusCode < 500) own.answeredAt = performance.now();
        give(key, own);
      });
      done();
    };
    if (isFree(own)) return begin();
    // Gone before its turn came: nobody waits for its answer.
    const leave = () => {
      clearTimeout(timer);
      own.waiting = own.waiting.filter((one) => one !== start);
    };
    const start = () => {
      clearTimeout(timer);
      raw.off('close', leave);
      begin();
    };
    const loseIt = () => {
      const left = own.answeredAt + TIMEOUT_MS - performance.now();
      if (left > 0) return void (timer = setTimeout(loseIt, left));
      leave();
      done(new Failure('unavailable', message('server.busy'), { retryAfter: 2 }));
    };
    let timer = setTimeout(loseIt, TIMEOUT_MS);
    raw.once('close', leave);
    own.waiting.push(start);
  };
}

/**
 * Calls of one person beyond some at once wait for each other: somebody's hundred lists at a time would otherwise take every
 * connection to the database, and everybody else would wait for them. A request holds its slot until the client has read the response.
 * An unknown token gets a bucket of its own and, like calls without one, shares that of its network: resolving the user would need a query,
 * and a made-up token is nobody's.
 */
export const perUserConcurrency = fp<{ bearers: KnownBearers }>(
  async (app, { bearers }) => {
    const ofPeople = turnsOf<number | string>(AT_ONCE);
    const ofNetworks = turnsOf<string>(NETWORK_AT_ONCE, NETWORK_A_PERIOD);

    app.addHook('onRequest', (request, { raw }, done) => {
      if (request.routeOptions.config.stream === true) return done();
      const token = bearerOf(request);
      const person = token === null ? null : bearers.personOf(token);
      const inOwnTurn = (error?: Error) => {
        if (error || token === null) return done(error);
        return ofPeople(person ?? token, raw, done);
      };
      if (person !== null || (token === null && FREE.test(request.url))) return inOwnTurn();
      return ofNetworks(limitedAddress(request.ip), raw, inOwnTurn);
    });
  },
  { name: 'per-user-concurrency', dependencies: ['authentication'] },
);
