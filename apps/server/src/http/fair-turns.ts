import fp from 'fastify-plugin';
import { bearerOf } from './authentication.ts';

/** As many as a browser makes at once over its connections to one host, and some. */
const AT_ONCE = 8;

interface Turns {
  running: number;
  waiting: (() => void)[];
}

/**
 * Calls of one sign-in beyond some at once wait for each other: somebody's hundred lists at a time would otherwise take every
 * connection to the database, and everybody else would wait for them. A call has its turn until its answer has been read.
 */
export const fairTurns = fp(
  async (app) => {
    const turns = new Map<string, Turns>();

    const give = (key: string, own: Turns) => {
      const next = own.waiting.shift();
      if (next) return next();
      own.running -= 1;
      if (own.running === 0) turns.delete(key);
    };

    app.addHook('onRequest', (request, { raw }, done) => {
      const key = bearerOf(request);
      if (key === null) return done();
      const own = turns.get(key) ?? { running: 0, waiting: [] };
      turns.set(key, own);
      const begin = () => {
        raw.once('close', () => give(key, own));
        done();
      };
      if (own.running < AT_ONCE) {
        own.running += 1;
        return begin();
      }
      // Gone before its turn came: nobody waits for its answer.
      const leave = () => void (own.waiting = own.waiting.filter((one) => one !== start));
      const start = () => {
        raw.off('close', leave);
        begin();
      };
      raw.once('close', leave);
      own.waiting.push(start);
    });
  },
  { name: 'fair-turns', dependencies: ['authentication'] },
);
