const ascii = (content: Buffer, from: number, to: number) => content.toString('latin1', from, to);

/** Pictures that are read, told by how they begin. Others, like SVG, could fetch something or run it. */
const BEGINNINGS: readonly ((content: Buffer) => boolean)[] = [
  (content) => content.readUIntBE(0, 3) === 0xff_d8_ff,
  (content) => ascii(content, 1, 4) === 'PNG',
  (content) => ascii(content, 0, 4) === 'GIF8',
  (content) => ascii(content, 0, 4) === 'RIFF' && ascii(content, 8, 12) === 'WEBP',
  (content) => ascii(content, 4, 12) === 'ftypavif',
];

/** Parts of a WebP file that are nothing but a picture. */
const IMAGE_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);

/** Whether a WebP file has image chunks alone and nothing behind its end. */
export function isPlainWebp(content: Buffer): boolean {
  if (content.length < 20 || ascii(content, 0, 4) !== 'RIFF' || ascii(content, 8, 12) !== 'WEBP') return false;
  if (content.readUInt32LE(4) + 8 !== content.length) return false;
  let place = 12;
  while (place + 8 <= content.length) {
    if (!IMAGE_CHUNKS.has(ascii(content, place, place + 4))) return false;
    const size = content.readUInt32LE(place + 4);
    // A chunk of odd length has a byte of filling.
    place += 8 + size + (size % 2);
  }
  return place === content.length;
}

/** Whether a file begins like a picture of a kind that is read. */
export const isPicture = (content: Buffer): boolean =>
  content.length >= 20 && BEGINNINGS.some((begins) => begins(content));
