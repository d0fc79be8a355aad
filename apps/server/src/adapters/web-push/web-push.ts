import webPush from 'web-push';
import { z } from 'zod';
import { optionalText } from '../../config/kinds.ts';
import type { Db } from '../../database/client.ts';
import type { PushOutcome, PushService, PushSubscription } from '../../ports/push-service.ts';
import { provider } from '../provider.ts';
import { BROWSERS_OWN, isHostPattern, plainPattern, reachOf, isPublicAddress } from './push-hosts.ts';
import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';

/** Timeout over DNS, connecting, sending and the response header. */
const TIMEOUT_MS = 10_000;

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Finds a host's addresses, those that the connection is made to: a name that leads inside is refused whenever it does. */
function lookupOutside(hostname: string, options: LookupOptions, found: Found): void {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, []);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return found(new Error('The push service has no public address.'), []);
    if (options.all) found(null, addresses);
    else found(null, first.address, first.family);
  });
}

interface PushRequest {
  endpoint: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** Sends one message prepared by web-push. Redirects are not followed and the response body is not read. */
export function sendPush({ endpoint, headers, body }: PushRequest, reach: 'public' | 'named'): Promise<PushOutcome> {
  const send = endpoint.startsWith('https:') ? secureRequest : plainRequest;
  return new Promise((resolved) => {
    const refused = (error: unknown) =>
      resolved({ kind: 'refused', reason: error instanceof Error ? error.message : 'unknown' });
    const request = send(
      endpoint,
      {
        method: 'POST',
        headers,
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(reach === 'public' && { lookup: lookupOutside }),
      },
      (response) => {
        const retryAfter = response.headers['retry-after'];
        resolved(outcomeOf(response.statusCode ?? 0, retryAfter));
        request.destroy();
      },
    );
    request.on('error', refused);
    request.end(body);
  });
}

function outcomeOf(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'accepted' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status !== 429 && status < 500) return { kind: 'refused', reason: `status ${status}` };
  return {
    kind: 'later',
    seconds: retryAfter !== undefined && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : null,
  };
}

/** Time to live at the push service while a device is offline. */
const TTL_SECONDS = 8 * 3600;
/** Topic: replaces an older notification that was not delivered yet. */
const TOPIC = 'words-due';
const ENCODING = 'aes128gcm';

interface Keys {
  publicKey: string;
  privateKey: string;
}

const keyOf = (bytes: number) =>
  optionalText.refine(
    (value) => value === undefined || (/^[\w-]+$/.test(value) && Buffer.from(value, 'base64url').length === bytes),
    `must be a key of ${bytes} bytes in base64url (npx web-push generate-vapid-keys makes a pair)`,
  );

/** Several, separated by commas. */
const hosts = z
  .string()
  .default(BROWSERS_OWN)
  .transform((value) => value.split(',').map((host) => host.trim().toLowerCase()))
  .refine(
    (all) => all.every(isHostPattern),
    'must be hosts such as push.example.com or *.example.com, separated by commas',
  )
  .transform((all) => all.map(plainPattern));

/** Web push (RFC 8030, 8291, 8292): each browser names its push service, which knows this installation by its keys. */
export const webPushService = provider<
  PushService,
  {
    PUSH_PUBLIC_KEY: ReturnType<typeof keyOf>;
    PUSH_PRIVATE_KEY: ReturnType<typeof keyOf>;
    PUSH_HOSTS: typeof hosts;
    SUPPORT_EMAIL: z.ZodDefault<z.ZodString>;
  }
>({
  name: 'web-push',
  settings: {
    PUSH_PUBLIC_KEY: keyOf(65),
    PUSH_PRIVATE_KEY: keyOf(32),
    PUSH_HOSTS: hosts,
    /** Contact for the push service. */
    SUPPORT_EMAIL: z.string().trim().default('support@wordcluster.example'),
  },
  configure({ PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_HOSTS, SUPPORT_EMAIL }) {
    if ((publicKey === undefined) !== (privateKey === undefined))
      return 'PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY are a pair: set both or none.';
    const set = publicKey !== undefined && privateKey !== undefined ? { publicKey, privateKey } : null;
    return {
      open: ({ db }) =>
        openPush(set ? () => Promise.resolve(set) : storedKeys(db), PUSH_HOSTS, `mailto:${SUPPORT_EMAIL}`),
    };
  },
});

/** VAPID keys stored in the database, created once, so that servers share them and browsers stay subscribed. */
function storedKeys(db: Db): () => Promise<Keys> {
  let known: Promise<Keys> | undefined;
  const read = async () => {
    const { publicKey: public_key, privateKey: private_key } = webPush.generateVAPIDKeys();
    await db
      .insertInto('push_keys')
      .values({ public_key, private_key })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return db
      .selectFrom('push_keys')
      .select(['public_key as publicKey', 'private_key as privateKey'])
      .executeTakeFirstOrThrow();
  };
  return async () => {
    known ??= read();
    try {
      return await known;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };
}

function openPush(keys: () => Promise<Keys>, patterns: readonly string[], subject: string): PushService {
  const requestOf = async ({ endpoint, p256dh, auth }: PushSubscription, text: string) =>
    webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: { subject, ...(await keys()) },
      TTL: TTL_SECONDS,
      topic: TOPIC,
      contentEncoding: ENCODING,
    });
  return {
    name: 'web-push',
    publicKey: async () => (await keys()).publicKey,
    mayCall: (endpoint) => reachOf(endpoint, patterns) !== null,
    canEncrypt({ p256dh, auth }) {
      try {
        webPush.encrypt(p256dh, auth, 'text', ENCODING);
        return true;
      } catch {
        return false;
      }
    },
    async send(subscription, text): Promise<PushOutcome> {
      const reach = reachOf(subscription.endpoint, patterns);
      // The setting has changed since the subscription.
      if (reach === null) return { kind: 'refused', reason: 'PUSH_HOSTS does not name its host' };
      try {
        const { endpoint, headers, body } = await requestOf(subscription, text);
        return await sendPush({ endpoint, headers: asText(headers), body }, reach);
      } catch (error) {
        return { kind: 'refused', reason: error instanceof Error ? error.message : 'unknown' };
      }
    },
  };
}

const asText = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
