import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeAbandonedFiles, withTemporaryFile } from '../../src/features/transfer/staging/temporary-file.ts';

/** A folder as the process with this number leaves it when it is killed in the middle of an upload. */
async function leftBy(pid: number | undefined): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `wordcluster-import-${pid}-`));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(path.join(folder, 'upload'), 'word');
  return folder;
}

const isThere = (folder: string) =>
  access(folder).then(
    () => true,
    () => false,
  );

test('uploads that killed servers left behind are removed at the next start, those that a running one reads stay', async () => {
  const ended = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(ended, 'exit');
  const running = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { stdio: 'ignore' });
  onTestFinished(() => void running.kill());
  const [killed, former, others] = [await leftBy(ended.pid), await leftBy(process.pid), await leftBy(running.pid)];
  await removeAbandonedFiles();
  expect([await isThere(killed), await isThere(former), await isThere(others)]).toEqual([false, false, true]);
});

test('a file exists as long as it is read, and has its server’s number in its name', async () => {
  const folder = await withTemporaryFile(
    (async function* () {
      yield Buffer.from('word');
    })(),
    async (file) => {
      expect(path.dirname(file)).toContain(`wordcluster-import-${process.pid}-`);
      return path.dirname(file);
    },
  );
  expect(await readdir(folder).catch(() => 'gone')).toBe('gone');
});
