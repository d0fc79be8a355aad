import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Half a millisecond for 20 kB, in the thread pool; higher levels take several and save little. */
const PAGE_QUALITY = 5;
/** For files that are compressed once and sent often. */
const STATIC_QUALITY = 9;

const pack = (encoding: Encoding, html: string, quality: number): Promise<Buffer> =>
  encoding === 'br' ? brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) : gzipped(html);

/** The best encoding named by this `Accept-Encoding`. Entries with a `q` weight are ignored; browsers send none. */
export function encodingOf(accepted: string | string[] | undefined): Encoding | null {
  const names = String(accepted ?? '')
    .split(',')
    .map((name) => name.trim());
  return (['br', 'gzip'] as const).find((one) => names.includes(one)) ?? null;
}

/**
 * Compression of a page for this `Accept-Encoding`; null: none. The compress plugin handles responses of routes only,
 * and the app's page is mostly sent for paths without a route.
 */
export function packingOf(accepted: string | string[] | undefined) {
  const encoding = encodingOf(accepted);
  return encoding === null
    ? null
    : { encoding, pack: (html: string): Promise<Buffer> => pack(encoding, html, PAGE_QUALITY) };
}

/** A constant text in each encoding, compressed once. */
export interface StaticBytes {
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

export async function staticBytes(text: string): Promise<StaticBytes> {
  const [br, gz] = await Promise.all([pack('br', text, STATIC_QUALITY), pack('gzip', text, STATIC_QUALITY)]);
  return { plain: Buffer.from(text), br, gzip: gz };
}
