import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Half a millisecond for 20 kB, in the thread pool; higher levels take several and save little. */
const PAGE_QUALITY = 5;
/** For what is packed once and sent often. */
const STATIC_QUALITY = 9;

const pack = (encoding: Encoding, html: string, quality: number): Promise<Buffer> =>
  encoding === 'br' ? brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) : gzipped(html);

/** The best encoding that this `Accept-Encoding` names. What it weighs by `q`, as browsers do not, is passed over. */
export function encodingOf(accepted: string | string[] | undefined): Encoding | null {
  const names = String(accepted ?? '')
    .split(',')
    .map((name) => name.trim());
  return (['br', 'gzip'] as const).find((one) => names.includes(one)) ?? null;
}

/**
 * How to pack a page for who names this `Accept-Encoding`; null: as it is. The compress plugin packs what routes answer, and the
 * app's page is mostly sent where there is no route.
 */
export function packingOf(accepted: string | string[] | undefined) {
  const encoding = encodingOf(accepted);
  return encoding === null
    ? null
    : { encoding, pack: (html: string): Promise<Buffer> => pack(encoding, html, PAGE_QUALITY) };
}

/** A text that never changes, in each encoding: drawn and packed once, however often it is asked for. */
export interface StaticBytes {
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

export async function staticBytes(text: string): Promise<StaticBytes> {
  const [br, gz] = await Promise.all([pack('br', text, STATIC_QUALITY), pack('gzip', text, STATIC_QUALITY)]);
  return { plain: Buffer.from(text), br, gzip: gz };
}
