import { PICTURE_SIDE } from '@wordcluster/domain/clusters/media';
import { message } from '@wordcluster/domain/messages/all';
import sharp from 'sharp';
import { invalidField } from '../../failure.ts';
import { keyedQueue } from '../../keyed-queue.ts';

/** A hundred megapixels unpack to 400 MB. */
const MOST_PIXELS = 50_000_000;
const QUALITY = 82;
/** Fifty megapixels take about a second; what is made to take longer keeps others waiting. */
const MOST_SECONDS = 10;
/** Unpacked pictures are large: so many of a server are made at once. */
const AT_ONCE = 2;
const queue = keyedQueue(AT_ONCE);

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

/**
 * A picture as it is kept: WebP, turned as its EXIF says, without metadata, at most 1,024 pixels. One that is so already stays as it is,
 * byte for byte, so that it comes back from other programs as the same file. Throws 422 for what is no picture.
 */
export async function remadePicture(content: Buffer): Promise<Buffer> {
  const noPicture = (cause?: unknown) =>
    Object.assign(invalidField('media_file', message('media.no_picture')), { cause });
  if (content.length < 20 || !BEGINNINGS.some((begins) => begins(content))) throw noPicture();
  return queue('pictures', async () => {
    try {
      const picture = sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
      const { width, height } = await picture.metadata();
      if (isPlainWebp(content) && Math.max(width, height) <= PICTURE_SIDE) {
        // Only what can be unpacked to its end is a picture.
        await picture.timeout({ seconds: MOST_SECONDS }).raw().toBuffer();
        return content;
      }
      return await picture
        .autoOrient()
        .resize({ width: PICTURE_SIDE, height: PICTURE_SIDE, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .timeout({ seconds: MOST_SECONDS })
        .toBuffer();
    } catch (error) {
      throw noPicture(error);
    }
  });
}
