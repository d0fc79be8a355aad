import { Agent, request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';

export interface Sent {
  method: string;
  /** As it is sent, not as a browser would write it. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

export interface Received {
  status: number;
  ms: number;
  bytes: number;
}

const ANTI_FORGERY = 'a-token-for-tests-0123456789';
/** Loopback addresses of their own, so that limits per address apply to the attackers alone. macOS has only the first. */
const ATTACKER = process.platform === 'darwin' ? '127.0.0.1' : '127.0.0.66';
export const LEARNER = '127.0.0.1';
/** The proxy that the product trusts: what it forwards is counted by the address that it names. */
export const PROXY = process.platform === 'darwin' ? '127.0.0.1' : '127.0.0.77';
/** Milliseconds after which an answer that has not ended never will: longer than the longest reading of a file. */
const NEVER = 90_000;

/** The caller's credentials: a token, or the anti-forgery echo that calls without one need. */
export const credentials = (token: string | null): Record<string, string> =>
  token === null
    ? { cookie: `XSRF-TOKEN=${ANTI_FORGERY}`, 'x-xsrf-token': ANTI_FORGERY }
    : { authorization: `Bearer ${token}` };

/** Connections of one caller. Calls over it answer when the last byte has come; a stream of events, which has none, with its first. */
export function caller(port: number, localAddress = ATTACKER) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16, localAddress });
  return {
    call({ method, path, headers, body }: Sent): Promise<Received> {
      const began = performance.now();
      return new Promise((resolve, reject) => {
        const sent = httpRequest({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
          let bytes = 0;
          const received = () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - began, bytes });
          answer.on('data', (piece: Buffer) => (bytes += piece.length));
          answer.once('error', reject);
          answer.once('end', received);
          if (answer.headers['content-type']?.startsWith('text/event-stream'))
            answer.once('data', () => {
              received();
              answer.destroy();
            });
        });
        sent.once('error', reject);
        const wait = setTimeout(() => sent.destroy(new Error(`no end after ${NEVER / 1000} s`)), NEVER);
        sent.once('close', () => clearTimeout(wait));
        sent.end(body ?? undefined);
      });
    },
    close: () => agent.destroy(),
  };
}

/** A bare connection for any bytes, or none. */
export function open(port: number, sent: string, localAddress = ATTACKER): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined).once('connect', () => socket.write(sent));
  return socket;
}
