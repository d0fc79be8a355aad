import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { sentryReporter } from './adapters/sentry/sentry-reporter.ts';
import { findViewer } from './access/find-viewer.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { antiForgery } from './http/anti-forgery.ts';
import { authentication } from './http/authentication.ts';
import { proxyTest } from './http/proxies.ts';
import { watchedServers } from './http/connections.ts';
import { contentSources } from './http/content-sources.ts';
import { answerUnreadable, errors } from './http/errors.ts';
import { fairTurns } from './http/fair-turns.ts';
import { health } from './http/health.ts';
import { jsonBody } from './http/json-body.ts';
import { openApi } from './http/open-api.ts';
import { callEvents } from './http/call-events.ts';
import { metricsPage } from './http/metrics-page.ts';
import { databaseGauges } from './metrics/database-gauges.ts';
import { replicaReads } from './http/replica-reads.ts';
import { securityHeaders } from './http/security-headers.ts';
import { webApp, webAppVersion } from './http/web-app.ts';
import { loggerOptions } from './log.ts';
import { connectionsWithin, openFilesLimit } from './open-files.ts';
import { registerFeatures } from './register-features.ts';

/** One MiB holds every JSON call; uploads have a limit of their own. */
const BODY_LIMIT = 1_048_576;

/**
 * The composition root: what every request passes, then the features, then the web app for all other addresses.
 * `createContext` gets the application's logger.
 */
export async function buildApp(
  config: Config,
  createContext: (log: FastifyInstance['log']) => Context,
): Promise<FastifyInstance> {
  const { hsts } = config;
  const servers = watchedServers({
    limits: { ...config.connectionLimits, altogether: connectionsWithin(openFilesLimit(), config.databaseConnections) },
    isProxy: proxyTest(config.trustProxy || []),
    hsts,
  });
  const app = Fastify({
    serverFactory: (handler) => servers.create(handler),
    clientErrorHandler: servers.refuseUnreadable,
    ...loggerOptions(config.logLevel),
    trustProxy: config.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    // The log names the trace of a call; a logger for each would cost more than all its lines.
    childLoggerFactory: (logger) => logger,
    routerOptions: { maxParamLength: 200 },
    // Its own answer has neither an envelope nor Retry-After: `health` refuses instead.
    return503OnClosing: false,
    frameworkErrors: answerUnreadable(hsts),
  });
  serveWith(app, servers);
  const context = createContext(app.log);
  await registerPlugins(app, context);
  await registerFeatures(app, context);
  await app.register(openApi);
  await app.register(webApp, { directory: config.webRoot, publicUrl: config.publicUrl, assetsUrl: config.assetsUrl });
  return app;
}

/** Lets several servers answer the same calls, and end with the application. */
function serveWith(app: FastifyInstance, servers: ReturnType<typeof watchedServers>): void {
  app.decorate('serveToo', () => {
    const server = servers.create((request, response) => app.routing(request, response));
    server.on('clientError', servers.refuseUnreadable);
    app.server.once('close', () => server.close());
    return server;
  });
  app.addHook('preClose', (done) => {
    servers.stop();
    done();
  });
}

/** In the order in which a request meets them. */
async function registerPlugins(app: FastifyInstance, context: Context): Promise<void> {
  const { config } = context;
  const { dsn } = config.errorReporting;
  const missed = (error: unknown) => app.log.warn({ err: error }, 'an error was not reported');
  await app.register(errors, { reporter: dsn ? sentryReporter(dsn, missed) : null });
  await app.register(callEvents, { metrics: context.metrics, webAppVersion: await webAppVersion(config.webRoot) });
  await app.register(securityHeaders, {
    hsts: config.hsts,
    sources: contentSources(config),
  });
  await app.register(health, { context });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } });
  await app.register(jsonBody);
  await app.register(authentication, { findViewer: (token) => findViewer(context, token) });
  await app.register(fairTurns, { bearers: context.bearers });
  await app.register(replicaReads, { replicas: context.replicas });
  await app.register(antiForgery, { secure: config.publicUrl.startsWith('https:') });
  if (config.metrics.token !== null && config.metrics.port === null)
    await app.register(metricsPage, {
      metrics: context.metrics,
      refresh: databaseGauges(context),
      token: config.metrics.token,
    });
}
