import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NIGHTLY } from '@wordcluster/testing/nightly';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedDatabase } from '../../src/database/embedded.ts';

const log = () => undefined;

async function dataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'embedded-database-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

test.runIf(NIGHTLY)('a second server on the same folder gets an error with the folder, and a remedy', async () => {
  const folder = await dataDir();
  const first = await startEmbeddedDatabase({ dataDir: folder, log });
  onTestFinished(() => first.stop());
  expect(first.connection).toMatchObject({ user: 'wordcluster', database: 'wordcluster' });
  expect(await readdir(folder)).toEqual(['postgres']);
  await expect(startEmbeddedDatabase({ dataDir: folder, log, lockPatience: 0 })).rejects.toThrow(
    `Another Wordcluster is already using ${folder}. Stop it first, or choose another folder with DATA_DIR.`,
  );
});

test('data of another PostgreSQL is refused with the way to move it over', async () => {
  const folder = await dataDir();
  await mkdir(path.join(folder, 'postgres', 'data'), { recursive: true });
  await writeFile(path.join(folder, 'postgres', 'data', 'PG_VERSION'), '15\n');
  await expect(startEmbeddedDatabase({ dataDir: folder, log })).rejects.toThrow(
    /was written by PostgreSQL 15, this Wordcluster brings 18\. Make a backup with the version/,
  );
});

test('if it cannot run, the reason is shown with a remedy', async () => {
  const folder = await dataDir();
  const program = path.join(folder, 'program');
  await mkdir(program);
  await expect(startEmbeddedDatabase({ dataDir: folder, log, program })).rejects.toThrow(
    /cannot run here \(.+\)\. Start Wordcluster as an ordinary user, or set DATABASE_URL/,
  );
});
