import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

type Encoding = 'br' | 'gzip';

/** Half a millisecond for 20 kB; higher levels take several and save little. */
const packers: Readonly<Record<Encoding, (html: string) => Buffer>> = {
  br: (html) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html) => gzipSync(html),
};

/**
 * How to pack a page for who names this `Accept-Encoding`; null: as it is. The compress plugin packs what routes answer, and the
 * app's page is mostly sent where there is no route. What a header weighs by `q`, as browsers do not, is passed over.
 */
export function packingOf(accepted: string | string[] | undefined) {
  const names = String(accepted ?? '')
    .split(',')
    .map((name) => name.trim());
  const encoding = (['br', 'gzip'] as const).find((one) => names.includes(one));
  return encoding === undefined ? null : { encoding, pack: packers[encoding] };
}
