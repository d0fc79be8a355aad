import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Metrics } from '../metrics/metrics.ts';
import { answeredCalls, beginTrace, traceparentOf, within, type CallTrace } from '../trace.ts';

declare module 'fastify' {
  interface FastifyRequest {
    trace: CallTrace;
  }
}

/** Health checks and readings come every few seconds and say nothing. */
const QUIET = new Set(['/healthz', '/readyz', '/metrics']);
/** The version of the page that calls, as its own script is named. */
const VERSION_HEADER = 'x-web-app';
const PAGES = { page: 'page', file: 'file' } as const;

interface CallEventsOptions {
  metrics: Metrics;
  /** The script of the web app that this server serves; null where none is built. */
  webAppVersion: string | null;
}

/**
 * Each call is a part of a trace (W3C `traceparent`, in and out), is counted, and leaves one event in the log. Addresses
 * are logged without their query: mailed links and signed downloads carry secrets there.
 */
export const callEvents = fp<CallEventsOptions>(
  async (app, { metrics, webAppVersion }) => {
    const ofApp: unknown = null;
    app.decorateRequest('trace', ofApp as CallTrace);
    app.addHook('onRequest', (request, reply, done) => {
      const trace = beginTrace(request.headers.traceparent);
      request.trace = trace;
      void reply.header('traceparent', traceparentOf(trace));
      metrics.active(1);
      // Also where nobody waits for the answer any more.
      reply.raw.once('close', () => metrics.active(-1));
      within(trace, done);
    });
    // A body is read by events of the connection, which know of no call.
    app.addHook('preValidation', (request, _reply, done) => within(request.trace, done));
    app.addHook('onResponse', (request, reply, done) => {
      const path = request.url.split('?', 1)[0] ?? '';
      const ms = reply.elapsedTime;
      if (!QUIET.has(path)) note(request, reply, path, ms);
      if (webAppVersion !== null && request.headers[VERSION_HEADER] !== undefined)
        metrics.page(request.headers[VERSION_HEADER] === webAppVersion ? 'current' : 'older');
      done();
    });

    function note(request: FastifyRequest, reply: FastifyReply, path: string, ms: number): void {
      const { trace, method, ip, routeOptions } = request;
      const status = reply.statusCode;
      const call = routeOptions.config.call;
      const route = call === undefined ? kindOf(routeOptions.url, reply) : call.slice(call.indexOf(' ') + 1);
      metrics.answered(method, route, status, ms / 1000);
      if (answeredCalls.hasSubscribers)
        answeredCalls.publish({ trace, name: call ?? `${method} ${route}`, method, status, ms });
      request.log.info(
        {
          trace_id: trace.traceId,
          ...(trace.userId === null ? {} : { user_id: trace.userId }),
          call: call ?? route,
          method,
          path,
          status,
          ms: Math.round(ms * 10) / 10,
          statements: trace.statements,
          ip,
        },
        'answered',
      );
    }
  },
  { name: 'call-events' },
);

/** A page of the web app, or one of its files: their addresses are as many as people like. */
const kindOf = (url: string | undefined, reply: FastifyReply): string =>
  url?.startsWith('/api/') === true
    ? url
    : String(reply.getHeader('content-type') ?? '').startsWith('text/html')
      ? PAGES.page
      : PAGES.file;
