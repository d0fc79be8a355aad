import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Prefix of the folders of these files; the process id and a random part follow. */
const SPOOL_FOLDER = 'wordcluster-export-';

interface DiskBuffer<Item> {
  /** The items in order; can be read once, at any speed, while later ones are still being stored. */
  items: AsyncIterable<Item>;
  /** Resolves when the source has ended and all items are stored; rejects if it failed. */
  stored: Promise<void>;
  /** Deletes the remaining data and stops storing; idempotent. */
  discard(): Promise<void>;
}

async function newFile() {
  const folder = await mkdtemp(path.join(tmpdir(), `${SPOOL_FOLDER}${process.pid}-`));
  return {
    file: path.join(folder, 'items'),
    discard: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}

/**
 * Disk buffer: a slow client does not hold the database connection or memory. Items must survive JSON. Resolves when
 * there is something to read, so that a source that fails at once is an error and not half a file.
 */
export async function bufferOnDisk<Item>(source: AsyncIterable<Item>): Promise<DiskBuffer<Item>> {
  const { file, discard } = await newFile();
  const sizes: number[] = [];
  let state: 'storing' | 'ended' | 'discarded' = 'storing';
  let changed = Promise.withResolvers<void>();
  const tell = () => {
    changed.resolve();
    changed = Promise.withResolvers();
  };
  const store = async () => {
    try {
      await using handle = await open(file, 'wx', 0o600);
      for await (const item of source) {
        if (state === 'discarded') break;
        const bytes = Buffer.from(JSON.stringify(item));
        await handle.writeFile(bytes);
        sizes.push(bytes.length);
        tell();
      }
    } finally {
      state = 'ended';
      tell();
    }
  };
  const first = changed.promise;
  const stored = store();
  try {
    await Promise.race([first, stored]);
    if (sizes.length === 0) await stored;
  } catch (error) {
    await discard();
    throw error;
  }
  async function* items(): AsyncGenerator<Item> {
    await using handle = await open(file);
    let offset = 0;
    for (let index = 0; ; index += 1) {
      while (index === sizes.length && state === 'storing') await changed.promise;
      const size = sizes[index];
      if (size === undefined) break;
      const { buffer } = await handle.read(Buffer.allocUnsafe(size), 0, size, offset);
      offset += size;
      yield JSON.parse(buffer.toString()) as Item;
    }
    await stored;
  }
  return {
    items: items(),
    stored,
    discard() {
      if (state === 'storing') state = 'discarded';
      return discard();
    },
  };
}

/** Bytes buffered in memory for a reader; the rest goes to a file. */
const IN_MEMORY = 1_000_000;

/**
 * Disk buffer: reads the source at full speed and passes text on from the first piece, however slow the reader is.
 * Resolves when the source has ended; `output` ends when all is read, and is destroyed with the error if `source`
 * fails. `onFirst` is called when there is something to read.
 */
export async function pipeThroughDisk(
  source: AsyncIterable<string>,
  output: PassThrough,
  onFirst: () => void,
): Promise<void> {
  let late: Awaited<ReturnType<typeof newFile>> | undefined;
  let handle: Awaited<ReturnType<typeof open>> | undefined;
  try {
    for await (const piece of source) {
      if (output.destroyed) break;
      if (!late && output.writableLength < IN_MEMORY) output.write(piece);
      else {
        late ??= await newFile();
        handle ??= await open(late.file, 'wx', 0o600);
        await handle.write(piece);
      }
      onFirst();
    }
  } catch (error) {
    output.destroy(error as Error);
  } finally {
    await handle?.close();
  }
  if (!late) output.end();
  else void sendBuffered(late, output);
}

async function sendBuffered(
  { file, discard }: Awaited<ReturnType<typeof newFile>>,
  output: PassThrough,
): Promise<void> {
  // A client that disconnected has destroyed the output; the rest is not needed.
  await pipeline(createReadStream(file), output).catch(() => output.destroy());
  await discard().catch(() => undefined);
}
