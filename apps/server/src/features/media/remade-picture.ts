import { message } from '@wordcluster/domain/messages/all';
import { invalidField } from '../../failure.ts';
import { LimitReached } from '../../limited-process/child-process.ts';
import { limitedProcesses } from '../../limited-process/limited-processes.ts';
import { isPicture } from './picture-type.ts';
import type { RemakeJob } from './remake-process.ts';

const PROCESS = new URL('remake-process.ts', import.meta.url);
/** Processor time (milliseconds) of one picture, the start of the process included. */
const ONE_MS = 12_000;
/** What libvips reserves for its threads comes on top of what Node does. */
const LIMITS = { residentMb: 400, addressSpaceMb: 4_000 };

/** Unpacked pictures are large: so many of a server are made at once, and one process of a person. */
const processes = limitedProcesses({
  atOnce: 2,
  maxQueuedPerUser: 120,
  maxQueued: 500,
  ownBusy: message('media.busy'),
  busy: message('media.busy'),
});

/** Whose picture it is, and whether they still wait for it. */
export interface Sender {
  id: number;
  signal?: AbortSignal | undefined;
}

export const noPicture = (cause?: unknown) =>
  Object.assign(invalidField('media_file', message('media.no_picture')), { cause });

/**
 * A picture as it is kept: WebP, turned as its EXIF says, without metadata, at most 1,024 pixels. One that is so already stays as it is,
 * byte for byte, so that it comes back from other programs as the same file. Throws 422 for what is no picture.
 */
export async function remadePicture(content: Buffer, sender: Sender): Promise<Buffer> {
  if (!isPicture(content)) throw noPicture();
  const [remade] = (await remadePictures([content], sender, ONE_MS)).pictures;
  if (!remade) throw noPicture();
  return remade;
}

/**
 * The same of several pictures, by one child process that may take so many milliseconds of processor time. What was not made until
 * then is null; `spentMs` is what they took, all of it where the process was killed.
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
      onProgress: ({ place, picture }) => {
        pictures[place] = picture && Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
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
