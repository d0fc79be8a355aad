import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/contract-route.ts';

/** What the web app asks once: which services this installation has. Nothing here is secret. */
export function configurationRoutes(app: FastifyInstance, context: Context): void {
  const { google, support, errorReporting } = context.config;
  route(app, 'GET /api/configuration', async () => ({
    google_client_id: google.clientId ?? null,
    bot_check: context.botCheck.name,
    recaptcha_site_key: context.botCheck.siteKey ?? null,
    support_email: support.email,
    support_phone: support.phone,
    error_reporting_dsn: errorReporting.dsn ?? null,
  }));
}
