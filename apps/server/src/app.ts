import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { sentryReporter } from './adapters/sentry/sentry-reporter.ts';
import { findViewer } from './access/find-viewer.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { featuresInUse } from './features.ts';
import { confirmIdentity } from './features/accounts/step-up.ts';
import { allowedHost } from './http/allowed-host.ts';
import { antiForgery } from './http/anti-forgery.ts';
import { authentication } from './http/authentication.ts';
import { proxyTest } from './http/proxies.ts';
import { createLimitedServer } from './http/connection-limits.ts';
import { callerBeforeBody } from './http/caller-before-body.ts';
import { contentSources } from './http/content-sources.ts';
import { handleUnreadable, errors } from './http/errors.ts';
import { forwardedAddresses } from './http/forwarded-addresses.ts';
import { perUserConcurrency } from './http/per-user-concurrency.ts';
import { health } from './http/health.ts';
import { jsonBody } from './http/json-body.ts';
import { openApi } from './http/open-api.ts';
import { callEvents } from './http/call-events.ts';
import { metricsPage } from './http/metrics-page.ts';
import { databaseGauges } from './metrics/database-gauges.ts';
import { installationOf, isAsBuilt } from './features/configuration/installation.ts';
import { replicaReads } from './http/replica-reads.ts';
import { securityHeaders } from './http/security-headers.ts';
import { webApp, webAppVersion } from './http/web-app.ts';
import { loggerOptions } from './log.ts';
import { connectionsWithin, openFilesLimit } from './open-files.ts';
import type { CallKey } from '@wordcluster/contract/types';

/** Calls of passwords. Second factors and one-time links have no part in it. */
const PASSWORDS: readonly CallKey[] = [
  'POST /api/user/login',
  'POST /api/user/login/passkey',
  'POST /api/user/register',
  'POST /api/user/forgot-password',
  'POST /api/user/reset-password',
  'POST /api/user/change-password',
  'POST /api/user/password',
];

/** Calls that this configuration turns off: 404, as for unknown paths. Calls of the shop are not registered at all. */
const absentCalls = ({ passwordLogin }: Config): ReadonlySet<CallKey> => new Set(passwordLogin ? [] : PASSWORDS);

/** One MiB holds every JSON call; uploads have a limit of their own. */
const BODY_LIMIT = 1_048_576;

/**
 * Composition root: plugins of every request, then the features, then the web app for all other paths. `createContext`
 * gets the application's logger.
 */
export async function buildApp(
  config: Config,
  createContext: (log: FastifyInstance['log']) => Context,
): Promise<{ app: FastifyInstance; context: Context }> {
  const { hsts } = config;
  const servers = createLimitedServer({
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
    // Fastify's own 503 has neither an envelope nor Retry-After; the `health` feature refuses instead.
    return503OnClosing: false,
    frameworkErrors: handleUnreadable(hsts),
  });
  serveWith(app, servers);
  const context = createContext(app.log);
  await registerPlugins(app, context);
  app.decorate('absentCalls', absentCalls(config));
  for (const feature of featuresInUse(config)) await feature.routes?.(app, context);
  await app.register(openApi);
  const written = installationOf(config);
  await app.register(webApp, {
    directory: config.webRoot,
    publicUrl: config.publicUrl,
    assetsUrl: config.assetsUrl,
    installation: { written, asBuilt: isAsBuilt(written) },
  });
  return { app, context };
}

/** Attaches several HTTP servers to one application; they are closed with it. */
function serveWith(app: FastifyInstance, servers: ReturnType<typeof createLimitedServer>): void {
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
  await app.register(allowedHost, { publicUrl: config.publicUrl, production: config.production });
  await app.register(forwardedAddresses, {
    isProxy: proxyTest(config.trustProxy || []),
    perAddress: config.connectionLimits.perAddress,
  });
  await app.register(health, { context });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } });
  await app.register(jsonBody);
  await app.register(authentication, {
    findViewer: (token) => findViewer(context, token),
    confirmIdentity: (call) => confirmIdentity(context, call),
  });
  await app.register(perUserConcurrency, { bearers: context.bearers });
  await app.register(callerBeforeBody);
  await app.register(replicaReads, { replicas: context.replicas });
  await app.register(antiForgery, { secure: config.publicUrl.startsWith('https:') });
  if (config.metrics.token !== null && config.metrics.port === null)
    await app.register(metricsPage, {
      metrics: context.metrics,
      refresh: databaseGauges(context),
      token: config.metrics.token,
    });
}
