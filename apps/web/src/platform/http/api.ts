import { i18n } from '@lingui/core';
import { message } from '@wordcluster/domain/messages/browser';
import { antiForgeryToken, fetchAntiForgeryCookie } from './anti-forgery.ts';
import { ApiFailure, failureOf, momentOf, offlineFailure } from './api-failure.ts';
import type { ResponseOf, CallArguments, CallKey } from './api-types.ts';
import { publishConnection, publishPaused, publishSentAgain } from './connection.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { evictResponse, isCached, cacheResponse, cachedResponse } from './offline-cache.ts';
import { askSecondFactor } from './second-factor.ts';
import { currentToken } from '../storage/token.ts';

declare global {
  /** The files of a first draw; the build puts them in. */
  const EARLY_FILES: { user: readonly string[] };
  /** Preloaded responses with their token, and whether they are for the list of clusters in this browser's language. */
  var preloaded: { token: string; responses: Map<string, Promise<Response>>; list: boolean } | undefined;
}

/** Milliseconds since page load after which a preloaded response is stale. */
const FRESH_MS = 10_000;

/**
 * The response preloaded by the page's head (src/preload.ts) with this token; each is used once, the next call makes a
 * request.
 */
function takePreloaded(url: string, token: string): Promise<Response> | null {
  const early = globalThis.preloaded;
  if (early === undefined || early.token !== token || performance.now() > FRESH_MS) return null;
  const response = early.responses.get(url) ?? null;
  early.responses.delete(url);
  return response;
}

/** The parts of a request after its types were checked. */
interface Input {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
  onProgress?: (share: number) => void;
}

/** The overloads below checked it against the contract. */
function isInput(given: unknown): given is Input {
  return typeof given === 'object' && given !== null;
}

function inputOf([given]: readonly unknown[]): Input {
  return isInput(given) ? given : {};
}

let version: string | undefined;

/** Registers the name of the page's script: the server counts calls of older versions. */
export function nameVersion(name: string | undefined): void {
  version = name;
}

let signedOut: () => void = () => {};

/** Registers a callback for an invalid token. */
export function onSignedOut(callback: () => void): void {
  signedOut = callback;
}

