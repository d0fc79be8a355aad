import { PICTURE_SIDE } from '@wordcluster/domain/clusters/media';
import sharp from 'sharp';
import { serveJob } from '../../limited-process/serve-job.ts';
import { isPicture, isPlainWebp } from './picture-type.ts';

/** Queue: one person's pictures in the order of their re-encoding, with one report for each. */
export interface RemakeJob {
  request: readonly Uint8Array[];
  /** Null if it cannot be decoded. */
  progress: { index: number; picture: Uint8Array | null };
  /** Milliseconds of processor time used. */
  result: number;
}

/** A hundred megapixels unpack to 400 MB. */
const MAX_PIXELS = 50_000_000;
const QUALITY = 82;
/** Fifty megapixels take about a second. */
const MAX_SECONDS = 10;

// One picture at a time per process: more threads would only take more memory.
sharp.concurrency(1);
sharp.cache(false);

serveJob<RemakeJob>(async (pictures, report) => {
  for (const [index, content] of pictures.entries())
    await report({ index, picture: await remade(Buffer.from(content)).catch(() => null) });
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
});

async function remade(content: Buffer): Promise<Buffer | null> {
  if (!isPicture(content)) return null;
  const picture = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { width, height } = await picture.metadata();
  if (isPlainWebp(content) && Math.max(width, height) <= PICTURE_SIDE) {
    // Decoded completely: a truncated file is no picture.
    await picture.timeout({ seconds: MAX_SECONDS }).raw().toBuffer();
    return content;
  }
  return picture
    .autoOrient()
    .resize({ width: PICTURE_SIDE, height: PICTURE_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();
}
