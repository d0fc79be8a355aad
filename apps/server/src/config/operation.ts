import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { optionalAddress, optionalText } from './kinds.ts';

/**
 * Settings of reachability, outside services and trusted proxies; invalid ones are rejected with a sentence that helps.
 */

const whole = (standard: number) => z.coerce.number().int().min(1).default(standard);

/**
 * Technical limits, the same for every plan: far above any dictionary, against callers that would fill the memory or
 * the disk.
 */
export const ceilingSettings = {
  CLUSTER_ROWS_MAX: whole(500_000),
  CLUSTER_MB_MAX: whole(64),
  ACCOUNT_MB_MAX: whole(2000),
};

const IS_POSTGRES = /^postgres(ql)?:\/\//;

/** The driver accepts any text, and would then connect to a default host. */
export const postgresAddress = optionalText.refine(
  (value) => value === undefined || IS_POSTGRES.test(value),
  'must be an address such as postgres://user:password@host/name',
);

/** Several, separated by commas. */
export const postgresAddresses = optionalText
  .transform((value) => value?.split(',').map((part) => part.trim()) ?? [])
  .refine(
    (all) => all.every((one) => IS_POSTGRES.test(one)),
    'must be addresses such as postgres://user:password@host/name, separated by commas',
  );

/** The web app lives at the root of its host: below a path its files would not be found. */
export const publicAddress = optionalAddress.refine((value) => {
  if (value === undefined) return true;
  const { pathname, search, hash, username } = new URL(value);
  return pathname === '/' && search + hash + username === '';
}, 'must be an address without a path, such as https://words.example.com');

/** CDN address of the app's files; may have a path, as shared buckets do. */
export const assetsAddress = optionalAddress.refine((value) => {
  if (value === undefined) return true;
  const { search, hash, username } = new URL(value);
  return search + hash + username === '' && !/["'<>();,\s\\]/.test(value);
}, 'must be an address such as https://cdn.example.com/wordcluster');

/** Localhost: the traffic passes no network. */
const isLocal = (publicUrl: string) =>
  /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(publicUrl).hostname);

/**
 * Without TLS everybody on the network can read and change the traffic, passwords and scripts included. Returns a
 * sentence, or null.
 */
export const addressProblem = (name: string, address: string | undefined): string | null =>
  address?.startsWith('http:') && !isLocal(address)
    ? `${name} must begin with https:// in production (http:// only at localhost).`
    : null;

const SAMPLE_SECRETS = /^(change.?me|secret|sample|example|test|password|0+|x+)/i;
const SHORTEST_SECRET = 32;
/** Different characters; 32 random ones of base64 or of hexadecimal digits have more, but for bad luck beyond belief. */
const FEWEST_CHARACTERS = 10;

/** Several are separated by commas: the first signs, all verify, so that one can be replaced. */
export const secretKeys = optionalText.transform((value) =>
  value
    ?.split(',')
    .map((key) => key.trim())
    .filter(Boolean),
);

const isGuessable = (key: string) =>
  key.length < SHORTEST_SECRET || new Set(key).size < FEWEST_CHARACTERS || SAMPLE_SECRETS.test(key);

/** Problem with the secret keys of a production, as a sentence, or null. */
export const secretKeysProblem = (keys: readonly string[] | undefined): string | null =>
  keys?.some(isGuessable)
    ? 'SECRET_KEY must be at least 32 random characters (for example: openssl rand -base64 48), each one of them where there are several.'
    : null;

const LARGEST_PREFIX = { 4: 32, 6: 128 };
const RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isProxy(text: string): boolean {
  const [address = '', prefix, more] = text.split('/');
  const kind = isIP(address);
  if (kind === 0) return RANGES.has(text);
  const largest = LARGEST_PREFIX[kind === 4 ? 4 : 6];
  return prefix === undefined || (more === undefined && /^\d{1,3}$/.test(prefix) && Number(prefix) <= largest);
}

