import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withLock } from '../prepare/lock.mjs';
import { startOf } from '../prepare/process-table.mjs';
import { folderWith } from './clone.mjs';

const lockModule = new URL('../prepare/lock.mjs', import.meta.url).href;

/** Another process that takes the lock and notes when it enters and leaves. */
function contender(file, journal, holdFor) {
  const script = `
    import { appendFileSync } from 'node:fs';
    import { withLock } from ${JSON.stringify(lockModule)};
    await withLock(${JSON.stringify(file)}, async () => {
      appendFileSync(${JSON.stringify(journal)}, 'in ');
      await new Promise((resolve) => setTimeout(resolve, ${holdFor}));
      appendFileSync(${JSON.stringify(journal)}, 'out ');
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

test('processes that start at the same moment work one after the other', async () => {
  const root = folderWith({ journal: '' });
  const [file, journal] = [path.join(root, 'lock'), path.join(root, 'journal')];
  await Promise.all([1, 2, 3, 4].map(() => once(contender(file, journal, 50), 'exit')));
  expect(readFileSync(journal, 'utf8')).toBe('in out '.repeat(4));
  expect(existsSync(file)).toBe(false);
});

test('a lock whose holder was killed does not stand in the way', async () => {
  const root = folderWith({ journal: '' });
  const [file, journal] = [path.join(root, 'lock'), path.join(root, 'journal')];
  const holder = contender(file, journal, 60_000);
  while (readFileSync(journal, 'utf8') !== 'in ') await new Promise((resolve) => setTimeout(resolve, 20));
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  await withLock(file, () => appendFileSync(journal, 'next'));
  expect(readFileSync(journal, 'utf8')).toBe('in next');
});

test('a lock held by a number that is another process by now is stale', async () => {
  const root = folderWith();
  const file = path.join(root, 'lock');
  writeFileSync(file, JSON.stringify({ pid: process.ppid, start: 'long ago' }));
  expect(startOf(process.ppid)).not.toBe('');
  expect(await withLock(file, () => 'done')).toBe('done');
});

test('work that fails gives the lock back', async () => {
  const file = path.join(folderWith(), 'lock');
  const failing = withLock(file, () => Promise.reject(new Error('no disk')));
  await expect(failing).rejects.toThrow('no disk');
  expect(await withLock(file, () => 'done')).toBe('done');
});

test('work that ends the process gives the lock back', async () => {
  const file = path.join(folderWith(), 'lock');
  const script = `import { withLock } from ${JSON.stringify(lockModule)}; await withLock(${JSON.stringify(file)}, () => process.exit(3));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
  expect(await once(child, 'exit')).toEqual([3, null]);
  expect(existsSync(file)).toBe(false);
});
