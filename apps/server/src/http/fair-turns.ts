import { message } from '@wordcluster/domain/messages/all';
import fp from 'fastify-plugin';
import type { KnownBearers } from '../context.ts';
import { Failure } from '../failure.ts';
import { bearerOf } from './authentication.ts';

/** As many as a browser makes at once to one host. */
const AT_ONCE = 6;
/** Milliseconds that a call waits for its turn while none before it is answered: they may wait for a database that is away. */
const PATIENCE = 4_000;

interface Turns {
  running: number;
  answeredAt: number;
  waiting: (() => void)[];
}

/**
 * Calls of one person beyond some at once wait for each other: somebody's hundred lists at a time would otherwise take every
 * connection to the database, and everybody else would wait for them. A call has its turn until its answer has been read.
 * A token that this server has not heard yet counts for itself: asking whose it is would take a connection too.
 */
export const fairTurns = fp<{ bearers: KnownBearers }>(
  async (app, { bearers }) => {
    const turns = new Map<number | string, Turns>();

    const give = (key: number | string, own: Turns) => {
      const next = own.waiting.shift();
      if (next) return next();
      own.running -= 1;
      if (own.running === 0) turns.delete(key);
    };

    app.addHook('onRequest', (request, { raw }, done) => {
      const token = bearerOf(request);
      if (token === null || request.routeOptions.config.stream === true) return done();
      const key = bearers.personOf(token) ?? token;
      const own = turns.get(key) ?? { running: 0, answeredAt: 0, waiting: [] };
      turns.set(key, own);
      const begin = () => {
        raw.once('close', () => {
          if (raw.writableEnded && raw.statusCode < 500) own.answeredAt = performance.now();
          give(key, own);
        });
        done();
      };
      if (own.running < AT_ONCE) {
        own.running += 1;
        return begin();
      }
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
        const left = own.answeredAt + PATIENCE - performance.now();
        if (left > 0) return void (timer = setTimeout(loseIt, left));
        leave();
        done(new Failure('unavailable', message('server.busy'), { retryAfter: 2 }));
      };
      let timer = setTimeout(loseIt, PATIENCE);
      raw.once('close', leave);
      own.waiting.push(start);
    });
  },
  { name: 'fair-turns', dependencies: ['authentication'] },
);