function address(path: string, { params = {}, query = {} }: Input): string {
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(params[name])));
  const parameters = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${filled}?${search}` : filled;
}

async function request(
  method: string,
  url: string,
  input: Input,
  token: string | null,
  echo = token === null,
): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json', ...input.headers });
  // Mails of a registration use the interface's language.
  if (i18n.locale) headers.set('Accept-Language', i18n.locale);
  if (version !== undefined) headers.set('X-Web-App', version);
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (echo && method !== 'GET') headers.set('X-XSRF-TOKEN', await antiForgeryToken());
  const init: RequestInit = { method, headers, credentials: 'same-origin', signal: input.signal ?? null };
  if (input.body instanceof FormData) init.body = input.body;
  else if (input.body !== undefined) {
    headers.set('Content-Type', 'application/json');
    init.body = JSON.stringify(input.body);
  }
  try {
    const early = method === 'GET' && token !== null ? takePreloaded(url, token) : null;
    const response = await (early ??
      (input.onProgress ? fetchWithProgress(url, init, input.onProgress) : fetch(url, init)));
    publishConnection(true);
    return response;
  } catch (error) {
    // Aborted by the caller; every other error means that there was no response.
    if (input.signal?.aborted) throw error;
    publishConnection(false);
    throw offlineFailure();
  }
}

/** Makes a call and returns the raw response (for streams); failures are thrown as `ApiFailure`. */
export function open<Key extends CallKey>(name: Key, ...input: CallArguments<Key>): Promise<Response>;
export function open(name: CallKey, ...input: readonly unknown[]): Promise<Response> {
  return send(name, inputOf(input));
}

/** Offline, cacheable calls are served from the offline cache. */
async function send(name: CallKey, input: Input): Promise<Response> {
  const token = currentToken();
  if (token === null || !isCached(name)) return ask(name, input);
  const url = address(name.slice(name.indexOf(' ') + 1), input);
  try {
    const response = await ask(name, input);
    void cacheResponse(token, url, response.clone());
    return response;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.code === 'not_found' || error.code === 'forbidden') void evictResponse(token, url);
    const cached = error.code === 'offline' ? await cachedResponse(token, url) : null;
    if (cached === null) throw error;
    return cached;
  }
}

/**
 * Calls that are not idempotent: without a response it is unknown whether they were executed, and twice would be worse
 * than not at all.
 */
const SENT_ONCE: ReadonlySet<CallKey> = new Set([
  'POST /api/user/premium',
  'POST /api/user/premium/:order_id/new-payment',
  'POST /api/ai/chat',
] satisfies CallKey[]);

/** Rejects for an aborted request. */
const wait = (seconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, seconds * 1000);
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });

const isSentAgain = (name: CallKey, method: string, { body }: Input) =>
  method !== 'GET' && !SENT_ONCE.has(name) && !(body instanceof FormData);

/** A call with retry: if the server is temporarily unavailable, a change is repeated once after Retry-After. */
async function callWithRetry(name: CallKey, method: string, url: string, input: Input): Promise<Response> {
  const token = currentToken();
  const attempt = async (again: boolean) => {
    const response = await request(method, url, input, token);
    const seconds = response.status > 500 ? momentOf(await failureOf(response.clone())) : null;
    publishPaused(seconds !== null, again);
    return { response, seconds };
  };
  const again = isSentAgain(name, method, input);
  const { response, seconds } = await attempt(again);
  if (seconds === null || !again) return response;
  try {
    await wait(seconds, input.signal);
    // Discarded if another user has signed in meanwhile.
    return currentToken() === token ? (await attempt(false)).response : response;
  } finally {
    publishSentAgain();
  }
}

async function ask(name: CallKey, input: Input): Promise<Response> {
  const [method = 'GET', path = '/'] = name.split(' ');
  const token = currentToken();
  let response = await callWithRetry(name, method, address(path, input), input);
  if (response.ok) return response;
  let failure = await failureOf(response);
  if (failure.code === 'forgery') {
    // The cookie expires after a day; a page that was open longer gets a new one and retries. With the cookie also if
    // there is a token: a public call ignores an expired one.
    await fetchAntiForgeryCookie();
    response = await request(method, address(path, input), input, token, true);
    if (response.ok) return response;
    failure = await failureOf(response);
  }
  // Calls of the own account send the second factor along; all others request it here, and are retried.
  if (failure.code === 'second_factor_required' && !path.startsWith('/api/user/') && (await askSecondFactor())) {
    response = await request(method, address(path, input), input, token);
    if (response.ok) return response;
    failure = await failureOf(response);
  }
  // An expired token at logout is no error.
  const expired = failure.code === 'unauthenticated' && name !== 'POST /api/user/logout';
  if (expired && token !== null && token === currentToken()) signedOut();
  throw failure;
}

/**
 * The only way to call the server: `await call('PATCH /api/clusters/:cluster_id', { params: { cluster_id }, body })`.
 * Returns the contract's response (a Blob for files and audio); failures are thrown as `ApiFailure`.
 */
export async function call<Key extends CallKey>(name: Key, ...input: CallArguments<Key>): Promise<ResponseOf<Key>>;
export async function call(name: CallKey, ...input: readonly unknown[]): Promise<unknown> {
  const given = inputOf(input);
  const response = await send(name, given);
  const json = response.headers.get('content-type')?.includes('json') ?? false;
  try {
    return await (json ? response.json() : response.blob());
  } catch (error) {
    // Aborted between the response's header and body: no failure of the server.
    if (given.signal?.aborted) throw error;
    const { status } = response;
    throw new ApiFailure({ status, code: 'unreadable', reason: message('browser.server_error') });
  }
}
