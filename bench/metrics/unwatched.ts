import { registerHooks } from 'node:module';

/**
 * The product's server without an eye on it: no trace, nothing counted, no event a call in the log, or with `UNWATCHED=metrics` nothing
 * counted. What the rest of it asks of a call is there. Started in the place of the product's own program; nothing but the benchmark uses it.
 */
const UNCOUNTED: Record<string, string> = {
  '/apps/server/src/metrics/metrics.ts': `
    import { createMetrics as counting } from './metrics.ts?counting';
    const nothing = () => undefined;
    export const createMetrics = () => ({ ...counting(), answered: nothing, begin: nothing, end: nothing, statement: nothing });`,
};
const UNWATCHED: Record<string, string> = {
  '/apps/server/src/http/call-events.ts': `
    import fp from 'fastify-plugin';
    export const callEvents = fp(async (app) => {
      app.decorateRequest('trace', null);
      app.addHook('onRequest', (request, _reply, done) => {
        request.trace = { call: null, userId: null, statements: 0, replica: null };
        done();
      });
    }, { name: 'call-events' });`,
  '/apps/server/src/metrics/watch.ts': `
    export const statementObserver = () => undefined;
    export const poolGauges = () => undefined;
    export const counted = (_metrics, _job, round) => round;`,
};

const instead = Object.entries(process.env['UNWATCHED'] === 'metrics' ? UNCOUNTED : UNWATCHED);

registerHooks({
  load(url, context, next) {
    const found = instead.find(([path]) => url.endsWith(path));
    return found ? { format: 'module', source: found[1], shortCircuit: true } : next(url, context);
  },
});
await import('../../apps/server/src/main.ts');
