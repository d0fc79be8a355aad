import type { IncomingMessage } from 'node:http';
import { limitedAddress } from '@wordcluster/domain/accounts/network';
import type { FastifyRequest } from 'fastify';
import { isPersonal } from '../../access/personal-tokens.ts';
import type { Viewer } from '../../context.ts';
import { isTooComplex } from '../../http/body-complexity.ts';
import { UNKNOWN_CALLER_BYTES } from '../../http/caller-before-body.ts';
import { keyedQueue } from '../../keyed-queue.ts';
import { AnkiRefusal } from './refusal.ts';

/** Maximum bytes of a request: a hundred notes, or a file with one. */
const BODY_BYTES = 1024 * 1024;
const BODY_WITH_FILE_BYTES = 4 * 1024 * 1024;
/** Keys and values of a request. */
const MAX_KEYS = 20_000;
/** A key in JSON, with its name. */
const NAMED_KEY = /"key"\s*:\s*"([\w-]{20,220})"/;
const LONGEST_NAMED_KEY = 300;

const NO_KEY = 'valid api key must be provided';
const TOO_LARGE = 'the request is too large';

export interface DictionaryRequest {
  viewer: Viewer | null;
  body: unknown;
}

/** Memory limit: bodies whose key is behind their first 16 kB are buffered one at a time per network. */
const perAddress = keyedQueue(1);
/** Requests of one key keep their order: the database finishes some sooner than others. */
const perToken = keyedQueue(1);

/**
 * Authentication before parsing, for a protocol whose key may be anywhere in the body: it is taken from the address
 * (`?key=`), a header, or the first 16 kB. Otherwise the body is buffered as bytes, and only searched for the key.
 */
export async function readRequest(request: FastifyRequest, payload: IncomingMessage): Promise<DictionaryRequest> {
  const body = new Body(payload);
  try {
    return await identifiedRequest(request, body);
  } catch (error) {
    body.discard();
    throw error;
  }
}

async function identifiedRequest(request: FastifyRequest, body: Body): Promise<DictionaryRequest> {
  if (Number(request.headers['content-length'] ?? 0) > BODY_WITH_FILE_BYTES) throw new AnkiRefusal(TOO_LARGE);
  const early = keyOutside(request);
  if (early !== null) {
    const viewer = await holderOf(request, early);
    return { viewer, body: parsed(await body.upTo(BODY_WITH_FILE_BYTES)) };
  }
  const beginning = await body.upTo(UNKNOWN_CALLER_BYTES);
  if (body.ended) {
    const whole = parsed(beginning);
    const key = keyIn(whole);
    return { viewer: key === null ? null : await holderOf(request, key), body: whole };
  }
  const key = NAMED_KEY.exec(beginning.toString('latin1'))?.[1];
  if (key !== undefined) {
    const viewer = await holderOf(request, key);
    return { viewer, body: parsed(await body.upTo(BODY_WITH_FILE_BYTES)) };
  }
  return perAddress(limitedAddress(request.ip), async () => {
    const whole = await body.upTo(BODY_WITH_FILE_BYTES);
    const viewer = await holderOf(request, lastKey(whole));
    return { viewer, body: parsed(whole) };
  });
}

/** A key from the address or a header, before the body is read. */
function keyOutside(request: FastifyRequest): string | null {
  const { key } = request.query as Record<string, unknown>;
  const named = key ?? request.headers['x-api-key'];
  if (typeof named === 'string') return named;
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  // Device tokens are not accepted by this protocol: the key may still be in the body.
  return bearer !== undefined && isPersonal(bearer) ? bearer : null;
}

function keyIn(body: unknown): string | null {
  const key: unknown = typeof body === 'object' && body !== null && 'key' in body ? body.key : undefined;
  return typeof key === 'string' ? key : null;
}

function lastKey(body: Buffer): string {
  const at = body.lastIndexOf('"key"');
  return (at < 0 ? null : NAMED_KEY.exec(body.toString('latin1', at, at + LONGEST_NAMED_KEY)))?.[1] ?? '';
}

/** The user of a token sent as key; from here on it is an ordinary bearer token, and its calls are counted. */
async function holderOf(request: FastifyRequest, key: string): Promise<Viewer> {
  if (isPersonal(key)) {
    request.headers.authorization = `Bearer ${key}`;
    request.viewer = null;
    const viewer = await perToken(key, () => request.identify());
    if (viewer) return viewer;
  }
  throw new AnkiRefusal(NO_KEY);
}

function parsed(body: Buffer): unknown {
  const text = body.toString() || 'null';
  if (isTooComplex(text, { maxKeys: MAX_KEYS, countValues: true })) throw new AnkiRefusal('the request is too complex');
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new AnkiRefusal('the request is no JSON');
  }
  if (body.length > BODY_BYTES && !bringsFile(text)) throw new AnkiRefusal(TOO_LARGE);
  return read;
}

/** Requests with files: an upload, or a note with media. */
const bringsFile = (text: string) => /"(storeMediaFile|audio|picture)"/.test(text);

/** Incremental reader of a request's body. */
class Body {
  #chunks: Buffer[] = [];
  #length = 0;
  #wake: () => void = () => undefined;
  readonly #payload: IncomingMessage;
  readonly #take = (chunk: Buffer) => {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    this.#wake();
  };
  ended = false;

  constructor(payload: IncomingMessage) {
    this.#payload = payload;
    payload.on('data', this.#take).pause();
    payload.once('end', () => {
      this.ended = true;
      this.#wake();
    });
    payload.once('close', () => this.#wake());
  }

  /** All bytes, or at least so many. Refused beyond the maximum request size. */
  async upTo(bytes: number): Promise<Buffer> {
    this.#payload.resume();
    while (!this.ended && this.#length <= bytes) {
      await new Promise<void>((resolve) => (this.#wake = resolve));
      if (this.#payload.destroyed && !this.ended) throw new AnkiRefusal('the request was cut off');
    }
    this.#payload.pause();
    if (this.#length > BODY_WITH_FILE_BYTES) throw new AnkiRefusal(TOO_LARGE);
    const whole = Buffer.concat(this.#chunks);
    this.#chunks = [whole];
    return whole;
  }

  /** Drains the rest, so that the client receives the refusal. */
  discard(): void {
    this.#payload.off('data', this.#take).resume();
  }
}
