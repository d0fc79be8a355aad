import type { ServerResponse } from 'node:http';
import { limitedAddress } from '@wordcluster/domain/accounts/network';
import { message } from '@wordcluster/domain/messages/all';
import fp from 'fastify-plugin';
import type { KnownBearers } from '../context.ts';
import { Failure } from '../failure.ts';
import { bearerOf } from './authentication.ts';

/** As many as a browser makes at once to one host. */
const AT_ONCE = 6;
/** Limit of a network for unknown callers: several people may share one address. */
const NETWORK_AT_ONCE = 32;
/**
 * Rate of such a network: requests that may start per period (milliseconds), 400 a second, so that other networks are
 * served in between.
 */
const NETWORK_A_PERIOD = 8;
const PERIOD_MS = 20;
/**
 * Timeout in milliseconds of a queued call, while none before it completes: they may wait for a database that is down.
 */
const TIMEOUT_MS = 4_000;
/** Health probes and static files take no slot. */
const FREE = /^\/(assets\/|healthz$|readyz$|metrics$)/;

interface Slots {
  running: number;
  /** In this period. */
  begun: number;
  respondedAt: number;
  queued: (() => void)[];
}

/**
 * Concurrency limit per key: at most `atOnce` run at a time and `aPeriod` start per period; the others are queued in
 * order.
 */
function limitPerKey<Key>(atOnce: number, aPeriod = Infinity) {
  const slots = new Map<Key, Slots>();

  const isFree = ({ running, begun }: Slots) => running < atOnce && begun < aPeriod;
  const startNext = (own: Slots) => {
    while (isFree(own)) {
      const next = own.queued.shift();
      if (!next) return;
      next();
    }
  };
  const deleteIdle = (key: Key, own: Slots) => {
    if (own.running === 0 && own.begun === 0 && own.queued.length === 0) slots.delete(key);
  };
  const take = (key: Key, own: Slots) => {
    own.running += 1;
    if (aPeriod === Infinity) return;
    own.begun += 1;
    if (own.begun > 1) return;
    setTimeout(() => {
      own.begun = 0;
      startNext(own);
      deleteIdle(key, own);
    }, PERIOD_MS);
  };
  const give = (key: Key, own: Slots) => {
    own.running -= 1;
    startNext(own);
    deleteIdle(key, own);
  };

  return (key: Key, raw: ServerResponse, done: (error?: Error) => void): void => {
    const own = slots.get(key) ?? { running: 0, begun: 0, respondedAt: 0, queued: [] };
    slots.set(key, own);
    const begin = () => {
      take(key, own);
      raw.once('close', () => {
        if (raw.writableEnded && raw.statusCode < 500) own.respondedAt = performance.now();
        give(key, own);
      });
      done();
    };
    if (isFree(own)) return begin();
    // The client disconnected while its call was queued.
    const leave = () => {
      clearTimeout(timer);
      own.queued = own.queued.filter((one) => one !== start);
    };
    const start = () => {
      clearTimeout(timer);
      raw.off('close', leave);
      begin();
    };
    const loseIt = () => {
      const left = own.respondedAt + TIMEOUT_MS - performance.now();
      if (left > 0) return void (timer = setTimeout(loseIt, left));
      leave();
      done(new Failure('unavailable', message('server.busy'), { retryAfter: 2 }));
    };
    let timer = setTimeout(loseIt, TIMEOUT_MS);
    raw.once('close', leave);
    own.queued.push(start);
  };
}

/**
 * Concurrency limit per user: a hundred lists of one user at a time would otherwise take every database connection. A
 * request holds its slot until the client has read the response. An unknown token gets a bucket of its own and, like
 * calls without one, shares that of its network: resolving the user would need a query, and a made-up token has none.
 */
export const perUserConcurrency = fp<{ bearers: KnownBearers }>(
  async (app, { bearers }) => {
    const ofPeople = limitPerKey<number | string>(AT_ONCE);
    const ofNetworks = limitPerKey<string>(NETWORK_AT_ONCE, NETWORK_A_PERIOD);

    app.addHook('onRequest', (request, { raw }, done) => {
      if (request.routeOptions.config.stream === true) return done();
      const token = bearerOf(request);
      const person = token === null ? null : bearers.personOf(token);
      const limitUser = (error?: Error) => {
        if (error || token === null) return done(error);
        return ofPeople(person ?? token, raw, done);
      };
      if (person !== null || (token === null && FREE.test(request.url))) return limitUser();
      return ofNetworks(limitedAddress(request.ip), raw, limitUser);
    });
  },
  { name: 'per-user-concurrency', dependencies: ['authentication'] },
);
