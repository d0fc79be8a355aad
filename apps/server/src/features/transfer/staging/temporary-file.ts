import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Prefix of the folders of temporary files; the process id and a random part follow. */
const IMPORT_FOLDER = 'wordcluster-import-';
/** Those of spools too. */
const FOLDERS = /^wordcluster-(?:import|export)-(\d+)-/;

/**
 * Writes a stream to a file that lives as long as `work` runs. A file, not memory: a workbook is read by jumping
 * about in it, and fifty megabytes times the number of uploads would not fit.
 */
export async function withTemporaryFile<T>(
  content: Readable | AsyncIterable<Buffer>,
  work: (file: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), `${IMPORT_FOLDER}${process.pid}-`));
  try {
    const file = path.join(folder, 'upload');
    await pipeline(content, createWriteStream(file, { mode: 0o600 }));
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Deletes temporary files of killed servers, before the first upload of this one: those with its own process id are of
 * an earlier process too, as in a restarted container.
 */
export async function removeAbandonedFiles(): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  for (const name of names) {
    const pid = Number(FOLDERS.exec(name)?.[1]);
    if (!(pid > 0) || (pid !== process.pid && isAlive(pid))) continue;
    // Another user's stays; that user's server removes it.
    await rm(path.join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
