import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Writes a stream to a file that lives as long as `work` runs. A file, not memory: a workbook is read by jumping
 * about in it, and fifty megabytes times the number of uploads would not fit.
 */
export async function withTemporaryFile<T>(
  content: Readable | AsyncIterable<Buffer>,
  work: (file: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wordcluster-import-'));
  try {
    const file = path.join(folder, 'upload');
    await pipeline(content, createWriteStream(file, { mode: 0o600 }));
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
