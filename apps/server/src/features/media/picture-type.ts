const ascii = (content: Buffer, from: number, to: number) => content.toString('latin1', from, to);

/** Accepted picture formats, by signature. Others, like SVG, could load resources or run scripts. */
const BEGINNINGS: readonly ((content: Buffer) => boolean)[] = [
  (content) => content.readUIntBE(0, 3) === 0xff_d8_ff,
  (content) => ascii(content, 1, 4) === 'PNG',
  (content) => ascii(content, 0, 4) === 'GIF8',
  (content) => ascii(content, 0, 4) === 'RIFF' && ascii(content, 8, 12) === 'WEBP',
  (content) => ascii(content, 4, 12) === 'ftypavif',
];

/** Chunks of a WebP file that contain only image data. */
const IMAGE_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);

/** Whether a WebP file has image chunks only and nothing behind its end. */
export function isPlainWebp(content: Buffer): boolean {
  if (content.length < 20 || ascii(content, 0, 4) !== 'RIFF' || ascii(content, 8, 12) !== 'WEBP') return false;
  if (content.readUInt32LE(4) + 8 !== content.length) return false;
  let offset = 12;
  while (offset + 8 <= content.length) {
    if (!IMAGE_CHUNKS.has(ascii(content, offset, offset + 4))) return false;
    const size = content.readUInt32LE(offset + 4);
    // A chunk of odd length has a byte of filling.
    offset += 8 + size + (size % 2);
  }
  return offset === content.length;
}

/** Whether a file has the signature of an accepted picture format. */
export const isPicture = (content: Buffer): boolean =>
  content.length >= 20 && BEGINNINGS.some((begins) => begins(content));
