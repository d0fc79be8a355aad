import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { PushOutcome } from '../../ports/push-service.ts';
import { isPublicAddress } from './push-hosts.ts';

/** All of it: finding the address, connecting, sending and the head of the answer. */
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

export interface PushRequest {
  endpoint: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** Sends one message as web-push has made it. Redirects are not followed and the answer's body is not read. */
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
      (answer) => {
        const retryAfter = answer.headers['retry-after'];
        resolved(outcomeOf(answer.statusCode ?? 0, retryAfter));
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
