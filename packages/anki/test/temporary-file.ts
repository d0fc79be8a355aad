import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

const folder = await mkdtemp(path.join(tmpdir(), 'anki-test-'));
afterAll(() => rm(folder, { recursive: true }));

/** A file with that name and content, for as long as the tests of a file run. */
export async function temporaryFile(name: string, content: Buffer): Promise<string> {
  const file = path.join(await mkdtemp(path.join(folder, 'file-')), name);
  await writeFile(file, content);
  return file;
}
