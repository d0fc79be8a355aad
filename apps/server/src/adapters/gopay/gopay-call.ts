import { z } from 'zod';
import { GatewayError } from '../../ports/payment-gateway.ts';
import { fetchFrom } from '../provider.ts';
import { tokenSource, type GopaySettings } from './token.ts';

const READ_ATTEMPTS = 2;

type GopayCall = (method: 'GET' | 'POST', path: string, body?: object | URLSearchParams) => Promise<unknown>;

const errorResponse = z.object({
  errors: z.array(z.object({ error_name: z.string().optional() })),
});

const readJson = (response: Response): Promise<unknown> => response.json().catch(() => null);

/** GoPay's error names, if any: `{ errors: [{ error_name }] }`. Its sentences could repeat the request. */
function errorText(result: unknown, status: number): string {
  const parsed = errorResponse.safeParse(result);
  const names = parsed.success
    ? parsed.data.errors.flatMap(({ error_name = '' }) => (/^[A-Z_]{1,60}$/.test(error_name) ? error_name : []))
    : [];
  return `GoPay answered ${status}${names.length > 0 ? `: ${names.join(', ').slice(0, 200)}` : ''}.`;
}

function unreachable(error: unknown): never {
  throw new GatewayError('unreachable', 'GoPay does not answer.', error);
}

function problemOf(status: number): 'unknown-payment' | 'refused' | 'unreachable' {
  if (status === 404) return 'unknown-payment';
  return status >= 400 && status < 500 && status !== 401 && status !== 429 ? 'refused' : 'unreachable';
}

/**
 * GoPay's REST API, version 3. Retry: a call whose token was rejected is repeated once with a new one. Reads are
 * retried on gateway errors; creating and refunding never are, because they are not idempotent.
 */
export function gopayCalls(settings: GopaySettings): GopayCall {
  const tokens = tokenSource(settings);
  const request = fetchFrom(settings.baseUrl);

  const send = async (method: string, path: string, body: object | URLSearchParams | undefined, token: string) => {
    const form = body instanceof URLSearchParams;
    const response = await request(`${settings.baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        'accept-language': 'en-US',
        ...(body && !form ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(settings.timeoutMs),
    });
    return { status: response.status, answer: await readJson(response) };
  };

  const once: GopayCall = async (method, path, body) => {
    const token = await tokens.get();
    let { status, answer: result } = await send(method, path, body, token).catch(unreachable);
    if (status === 401) {
      tokens.drop(token);
      ({ status, answer: result } = await send(method, path, body, await tokens.get()).catch(unreachable));
    }
    if (status === 200) return result;
    throw new GatewayError(problemOf(status), errorText(result, status));
  };

  return async (method, path, body) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(method, path, body);
      } catch (error) {
        const again = method === 'GET' && error instanceof GatewayError && error.problem === 'unreachable';
        if (!again || attempt >= READ_ATTEMPTS) throw error;
      }
    }
  };
}
