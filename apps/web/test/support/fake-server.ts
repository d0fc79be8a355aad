import { learnWords } from './translated-words.ts';
import { calls } from '@wordcluster/contract/all';
import { errorEnvelope, errorStatus, type ErrorCode } from '@wordcluster/contract/errors';
import type { ResponseOf, BodyOf, CallKey } from '@wordcluster/contract/types';
import { message } from '@wordcluster/domain/messages/all';
import type { Message } from '@wordcluster/domain/messages/all';
import { vi } from 'vitest';

/** A refusal as the server sends it; `fields` has the message of each field, `retryAfter` the seconds until a retry. */
export class Refusal {
  readonly code: ErrorCode;
  readonly said: Message;
  readonly fields: readonly (readonly [field: string, said: Message])[];
  readonly retryAfter: number | undefined;
  constructor(code: ErrorCode, said: Message, fields: Readonly<Record<string, Message>> = {}, retryAfter?: number) {
    this.code = code;
    this.retryAfter = retryAfter;
    this.said = said;
    this.fields = Object.entries(fields);
  }
}

/** A response with a message. */
export const saying = (said: Message) => ({ message: said.text, messages: [{ id: said.id, values: said.values }] });

export { message };

type Given<Key extends CallKey> = ResponseOf<Key> | Refusal;
/**
 * The server's response to each call: always the same, or what a function makes of its body and of what its address asks for. `away`: this
 * call, or every one, fails as if there were no server.
 */
export type Responses = {
  [Key in CallKey]?:
    | Given<Key>
    | 'away'
    | ((body: BodyOf<Key>, search: URLSearchParams) => Given<Key> | Promise<Given<Key>>);
};

/** A call that was made, as `{ name: 'POST /api/clusters', body: {…} }`. */
export interface RecordedRequest {
  name: string;
  body: unknown;
}

function nameOf(method: string, path: string): CallKey | undefined {
  return (Object.keys(calls) as CallKey[]).find((name) => {
    const [verb, pattern = ''] = name.split(' ');
    return verb === method && new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);
  });
}

const json = (status: number, body: unknown, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

function refuse({ code, said, fields, retryAfter }: Refusal): Response {
  const errors = Object.fromEntries(fields.map(([field, { text }]) => [field, [text]]));
  const messages = Object.fromEntries(fields.map(([field, { id, values }]) => [field, { id, values }]));
  const error = { code, message: said.text, message_id: said.id, values: said.values, errors, messages };
  const again = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return json(errorStatus[code], errorEnvelope.parse({ error, errors }), again);
}

/** Uploads are sent by XMLHttpRequest; here they go the way of every call. */
class UploadRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  private sent: [method: string, url: string] = ['GET', '/'];
  private headers = new Headers();
  open(method: string, url: string): void {
    this.sent = [method, url];
  }
  setRequestHeader(): void {}
  getResponseHeader(name: string): string | null {
    return this.headers.get(name);
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  async send(body: FormData): Promise<void> {
    const [method, url] = this.sent;
    try {
      const response = await window.fetch(url, { method, body });
      this.status = response.status;
      this.headers = response.headers;
      this.responseText = await response.text();
      this.dispatchEvent(new Event('load'));
    } catch {
      this.dispatchEvent(new Event('error'));
    }
  }
}

let unanswered = new Set<string>();

/** Calls of this test that it has no response for. */
export function takeUnanswered(): string[] {
  const names = [...unanswered];
  unanswered = new Set();
  return names;
}

/**
 * Responds to the page's calls in the server's place until the test ends. Requests and responses are checked against
 * the contract; a call without a response fails the test, unless the test says `away`.
 */
export function respondToCalls(responses: Responses | 'away'): RecordedRequest[] {
  const requests: RecordedRequest[] = [];
  const network = window.fetch;
  vi.stubGlobal('XMLHttpRequest', UploadRequest);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (!pathname.startsWith('/api/')) return network(input, init);
    const name = nameOf(init.method ?? 'GET', pathname);
    if (name === undefined) throw new Error(`The contract has no ${init.method ?? 'GET'} ${pathname}.`);
    const schemas: {
      body?: { parse(value: unknown): unknown };
      response: 'binary' | { parse(value: unknown): unknown };
    } = calls[name];
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    schemas.body?.parse(body);
    requests.push({ name, body });
    const given: unknown = responses === 'away' ? 'away' : responses[name];
    if (given === 'away') throw new TypeError('Failed to fetch');
    const response: unknown = typeof given === 'function' ? await given(body, searchParams) : given;
    if (response === undefined) {
      unanswered.add(name);
      throw new TypeError(`The test has no response to ${name}.`);
    }
    if (response instanceof Refusal) return refuse(response);
    if (response instanceof Blob) return new Response(response, { headers: { 'content-type': response.type } });
    if (schemas.response !== 'binary') schemas.response.parse(response);
    learnWords(response);
    return json(200, response);
  });
  return requests;
}
