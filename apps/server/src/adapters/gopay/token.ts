import { z } from 'zod';
import { GatewayError } from '../../ports/payment-gateway.ts';
import { fetchFrom } from '../provider.ts';

export interface GopaySettings {
  /** For example https://gate.gopay.cz/api */
  baseUrl: string;
  goid: number;
  clientId: string;
  clientSecret: string;
  /** Timeout of one call. */
  timeoutMs: number;
}

/** Renewed this long before it expires, so that it does not expire on the way. */
const EARLY_MS = 60_000;

const tokenResponse = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

interface TokenSource {
  get(): Promise<string>;
  /** Discards a token that the gateway rejected. */
  drop(token: string): void;
}

/** Cache of one access token; concurrent calls share one request for a new one. */
export function tokenSource(
  { baseUrl, clientId, clientSecret, timeoutMs }: GopaySettings,
  now: () => number = Date.now,
): TokenSource {
  let current: { token: string; until: number } | null = null;
  let renewing: Promise<string> | null = null;

  const renew = async (): Promise<string> => {
    const response = await fetchFrom(baseUrl)(`${baseUrl}/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        accept: 'application/json',
      },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'payment-all' }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw new GatewayError('unreachable', 'GoPay does not answer.', error);
    });
    const parsed = tokenResponse.safeParse(await response.json().catch(() => null));
    if (!response.ok || !parsed.success) {
      throw new GatewayError('unreachable', `GoPay gave no token (status ${response.status}).`);
    }
    const { access_token: token, expires_in } = parsed.data;
    current = { token, until: now() + expires_in * 1000 - EARLY_MS };
    return token;
  };

  return {
    async get() {
      if (current && current.until > now()) return current.token;
      renewing ??= renew().finally(() => (renewing = null));
      return renewing;
    },
    drop(token) {
      if (current?.token === token) current = null;
    },
  };
}
