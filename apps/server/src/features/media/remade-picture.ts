import { message } from '@wordcluster/domain/messages/all';
import { invalidField } from '../../failure.ts';
import { LimitReached } from '../../limited-process/child-process.ts';
import { limitedProcesses } from '../../limited-process/limited-processes.ts';
import { isPicture } from './picture-type.ts';
import type { RemakeJob } from './remake-process.ts';

const PROCESS = new URL('remake-process.ts', import.meta.url);
/** Processor time (milliseconds) of one picture, including the start of the process. */
const ONE_MS = 12_000;
/** libvips reserves memory for its threads on top of Node's. */
const LIMITS = { residentMb: 400, addressSpaceMb: 4_000 };

/** Decoded pictures are large: limits the concurrency of a server, and of one user. */
const processes = limitedProcesses({
  atOnce: 2,
  maxQueuedPerUser: 120,
  maxQueued: 500,
  ownBusy: message('media.busy'),
  busy: message('media.busy'),
});

/** The user of a picture, and their abort signal. */
export interface Sender {
  id: number;
  signal?: AbortSignal | undefined;
}

export const noPicture = (cause?: unknown) =>
  Object.assign(invalidField('media_file', message('media.no_picture')), { cause });

/**
 * The stored form of a picture: WebP, rotated by its EXIF orientation, without metadata, at most 1,024 pixels. A
 * picture in that form is not changed, so that it comes back from other programs as the same file. Throws 422 for files
 * that are no picture.
 */
export async function remadePicture(content: Buffer, sender: Sender): Promise<Buffer> {
  if (!isPicture(content)) throw noPicture();
  const [remade] = (await remadePictures([content], sender, ONE_MS)).pictures;
  if (!remade) throw noPicture();
  return remade;
}

/**
 * The same for several pictures in one child process with a limit of processor time (milliseconds). Unfinished ones are
 * null; `spentMs` is the time used, all of it if the process was killed.
 */
export async function remadePictures(
  contents: readonly Buffer[],
  { id, signal }: Sender,
  processorMs: number,
): Promise<{ pictures: (Buffer | null)[]; spentMs: number }> {
  const pictures: (Buffer | null)[] = contents.map(() => null);
  try {
    const spentMs = await processes.run<RemakeJob>(id, {
      module: PROCESS,
      request: contents,
      onProgress: ({ index, picture }) => {
        pictures[index] = picture && Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
      },
      limits: { ...LIMITS, processorMs },
      signal,
    });
    return { pictures, spentMs };
  } catch (error) {
    if (error instanceof LimitReached) return { pictures, spentMs: processorMs };
    throw error;
  }
}
