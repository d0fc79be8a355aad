import { execFileSync } from 'node:child_process';
import { chown, cp, lchown, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { identities, type RootWay } from '../../src/database/embedded/identity.ts';
import { installedProgram, linkLibraries } from '../../src/database/embedded/program.ts';
import { asRoot, dataFolder, query, start } from './running.ts';

const WAYS: RootWay[] = ['namespace', 'account'];

function namespacesAllowed(): boolean {
  try {
    execFileSync('unshare', ['--user', '--map-user=1', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
const available = (way: RootWay) => asRoot && (way === 'account' || namespacesAllowed());

test.each(WAYS)('root starts it by %s from a folder that only root may enter', async (rootWay) => {
  if (!available(rootWay)) return;
  const { connection } = await start(await dataFolder(), { rootWay });
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test.each([WAYS, WAYS.toReversed()])('data made by %s is taken over by %s', async (before, after) => {
  if (!available('namespace')) return;
  const folder = await dataFolder();
  const first = await start(folder, { rootWay: before });
  await query(first.connection, 'create table word (id int)');
  await first.stop();
  // As after a start that was killed while it gave the files to their new owner.
  const data = path.join(folder, 'postgres', 'data');
  const [one = ''] = await readdir(data);
  await lchown(path.join(data, one), 12_345, 12_345);
  const second = await start(folder, { rootWay: after });
  expect(await query(second.connection, 'select count(*)::int as words from word')).toEqual([{ words: 0 }]);
});

test('data of an ordinary user stays theirs when root starts it', async () => {
  if (!asRoot) return;
  const folder = await dataFolder();
  await (await start(folder)).stop();
  const data = path.join(folder, 'postgres', 'data');
  for (const entry of [...(await readdir(data, { recursive: true })), '.'])
    await chown(path.join(data, entry), 4_321, 4_321);
  const { connection } = await start(folder);
  await query(connection, 'create table word (id int)');
  expect((await stat(data)).uid).toBe(4_321);
});

test('root without namespaces falls back on an account by itself', () => {
  if (!asRoot || process.platform !== 'linux') return;
  expect(identities(undefined).map(({ way }) => way)).toEqual(WAYS);
});

test('the links between the libraries are made where the package brought none', async () => {
  const copy = path.join(await dataFolder(), 'native');
  await mkdir(copy);
  await cp(path.join(installedProgram(), 'pg-symlinks.json'), path.join(copy, 'pg-symlinks.json'));
  await mkdir(path.join(copy, 'lib'));
  expect(await linkLibraries(copy)).toBe(true);
  expect(await readdir(path.join(copy, 'lib'))).toContain('libpq.so.5');
  expect(await linkLibraries(copy)).toBe(true);
});
