import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { dataFolder, query, start, startOwner } from './running.ts';

const pidFile = (folder: string) => path.join(folder, 'data', 'postmaster.pid');
const postmaster = async (folder: string) => Number((await readFile(pidFile(folder), 'utf8')).split('\n')[0]);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('after kill -9 of the server the next start has every row that was acknowledged', async () => {
  const folder = await dataFolder();
  const owner = await startOwner({ folder });
  await query(owner.connection, 'create table word (id int); insert into word select generate_series(1, 500)');
  await owner.kill();
  const { connection } = await start(folder);
  expect(await query(connection, 'select count(*)::int as words from word')).toEqual([{ words: 500 }]);
});

test('the database ends by itself when its server is killed, and leaves no socket behind', async () => {
  const folder = await dataFolder();
  const owner = await startOwner({ folder });
  const pid = await postmaster(folder);
  expect(isRunning(pid)).toBe(true);
  await owner.kill();
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), 20_000);
  await vi.waitFor(() => expect(existsSync(String(owner.connection.host))).toBe(false), 20_000);
});

test('a database that outlived its server is stopped by the next start', async () => {
  const folder = await dataFolder();
  const owner = await startOwner({ folder });
  await query(owner.connection, 'create table word (id int)');
  const pid = await postmaster(folder);
  // Held back like this it cannot follow its server at once, as on a machine under load.
  process.kill(pid, 'SIGSTOP');
  onTestFinished(() => void (isRunning(pid) && process.kill(pid, 'SIGKILL')));
  await owner.kill();
  setTimeout(() => process.kill(pid, 'SIGCONT'), 500);
  const { connection } = await start(folder);
  expect(await postmaster(folder)).not.toBe(pid);
  expect(await query(connection, 'select count(*)::int as words from word')).toEqual([{ words: 0 }]);
});

test('a process that by chance has the number of a dead database is left alone', async () => {
  const folder = await dataFolder();
  const first = await start(folder);
  const noted = await readFile(pidFile(folder), 'utf8');
  await first.stop();
  const bystander = spawn('sleep', ['60']);
  onTestFinished(() => void bystander.kill('SIGKILL'));
  await once(bystander, 'spawn');
  await writeFile(pidFile(folder), noted.replace(/^\d+/, String(bystander.pid)), { mode: 0o600 });
  const { connection } = await start(folder);
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(bystander.exitCode ?? bystander.signalCode).toBeNull();
});

test('a second server on the same folder is refused by name and the first continues', async () => {
  const folder = await dataFolder();
  const owner = await startOwner({ folder });
  await expect(start(folder, { lockPatience: 300 })).rejects.toMatchObject({
    code: 'already_running',
    values: { folder },
  });
  expect(await query(owner.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('of servers started at the same moment on a new folder exactly one runs', async () => {
  const folder = await dataFolder();
  const starts = await Promise.allSettled([1, 2, 3].map(() => start(folder, { lockPatience: 0 })));
  expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
});

test('the application is notified of a database that ends unexpectedly', async () => {
  const folder = await dataFolder();
  const onUnexpectedEnd = vi.fn<(reason: string) => void>();
  await start(folder, { onUnexpectedEnd });
  process.kill(await postmaster(folder), 'SIGKILL');
  await vi.waitFor(() => expect(onUnexpectedEnd).toHaveBeenCalledWith('it ended with SIGKILL'), 10_000);
});
