import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EXPORT_FOLDER } from '../staging/temporary-file.ts';

interface Spool<Item> {
  /** What was kept, in its order; read as slowly as the reader likes, and once. */
  items: AsyncIterable<Item>;
  /** Removes what is left of it; may be called at any time and more than once. */
  discard(): Promise<void>;
}

/**
 * Keeps everything that comes, at the speed at which it comes, in a file: whoever reads it afterwards may be slow without
 * holding up where it came from, and without holding it in memory. What is kept must survive JSON.
 */
export async function spool<Item>(source: AsyncIterable<Item>): Promise<Spool<Item>> {
  const folder = await mkdtemp(path.join(tmpdir(), `${EXPORT_FOLDER}${process.pid}-`));
  const discard = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  const file = path.join(folder, 'items');
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
