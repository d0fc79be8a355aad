import fp from 'fastify-plugin';

/** Health checks come every few seconds and say nothing. */
const QUIET = new Set(['/healthz', '/readyz']);

/**
 * One line for each answered request. Addresses are logged without their query: mailed links and signed
 * downloads carry secrets there.
 */
export const requestLog = fp(
  async (app) => {
    app.addHook('onResponse', (request, reply, done) => {
      const path = request.url.split('?', 1)[0] ?? '';
      if (!QUIET.has(path)) {
        request.log.info(
          {
            method: request.method,
            path,
            status: reply.statusCode,
            ms: Math.round(reply.elapsedTime * 10) / 10,
            ip: request.ip,
          },
          'answered',
        );
      }
      done();
    });
  },
  { name: 'request-log' },
);
