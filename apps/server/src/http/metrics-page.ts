import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import fp from 'fastify-plugin';
import { isSameSecret } from '../access/secrets.ts';
import type { Metrics } from '../metrics/metrics.ts';

const TYPE = 'text/plain; version=0.0.4; charset=utf-8';

interface MetricsOptions {
  metrics: Metrics;
  /** Updates metrics that are computed on demand. */
  refresh: () => Promise<void>;
  /** Expected bearer token; null if none is needed. */
  token: string | null;
}

const isAllowed = (token: string | null, authorization: string | undefined): boolean =>
  token === null || (authorization?.startsWith('Bearer ') === true && isSameSecret(authorization.slice(7), token));

/** `/metrics` on the product's port, with a token; without it the path does not exist. */
export const metricsPage = fp<MetricsOptions & { token: string }>(
  async (app, { metrics, refresh, token }) => {
    app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
      if (!isAllowed(token, request.headers.authorization))
        return reply.code(401).header('www-authenticate', 'Bearer').type(TYPE).send('METRICS_TOKEN is asked for.\n');
      await refresh();
      return reply.type(TYPE).send(metrics.text());
    });
  },
  { name: 'metrics-page' },
);

/** `/metrics` alone on a port of its own, which no proxy of the product hands on. */
export async function serveMetrics(
  { metrics, refresh, token }: MetricsOptions,
  host: string,
  port: number,
): Promise<Server> {
  const server = createServer((request, response) => {
    const respond = (status: number, text: string) => response.writeHead(status, { 'content-type': TYPE }).end(text);
    if (request.method !== 'GET' || request.url !== '/metrics') respond(404, 'Only /metrics is here.\n');
    else if (!isAllowed(token, request.headers.authorization)) respond(401, 'METRICS_TOKEN is asked for.\n');
    else void refresh().then(() => respond(200, metrics.text()));
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
