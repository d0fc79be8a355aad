/** Longest name in UTF-8; file systems allow 255 bytes, extension and a browser's " (1)" included. */
const MAX_BYTES = 180;
/** Reserved device names of Windows. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A title as a file name that every system accepts: no path, no controls, no characters that hide its ending. */
export function fileName(title: string, extension: string): string {
  const cleaned = title
    // Format characters (bidirectional overrides among them) could make `gnp.exe` look like `exe.png`.
    .replace(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu, ' ')
    .toWellFormed()
    .replace(/[\\/:*?"<>|]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '');
  let name = '';
  let bytes = 0;
  for (const character of cleaned) {
    bytes += Buffer.byteLength(character);
    if (bytes > MAX_BYTES) break;
    name += character;
  }
  const safe = name.trim() || 'cluster';
  return `${RESERVED.test(safe) ? `_${safe}` : safe}.${extension}`;
}

/** Content-Disposition with the exact name (RFC 5987) and an ASCII one for clients that know only that. */
export function attachment(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7E]/g, '_')
    .replace(/["\\%]/g, '_');
  const exact = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${exact}`;
}
