import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { sentryReporter } from './adapters/sentry/sentry-reporter.ts';
import { mailboxRoutes } from './adapters/mailbox/mailbox-routes.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { sandboxRoutes } from './adapters/sandbox-gateway/sandbox-routes.ts';
import { accountExportRoutes } from './features/account-export/routes.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { configurationRoutes } from './features/configuration/routes.ts';
import { chatRoutes } from './features/chat/routes.ts';
import { clusterRoutes } from './features/clusters/routes.ts';
import { couponRoutes } from './features/coupons/routes.ts';
import { invoiceRoutes } from './features/invoices/routes.ts';
import { orderRoutes } from './features/orders/routes.ts';
import { paymentRoutes } from './features/payments/routes.ts';
import { premiumRoutes } from './features/premium/routes.ts';
import { rowRoutes } from './features/rows/routes.ts';
import { sharingRoutes } from './features/sharing/routes.ts';
import { transferRoutes } from './features/transfer/routes.ts';
import { listeningRoutes } from './features/listening/routes.ts';
import { teacherRoutes } from './features/teacher/routes.ts';
import { translationRoutes } from './features/translation/routes.ts';
import { settingsRoutes } from './features/settings/routes.ts';
import { antiForgery } from './http/anti-forgery.ts';
import { authentication } from './http/authentication.ts';
import { contentSources } from './http/content-sources.ts';
import { endConnections } from './http/end-connections.ts';
import { answerUnreadable, errors } from './http/errors.ts';
import { health } from './http/health.ts';
import { jsonBody } from './http/json-body.ts';
import { openApi } from './http/open-api.ts';
import { securityHeaders } from './http/security-headers.ts';
import { webApp } from './http/web-app.ts';
import { requestLog } from './http/request-log.ts';
import { paymentFrames } from './payment-gateways.ts';
import { loggerOptions } from './log.ts';

/** One MiB holds every JSON call; uploads have a limit of their own. */
const BODY_LIMIT = 1_048_576;

/**
 * The composition root: plugins in the order in which a request meets them, then the features.
 * `createContext` gets the application's logger. `isStopping` makes /readyz refuse before the port closes.
 */
export async function buildApp(
  config: Config,
  createContext: (log: FastifyInstance['log']) => Context,
  isStopping: () => boolean = () => false,
): Promise<FastifyInstance> {
  const app = Fastify({
    ...loggerOptions(config.logLevel),
    trustProxy: config.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    connectionTimeout: 0,
    requestTimeout: 120_000,
    keepAliveTimeout: 72_000,
    routerOptions: { maxParamLength: 200 },
    return503OnClosing: true,
    frameworkErrors: answerUnreadable,
  });
  const context = createContext(app.log);
  const { dsn } = config.errorReporting;
  const missed = (error: unknown) => app.log.warn({ err: error }, 'an error was not reported');
  await app.register(errors, { reporter: dsn ? sentryReporter(dsn, missed) : null });
  await app.register(endConnections);
  await app.register(requestLog);
  await app.register(securityHeaders, {
    hsts: config.hsts,
    sources: contentSources(config, { frames: paymentFrames(config) }),
  });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } });
  await app.register(jsonBody);
  await app.register(authentication, { context });
  await app.register(antiForgery);
  await app.register(health, { context, isStopping });
  accountRoutes(app, context);
  accountExportRoutes(app, context);
  clusterRoutes(app, context);
  configurationRoutes(app, context);
  rowRoutes(app, context);
  await transferRoutes(app, context);
  sharingRoutes(app, context);
  settingsRoutes(app, context);
  translationRoutes(app, context);
  listeningRoutes(app, context);
  teacherRoutes(app, context);
  chatRoutes(app, context);
  app.addHook('onClose', () => context.speaker.close());
  premiumRoutes(app, context);
  couponRoutes(app, context);
  orderRoutes(app, context);
  invoiceRoutes(app, context);
  await paymentRoutes(app, context);
  if (config.payments.sandboxAllowed) await sandboxRoutes(app, context.db, context.clock);
  if (!config.production) mailboxRoutes(app, context.db);
  await app.register(openApi);
  await app.register(webApp, { directory: config.webRoot, publicUrl: config.publicUrl });
  return app;
}
