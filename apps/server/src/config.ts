import path from 'node:path';
import { DEFAULT_PACKS } from '@wordcluster/domain/allowance/packs';
import { z } from 'zod';
import { ConfigurationError, optionalFlag, optionalText, settingsThatAreSet } from './config/kinds.ts';
import {
  addressProblem,
  assetsAddress,
  backupConfig,
  backupSettings,
  connectionLimits,
  connectionSettings,
  mailSender,
  metricsConfig,
  metricsSettings,
  postgresAddress,
  postgresAddresses,
  proxies,
  publicAddress,
  secretKeys,
  secretKeysProblem,
  senderAt,
  ceilingSettings,
} from './config/operation.ts';
import { oidcConfig, oidcSettings } from './config/oidc.ts';
import { ownServerConfig, ownServerProblem, ownServerSettings } from './config/own-server.ts';
import { configureProviders, providerChoices, settingsOfProviders } from './config/providers.ts';
import type { SecretKeys } from './ports/operation.ts';
import { sellerConfig, sellerSettings, sellerSettingsProblem } from './config/seller.ts';

const packSize = (standard: number) => z.coerce.number().int().min(0).default(standard);

const settings = z.object({
  /** Closed set: a mistyped `production` would enable the demo accounts, whose password is public. */
  NODE_ENV: z.enum(['production', 'development', 'test']).optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: optionalText,
  DATA_DIR: z.string().trim().min(1).default('./data'),
  DATABASE_URL: postgresAddress,
  DATABASE_REPLICA_URL: postgresAddresses,
  DATABASE_DISTRIBUTED: z.enum(['true', 'false']).default('false'),
  DATABASE_PREPARED_STATEMENTS: z.enum(['true', 'false']).default('true'),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(20),
  PUBLIC_URL: publicAddress,
  ASSETS_URL: assetsAddress,
  ADMIN_EMAIL: optionalText.pipe(z.email().optional()),
  SECRET_KEY: secretKeys,
  TRUST_PROXY: proxies,
  WEB_ROOT: optionalText,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SMTP_URL: optionalText.pipe(z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: mailSender.optional(),
  SUPPORT_EMAIL: optionalText,
  SUPPORT_PHONE: optionalText,
  HSTS: optionalFlag,
  MIGRATE_AT_START: optionalFlag,
  ROOT_ALLOWED: optionalFlag,
  ...backupSettings,
  ...metricsSettings,
  ...connectionSettings,
  ...ceilingSettings,
  ...ownServerSettings,
  ...providerChoices,
  ...sellerSettings,
  /** An unpaid order is cancelled after this time. */
  ORDER_EXPIRES_HOURS: z.coerce
    .number()
    .int()
    .min(1)
    .max(24 * 60)
    .default(72),
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_KEYS_URL: z.url().default('https://www.googleapis.com/oauth2/v3/certs'),
  SENTRY_DSN: optionalText.pipe(z.url().optional()),
  GREAT_TEXT_CHARACTERS: packSize(DEFAULT_PACKS.great.text),
  GREAT_VOICE_CHARACTERS: packSize(DEFAULT_PACKS.great.voice),
  LITE_TEXT_CHARACTERS: packSize(DEFAULT_PACKS.lite.text),
  LITE_VOICE_CHARACTERS: packSize(DEFAULT_PACKS.lite.voice),
});

type Settings = z.infer<typeof settings>;

/** The settings as they are read; without a SECRET_KEY the database has one (`withSigningKey`). */
export type LoadedConfig = ReturnType<typeof loadConfig>;
export type Config = LoadedConfig & { secretKeys: SecretKeys };

export { ConfigurationError };

/** Every setting there is, for the operators' table to name. */
export const settingNames = [
  ...Object.keys(settings.shape),
  ...Object.keys(settingsOfProviders),
  // Those of further providers are named alike.
  ...Object.keys(oidcSettings).filter((name) => name.startsWith('OIDC_1_')),
];

/** Missing requirement of production beyond the defaults, as a sentence, or null. */
function productionProblem(s: Settings): string | null {
  // Without open registration, links that would be mailed are shown to the administrator instead.
  const mails = s.REGISTRATION === 'open' ? (['SMTP_URL'] as const) : [];
  const missing = ([...mails, 'PUBLIC_URL', 'ADMIN_EMAIL', 'SECRET_KEY'] as const).filter((name) => !s[name]);
  if (missing.length > 0) return `In production these settings are needed too: ${missing.join(', ')}.`;
  return (
    secretKeysProblem(s.SECRET_KEY) ??
    addressProblem('PUBLIC_URL', s.PUBLIC_URL) ??
    addressProblem('ASSETS_URL', s.ASSETS_URL)
  );
}

/**
 * Reads the settings once; the only reader of environment variables.
 * In production PUBLIC_URL, ADMIN_EMAIL and SECRET_KEY must be set, with an open registration SMTP_URL too, and the secret must not be a sample.
 */
export function loadConfig(env: NodeJS.ProcessEnv) {
  const set = settingsThatAreSet(env);
  const parsed = settings.safeParse(set);
  const ofProviders = z.object(settingsOfProviders).safeParse(set);
  const ofOidc = z.object(oidcSettings).safeParse(set);
  if (!parsed.success || !ofProviders.success || !ofOidc.success) {
    const lines = [parsed, ofProviders, ofOidc]
      .flatMap(({ error }) => error?.issues ?? [])
      .map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigurationError(`Settings that cannot be used:\n  ${lines.join('\n  ')}`);
  }
  const s = parsed.data;
  const production = s.NODE_ENV === 'production';
  const missing = production ? productionProblem(s) : null;
  if (missing) throw new ConfigurationError(missing);
  const oidc = oidcConfig(ofOidc.data);
  const conflict = ownServerProblem(s, oidc.length);
  if (conflict) throw new ConfigurationError(conflict);
  if (s.DATABASE_DISTRIBUTED === 'true' && s.DATABASE_REPLICA_URL.length > 0)
    throw new ConfigurationError(
      'DATABASE_REPLICA_URL cannot be used with DATABASE_DISTRIBUTED: each machine has a journal of its own.',
    );
  const providers = configureProviders(s, set, production);
  const noSeller = sellerSettingsProblem(s, production && s.SHOP === 'on' && providers.takesMoney);
  if (noSeller) throw new ConfigurationError(noSeller);
  const dataDir = path.resolve(s.DATA_DIR);
  return {
    production,
    port: s.PORT,
    /** Null: localhost only, because demo accounts have a public password. */
    host: s.HOST ?? (production ? '0.0.0.0' : null),
    dataDir,
    databaseUrl: s.DATABASE_URL,
    replicas: s.DATABASE_REPLICA_URL,
    /** False where a separate program migrates before servers start. */
    migrateAtStart: s.MIGRATE_AT_START ?? true,
    rootAllowed: s.ROOT_ALLOWED ?? true,
    metrics: metricsConfig(s, s.HOST, production),
    backups: backupConfig(s, s.DATABASE_URL === undefined ? dataDir : null),
    databaseConnections: s.DATABASE_CONNECTIONS,
    databaseDistributed: s.DATABASE_DISTRIBUTED === 'true',
    databasePrepared: s.DATABASE_PREPARED_STATEMENTS === 'true',
    publicUrl: s.PUBLIC_URL ?? `http://localhost:${s.PORT}`,
    /** CDN origin for scripts, styles and fonts; null: this server. */
    assetsUrl: s.ASSETS_URL ?? null,
    adminEmail: (s.ADMIN_EMAIL ?? 'admin@wordcluster.example').toLowerCase(),
    /** Those that signed once and still count too; the first signs. */
    secretKeys: s.SECRET_KEY ?? [],
    trustProxy: s.TRUST_PROXY ?? (false as const),
    /** Folder of the built web app. */
    webRoot: path.resolve(s.WEB_ROOT ?? path.resolve(import.meta.dirname, '../../web/dist')),
    logLevel: s.LOG_LEVEL,
    /** Rows, and bytes of UTF-8 of the cells. */
    ceilings: {
      clusterRows: s.CLUSTER_ROWS_MAX,
      clusterBytes: s.CLUSTER_MB_MAX * 1_000_000,
      accountBytes: s.ACCOUNT_MB_MAX * 1_000_000,
    },
    hsts: s.HSTS ?? (production || s.PUBLIC_URL?.startsWith('https:') === true),
    connectionLimits: connectionLimits(s),
    mail: { smtpUrl: s.SMTP_URL, from: s.MAIL_FROM ?? senderAt(production ? s.PUBLIC_URL : undefined, s.SITE_NAME) },
    providers,
    ...ownServerConfig(s),
    oidc,
    orderExpiresHours: s.ORDER_EXPIRES_HOURS,
    seller: sellerConfig(s),
    /** Characters a month of the paid tiers. */
    packs: {
      great: { text: s.GREAT_TEXT_CHARACTERS, voice: s.GREAT_VOICE_CHARACTERS },
      lite: { text: s.LITE_TEXT_CHARACTERS, voice: s.LITE_VOICE_CHARACTERS },
    },
    google: { clientId: s.GOOGLE_CLIENT_ID, keysUrl: s.GOOGLE_KEYS_URL },
    errorReporting: { dsn: s.SENTRY_DSN },
    /** Without a shop the default address of the seller is not shown. */
    support: {
      email: s.SUPPORT_EMAIL ?? (s.SHOP === 'on' ? 'support@wordcluster.example' : null),
      phone: s.SUPPORT_PHONE ?? (s.SHOP === 'on' ? '+421 900 000 000' : null),
    },
  };
}
