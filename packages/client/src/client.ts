import type { Calls } from './calls.ts';
import { METHODS_WITH_FILES } from './calls.ts';

export type { Calls } from './calls.ts';

interface ServerAddress {
  /** Origin of the server, without a path: `https://words.example`. */
  url: string;
  /** A personal access token. */
  token: string;
  /** Another `fetch`, for proxies and tests. */
  fetch?: typeof fetch;
}

/** A refusal with the server's message. `errors` has messages by field. */
export class WordclusterError extends Error {
  override readonly name = 'WordclusterError';
  readonly status: number;
  readonly code: string;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Retry-After in seconds, for 429. */
  readonly retryAfter: number | null;
  constructor(response: Response, said: ErrorBody | null) {
    super(said?.error.message ?? `The server answered ${response.status}.`);
    this.status = response.status;
    this.code = said?.error.code ?? 'unreadable';
    this.errors = said?.errors ?? {};
    const wait = response.headers.get('retry-after');
    this.retryAfter = wait === null ? null : Number(wait);
  }
}

interface ErrorBody {
  error: { code: string; message: string };
  errors?: Record<string, string[]>;
}

type Given<Name extends keyof Calls> = Omit<Calls[Name], 'response'>;
/** Optional for calls without input. */
type Arguments<Name extends keyof Calls> = object extends Given<Name> ? [given?: Given<Name>] : [given: Given<Name>];

interface Input {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | null | undefined>;
  body?: unknown;
}

/**
 * Client of a user's Wordcluster: `call` makes a call by its name in the API's documents and returns its response,
 * files as a Blob.
 */
export function wordcluster({ url, token, fetch: send = fetch }: ServerAddress) {
  async function call<Name extends keyof Calls>(
    name: Name,
    ...[given]: Arguments<Name>
  ): Promise<Calls[Name]['response']> {
    const { params = {}, query = {}, body } = (given ?? {}) as Input;
    const [method = 'GET', path = '/'] = name.split(' ');
    const target = new URL(
      path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key]))),
      url,
    );
    for (const [key, value] of Object.entries(query))
      if (value !== undefined && value !== null) target.searchParams.set(key, String(value));
    const headers: Record<string, string> = { accept: 'application/json', authorization: `Bearer ${token}` };
    const init: RequestInit = { method, headers };
    const file = METHODS_WITH_FILES[name as string];
    if (file !== undefined) init.body = formOf(file, body);
    else if (body !== undefined) {
      headers['content-type'] = 'application/json';
      init.body = JSON.stringify(body);
    }
    const response = await send(target, init);
    const json = response.headers.get('content-type')?.includes('json') ?? false;
    if (response.ok) return (json ? response.json() : response.blob()) as Promise<Calls[Name]['response']>;
    throw new WordclusterError(response, json ? ((await response.json()) as ErrorBody) : null);
  }
  return { call };
}

function formOf(field: string, body: unknown): FormData {
  const form = new FormData();
  const file = (body as Record<string, unknown>)[field];
  if (!(file instanceof Blob)) throw new TypeError(`The file is expected as ${field}.`);
  form.append(field, file);
  return form;
}
