import { setTimeout as sleep } from 'node:timers/promises';
import { Fault } from './scenario.ts';

export interface CallResult {
  status: number;
  /** Seconds, where the answer says when to come again. */
  retryAfter: number | null;
  text: string;
  ms: number;
}

export interface Call {
  method: string;
  path: string;
  body?: unknown;
}

/** Milliseconds after which a call that was not answered hangs. */
const HANGS = 60_000;

/** A call with a token, and its response. Throws if there is none, or too late. */
export async function callAs(url: string, token: string, { method, path, body }: Call): Promise<CallResult> {
  const start = performance.now();
  const isForm = body instanceof FormData;
  const response = await fetch(url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(HANGS),
  }).catch((error: unknown) => {
    throw new Fault(
      `${method} ${path} got no answer within ${Math.round(performance.now() - start)} ms: ${String(error)}`,
    );
  });
  const retryAfter = response.headers.get('retry-after');
  const text = await response.text().catch(() => 'cut off');
  return {
    status: response.status,
    retryAfter: retryAfter === null ? null : Number(retryAfter),
    text,
    ms: performance.now() - start,
  };
}

/** The JSON of a call that must succeed. */
export async function answerOf<Body>(url: string, token: string, call: Call): Promise<Body> {
  const result = await callAs(url, token, call);
  if (result.status >= 300) throw unexpected(call, result, 'success');
  return JSON.parse(result.text) as Body;
}

export const unexpected = ({ method, path }: Call, { status, text, ms }: CallResult, instead: string) =>
  new Fault(
    `${method} ${path} answered ${status} after ${Math.round(ms)} ms instead of ${instead}: ${text.slice(0, 300)}`,
  );

/** Each call must be refused for now: 503 that says when to come again, within so many milliseconds. */
export async function expectAway(url: string, token: string, calls: readonly Call[], within: number): Promise<void> {
  const responses = await Promise.all(calls.map(async (call) => ({ call, result: await callAs(url, token, call) })));
  for (const { call, result } of responses) {
    if (result.status !== 503 || !result.retryAfter || result.ms > within)
      throw unexpected(call, result, `503 with Retry-After within ${within} ms`);
  }
}

/** The process must say that it lives, at once. */
export async function expectAlive(url: string): Promise<void> {
  const call = { method: 'GET', path: '/healthz' };
  const result = await callAs(url, '', call);
  if (result.status !== 200 || result.ms > 3_000) throw unexpected(call, result, '200 within 3 s');
}

/** Waits until all these calls succeed again, which they must within so many milliseconds. */
export async function expectBack(url: string, token: string, calls: readonly Call[], within: number): Promise<void> {
  const deadline = Date.now() + within;
  for (const call of calls) {
    for (;;) {
      const result = await callAs(url, token, call);
      if (result.status < 300) break;
      if (result.status !== 503 || Date.now() > deadline) throw unexpected(call, result, 'success again');
      await sleep(200);
    }
  }
}
