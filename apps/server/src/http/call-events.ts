import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Metrics } from '../metrics/metrics.ts';
import { callChannel, beginTrace, traceparentOf, within, type CallTrace } from '../trace.ts';

declare module 'fastify' {
  interface FastifyRequest {
    trace: CallTrace;
  }
}

/** Health checks and metrics come every few seconds and are not logged. */
const QUIET = new Set(['/healthz', '/readyz', '/metrics']);
/** The version of the page that calls, as its own script is named. */
const VERSION_HEADER = 'x-web-app';

interface CallEventsOptions {
  metrics: Metrics;
  /** Hash of the web app's script that this server serves; null if none is built. */
  webAppVersion: string | null;
}

/**
 * Each call is a part of a trace (W3C `traceparent`, in and out), is counted, and leaves one event in the log. Addresses
 * are logged without their query: mailed links and signed downloads carry secrets there. So do addresses of e-readers in their path.
 */
export const callEvents = fp<CallEventsOptions>(
  async (app, { metrics, webAppVersion }) => {
    // Without redaction: all fields are listed below and none is a secret; redaction would cost four times the line
    // itself.
    const events = app.log.child({}, { redact: [] });
    const none: unknown = null;
    app.decorateRequest('trace', none as CallTrace);
    app.addHook('onRequest', (request, reply, done) => {
      const trace = beginTrace(request.headers.traceparent);
      request.trace = trace;
      void reply.header('traceparent', traceparentOf(trace));
      metrics.begin();
      done();
    });
    // Behind the body, which is read by events of the connection that know of no call.
    app.addHook('preValidation', (request, _reply, done) => within(request.trace, done));
    app.addHook('onResponse', (request, reply, done) => {
      const path = loggedPath(request.url);
      metrics.end();
      if (!QUIET.has(path)) note(request, reply, path, reply.elapsedTime);
      const version = request.headers[VERSION_HEADER];
      if (version !== undefined && webAppVersion !== null)
        metrics.page(version === webAppVersion ? 'current' : 'older');
      done();
    });

    function note(request: FastifyRequest, reply: FastifyReply, path: string, ms: number): void {
      const { trace, method, ip } = request;
      const status = reply.statusCode;
      const name = trace.call ?? `${method} ${kindOf(request, reply)}`;
      metrics.answered(name, status, ms / 1000);
      if (callChannel.hasSubscribers) callChannel.publish({ trace, name, method, status, ms });
      events.info(
        {
          trace_id: trace.traceId,
          request_id: request.id,
          user_id: trace.userId ?? undefined,
          call: name,
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

/** The path without the query and without an e-reader's token. */
const loggedPath = (url: string): string => (url.split('?', 1)[0] ?? '').replace(/\/dav\/+[^/]+/i, '/dav/-');

/**
 * A call that was refused before its handler, a page of the web app, or one of its files; their addresses are
 * unbounded, so they are grouped.
 */
function kindOf({ routeOptions }: FastifyRequest, reply: FastifyReply): string {
  const { call } = routeOptions.config;
  if (call !== undefined) return call.slice(call.indexOf(' ') + 1);
  if (routeOptions.url?.startsWith('/api/') === true) return routeOptions.url;
  return String(reply.getHeader('content-type') ?? '').startsWith('text/html') ? 'page' : 'file';
}
