import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Prefix of the folders of these files; the process id and a random part follow. */
const SPOOL_FOLDER = 'wordcluster-export-';

interface DiskBuffer<Item> {
  /** The stored items in order; can be read once, at any speed. */
  items: AsyncIterable<Item>;
  /** Deletes the remaining data; idempotent. */
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
 * Disk buffer: a slow client does not hold the database connection or memory. Items must survive JSON.
 */
export async function bufferOnDisk<Item>(source: AsyncIterable<Item>): Promise<DiskBuffer<Item>> {
  const { file, discard } = await newFile();
  try {
    await using handle = await open(file, 'wx', 0o600);
    for await (const item of source) await handle.write(`${JSON.stringify(item)}\n`);
  } catch (error) {
    await discard();
    throw error;
  }
  return { items: read(file), discard };
}

async function* read<Item>(file: string): AsyncGenerator<Item> {
  await using handle = await open(file);
  for await (const line of handle.readLines()) yield JSON.parse(line) as Item;
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
