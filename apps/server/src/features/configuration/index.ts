import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { settleAvailable } from '../../database/settle-available.ts';
import { usernamesExist } from '../accounts/repository.ts';
import { installationOf, LOGO_PATH } from './installation.ts';
import { route } from '../../http/contract-route.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};
const LARGEST = 1_000_000;

/** The operator's own picture, read once. A file that is none of the kinds, or too large, stops the start with a sentence. */
function serveLogo(app: FastifyInstance, file: string): void {
  const type = TYPES[path.extname(file).toLowerCase()];
  if (type === undefined) throw new Error('SITE_LOGO_FILE must end with .svg, .png, .webp or .jpg.');
  const content = readFileSync(file);
  if (content.length > LARGEST) throw new Error('SITE_LOGO_FILE has more than 1 MB.');
  app.get(LOGO_PATH, (_request, reply) =>
    reply
      .type(type)
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      })
      .send(content),
  );
}

/** Public configuration for the web app: the services of this installation. Nothing secret. */
function configurationRoutes(app: FastifyInstance, context: Context): void {
  const { logoFile } = context.config.site;
  if (logoFile !== null) serveLogo(app, logoFile);
  const { google, support, errorReporting } = context.config;
  route(app, 'GET /api/configuration', async () => ({
    google_client_id: google.clientId ?? null,
    bot_check: context.botCheck.name,
    recaptcha_site_key: context.botCheck.siteKey ?? null,
    teacher: context.teacher.name === 'lexicon' ? ('built_in' as const) : ('model' as const),
    voice: context.speaker.name === 'espeak' ? ('built_in' as const) : ('service' as const),
    support_email: support.email,
    support_phone: support.phone,
    error_reporting_dsn: errorReporting.dsn ?? null,
    ...installationOf(context.config),
    // Asked of every shard; a page without the word for names is better than none while one is away.
    usernames: (await settleAvailable([usernamesExist(context.db)])).includes(true),
  }));
}

export const configuration: Feature = { routes: configurationRoutes };