/** Trusted proxies. Never `true`: any client could then forge a forwarded address and pass every limit. */
export const proxies = optionalText
  .transform((value) => value?.split(',').map((part) => part.trim()))
  .refine(
    (list) => list === undefined || list.every(isProxy),
    'must be addresses or networks such as 10.0.0.0/8, or loopback, linklocal, uniquelocal, separated by commas',
  );

/** An address alone or behind a name; without one mail servers refuse every mail. */
export const mailSender = z
  .string()
  .trim()
  .refine((value) => /^([^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(value), {
    message: 'must be an address such as Wordcluster <no-reply@words.example.com>',
  });

/** The reason for which a start as root is refused, as a sentence, or null; builders of an image may forbid it. */
export const rootProblem = (allowed: boolean, uid: number | undefined): string | null =>
  allowed || uid !== 0
    ? null
    : 'It does not start as root here (ROOT_ALLOWED=false). Start it as an ordinary user who may write its data folder.';

/** Default sender: an address at the product's own host, because mail servers reject a domain that does not exist. */
export const senderAt = (publicUrl: string | undefined, site: string | undefined): string =>
  `${site === undefined ? 'Wordcluster' : `"${site.replaceAll(/["\\<>\r\n]/g, '')}"`} <no-reply@${publicUrl ? new URL(publicUrl).hostname : 'wordcluster.example'}>`;

const seconds = (standard: number) => z.coerce.number().min(0).max(86_400).default(standard);

/** Timeouts of callers and limits of their connections. 0 means no limit. */
export const connectionSettings = {
  HTTP_HEADER_SECONDS: seconds(15),
  HTTP_BODY_SECONDS: seconds(60),
  HTTP_UNREAD_SECONDS: seconds(30),
  HTTP_READ_BYTES_PER_SECOND: z.coerce.number().int().min(0).max(1_000_000_000).default(4_000),
  HTTP_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(0).max(1_000_000).default(100),
};

export const connectionLimits = (s: z.infer<z.ZodObject<typeof connectionSettings>>) => ({
  header: s.HTTP_HEADER_SECONDS * 1000,
  body: s.HTTP_BODY_SECONDS * 1000,
  unread: s.HTTP_UNREAD_SECONDS * 1000,
  pace: s.HTTP_READ_BYTES_PER_SECOND,
  perAddress: s.HTTP_CONNECTIONS_PER_ADDRESS,
});

/** Metrics show how much the product is used: on a port of their own, with a token, or not served at all. */
export const metricsSettings = {
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_TOKEN: optionalText.refine(
    (value) => value === undefined || (value.length >= 16 && /^[\x21-\x7e]+$/.test(value)),
    'must be at least 16 characters without spaces (for example: openssl rand -hex 24)',
  ),
};

/**
 * Without a token everybody who reaches the port can read the metrics: only a configured `HOST` opens it beyond
 * localhost.
 */
export const metricsConfig = (
  { METRICS_PORT: port, METRICS_TOKEN: token }: z.infer<z.ZodObject<typeof metricsSettings>>,
  host: string | undefined,
  production: boolean,
) => ({
  port: port ?? null,
  token: token ?? null,
  host: host ?? (production && token !== undefined ? '0.0.0.0' : '127.0.0.1'),
});

/** Settings of scheduled backups. */
export const backupSettings = {
  BACKUP_DIR: optionalText,
  BACKUP_KEEP: z.coerce.number().int().min(0).max(10_000).default(7),
};

/**
 * Folder and number of backups; null if none are made. A database of the operator's own is backed up only if a folder
 * is configured.
 */
export const backupConfig = (s: z.infer<z.ZodObject<typeof backupSettings>>, embeddedIn: string | null) => {
  const folder = s.BACKUP_DIR ?? (embeddedIn === null ? undefined : path.join(embeddedIn, 'backups'));
  return { folder: folder === undefined || s.BACKUP_KEEP === 0 ? null : path.resolve(folder), keep: s.BACKUP_KEEP };
};
