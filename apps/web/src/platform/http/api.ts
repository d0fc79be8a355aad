import { i18n } from '@lingui/core';
import { message } from '@wordcluster/domain/messages/browser';
import { antiForgeryToken, fetchAntiForgeryCookie } from './anti-forgery.ts';
import { ApiFailure, failureOf, momentOf, offlineFailure } from './api-failure.ts';
import type { AnswerOf, CallArguments, CallKey } from './api-types.ts';
import { publishConnection, publishPaused, publishSentAgain } from './connection.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { forgetAnswer, isCached, keepAnswer, keptAnswer } from './offline-cache.ts';
import { askSecondFactor } from './second-factor.ts';
import { currentToken } from '../storage/token.ts';

declare global {
  /** The files of a first draw; the build puts them in. */
  const EARLY_FILES: { user: readonly string[] };
  /** What the page's head asked for, and with whose token; whether they are of the list of clusters, in the language of this browser. */
  var earlyAnswers: { token: string; answers: Map<string, Promise<Response>>; list: boolean } | undefined;
}

/** Milliseconds since the page was opened after which an answer may be outdated; nobody waited for it then. */
const FRESH_MS = 10_000;

/** The answer that the page's head (src/preload.ts) asked for with this token; each is taken up once, the next call asks anew. */
function takeEarlyAnswer(url: string, token: string): Promise<Response> | null {
  const early = globalThis.earlyAnswers;
  if (early === undefined || early.token !== token || performance.now() > FRESH_MS) return null;
  const answer = early.answers.get(url) ?? null;
  early.answers.delete(url);
  return answer;
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

/** Tells how the page's own script is named: the server counts how many calls pages of an older version make. */
export function nameVersion(name: string | undefined): void {
  version = name;
}

let signedOut: () => void = () => {};

/** Tells the app that the server no longer knows this browser's token. */
export function onSignedOut(callback: () => void): void {
  signedOut = callback;
}

function address(path: string, { params = {}, query = {} }: Input): string {
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(params[name])));
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
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
  // A registration's mails come in the interface's language.
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
    const early = method === 'GET' && token !== null ? takeEarlyAnswer(url, token) : null;
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

/** Calls whose answers are kept are answered from there while the server cannot be reached. */
async function send(name: CallKey, input: Input): Promise<Response> {
  const token = currentToken();
  if (token === null || !isCached(name)) return ask(name, input);
  const url = address(name.slice(name.indexOf(' ') + 1), input);
  try {
    const response = await ask(name, input);
    void keepAnswer(token, url, response.clone());
    return response;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.code === 'not_found' || error.code === 'forbidden') void forgetAnswer(token, url);
    const kept = error.code === 'offline' ? await keptAnswer(token, url) : null;
    if (kept === null) throw error;
    return kept;
  }
}

/** Nobody knows whether a change was made that was not answered; of these, twice would be worse than not at all. */
const SENT_ONCE: ReadonlySet<CallKey> = new Set([
  'POST /api/user/premium',
  'POST /api/user/premium/:order_id/new-payment',
  'POST /api/ai/chat',
] satisfies CallKey[]);

/** Not for what was cancelled. */
const wait = (seconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, seconds * 1000);
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });

const isSentAgain = (name: CallKey, method: string, { body }: Input) =>
  method !== 'GET' && !SENT_ONCE.has(name) && !(body instanceof FormData);

/** What a change was answered; where the server needs a moment, what was typed waits and is sent once more. */
async function askPatiently(name: CallKey, method: string, url: string, input: Input): Promise<Response> {
  const token = currentToken();
  const asked = async (again: boolean) => {
    const response = await request(method, url, input, token);
    const seconds = response.status > 500 ? momentOf(await failureOf(response.clone())) : null;
    publishPaused(seconds !== null, again);
    return { response, seconds };
  };
  const again = isSentAgain(name, method, input);
  const { response, seconds } = await asked(again);
  if (seconds === null || !again) return response;
  try {
    await wait(seconds, input.signal);
    // Somebody else's by now.
    return currentToken() === token ? (await asked(false)).response : response;
  } finally {
    publishSentAgain();
  }
}

async function ask(name: CallKey, input: Input): Promise<Response> {
  const [method = 'GET', path = '/'] = name.split(' ');
  const token = currentToken();
  let response = await askPatiently(name, method, address(path, input), input);
  if (response.ok) return response;
  let failure = await failureOf(response);
  if (failure.code === 'forgery') {
    // The cookie lives a day; a page that was open longer gets a new one and tries once more. With the cookie also where
    // there is a token: a public call ignores one that has ended.
    await fetchAntiForgeryCookie();
    response = await request(method, address(path, input), input, token, true);
    if (response.ok) return response;
    failure = await failureOf(response);
  }
  // Calls of the own account send the answer along; all others ask for it here, and are tried once more.
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
 * The only way to the server: `await call('PATCH /api/clusters/:cluster_id', { params: { cluster_id }, body })`.
 * Returns what the contract says (a Blob for files and audio); failures are thrown as `ApiFailure`.
 */
export async function call<Key extends CallKey>(name: Key, ...input: CallArguments<Key>): Promise<AnswerOf<Key>>;
export async function call(name: CallKey, ...input: readonly unknown[]): Promise<unknown> {
  const given = inputOf(input);
  const response = await send(name, given);
  const json = response.headers.get('content-type')?.includes('json') ?? false;
  try {
    return await (json ? response.json() : response.blob());
  } catch (error) {
    // Cancelled between the answer's head and its body: nothing is wrong with the server.
    if (given.signal?.aborted) throw error;
    const { status } = response;
    throw new ApiFailure({ status, code: 'unreadable', reason: message('browser.server_error') });
  }
}
