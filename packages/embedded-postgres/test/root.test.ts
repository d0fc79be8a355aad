import { execFileSync } from 'node:child_process';
import { chown, cp, lchown, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { identities, type RootMode } from '../src/identity.ts';
import { copyProgram, installedProgram, linkLibraries } from '../src/program.ts';
import { asRoot, dataFolder, query, start } from './running.ts';

const MODES: RootMode[] = ['namespace', 'account'];

function namespacesAllowed(): boolean {
  try {
    execFileSync('unshare', ['--user', '--map-user=1', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
const modes = MODES.filter((mode) => asRoot && (mode === 'account' || namespacesAllowed()));
const bothModes = modes.length === MODES.length;

test.skipIf(!asRoot).each(modes)('root starts it by %s from a folder that only root may enter', async (rootMode) => {
  const { connection } = await start(await dataFolder(), { rootMode });
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test.skipIf(!asRoot).each(modes)('root starts it by %s though the program is in a private folder', async (rootMode) => {
  const home = await dataFolder();
  const program = path.join(home, 'program');
  await copyProgram(installedProgram(), program);
  // Somebody's private home: even root is shut out of it once it gives up its rights.
  await chown(home, 4_321, 4_321);
  const { connection } = await start(path.join(home, 'data'), { rootMode, program });
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test.skipIf(!bothModes).each([MODES, MODES.toReversed()])(
  'data made by %s is taken over by %s',
  async (before, after) => {
    const folder = await dataFolder();
    const first = await start(folder, { rootMode: before });
    await query(first.connection, 'create table word (id int)');
    await first.stop();
    // As after a start that was killed while it gave the files to their new owner.
    const data = path.join(folder, 'data');
    const [one = ''] = await readdir(data);
    await lchown(path.join(data, one), 12_345, 12_345);
    const second = await start(folder, { rootMode: after });
    expect(await query(second.connection, 'select count(*)::int as words from word')).toEqual([{ words: 0 }]);
  },
);

test.skipIf(!asRoot)('data of an ordinary user stays theirs when root starts it', async () => {
  const folder = await dataFolder();
  await (await start(folder)).stop();
  const data = path.join(folder, 'data');
  for (const entry of [...(await readdir(data, { recursive: true })), '.'])
    await chown(path.join(data, entry), 4_321, 4_321);
  const { connection } = await start(folder);
  await query(connection, 'create table word (id int)');
  expect((await stat(data)).uid).toBe(4_321);
});

test.skipIf(!asRoot || process.platform !== 'linux')(
  'root without namespaces falls back on an account by itself',
  () => {
    expect(identities(undefined).map(({ mode }) => mode)).toEqual(MODES);
  },
);

test('the links between the libraries are made where the package brought none', async () => {
  const copy = path.join(await dataFolder(), 'native');
  await mkdir(copy);
  await cp(path.join(installedProgram(), 'pg-symlinks.json'), path.join(copy, 'pg-symlinks.json'));
  await mkdir(path.join(copy, 'lib'));
  expect(await linkLibraries(copy)).toBe(true);
  expect(await readdir(path.join(copy, 'lib'))).toContain('libpq.so.5');
  expect(await linkLibraries(copy)).toBe(true);
});
