import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createProduct } from '@wordcluster/testing/product';
import { expect, onTestFinished, test } from 'vitest';

const repository = path.resolve(import.meta.dirname, '../../../..');

/** One of the operator's commands, as npm runs it; `typed` is where it was typed. */
async function run(command: string, args: string[], settings: Record<string, string>, typed: string) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [path.join(repository, 'tooling/command.mjs'), command, ...args], {
    cwd: repository,
    env: { PATH, HOME, INIT_CWD: typed, ...settings },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = await once(child, 'close');
  return { code, said };
}

test('the state of the last backup is there again after a kill and the loss of the folder', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'backup-commands-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const scheduled = path.join(folder, 'daily');
  const product = await createProduct({ BACKUP_DIR: scheduled });
  onTestFinished(() => product.remove());
  const database = { DATA_DIR: product.dataDir };
  expect(await run('backup', ['early.gz'], database, folder)).toMatchObject({
    code: 1,
    said: expect.stringContaining('There is no database in'),
  });
  await product.start();
  await product.signIn('demo@wordcluster.example');
  const cluster = await product.call<{ id: number }>('POST', '/api/clusters', { title: 'Kept', col_1_name: 'Word' });
  const add = (word: string) => product.call('POST', `/api/clusters/${cluster.id}/clusterRows`, { col_1_value: word });
  const words = async () =>
    (await product.call<{ col_1_value: string }[]>('GET', `/api/clusters/${cluster.id}/clusterRows`)).map(
      (row) => row.col_1_value,
    );
  await add('kept');
  expect(await run('backup', ['words.gz'], database, folder)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/words\.gz: \d\d+ tables, \d\d+ rows, version \d{4}-/),
  });
  await add('after the backup');
  const restore = (args: string[], settings: Record<string, string> = database) =>
    run('restore', args, settings, folder);
  expect(await restore(['words.gz', '--force'])).toMatchObject({
    code: 1,
    said: expect.stringContaining('already using'),
  });
  // The schedule's own, of a start that found none.
  const whole = async () => (await readdir(scheduled).catch(() => [])).filter((name) => name.endsWith('.backup.gz'));
  await expect.poll(whole, { timeout: 60_000, interval: 500 }).toHaveLength(1);
  await product.kill();
  await rm(product.dataDir, { recursive: true, force: true, maxRetries: 10 });

  const cut = path.join(folder, 'cut.gz');
  await cp(path.join(folder, 'words.gz'), cut);
  await truncate(cut, 5_000);
  expect(await restore([cut])).toMatchObject({ code: 1, said: expect.stringContaining('is not a whole backup') });
  await expect(readdir(product.dataDir)).rejects.toThrow('ENOENT');
  expect(await restore([])).toMatchObject({ code: 1, said: expect.stringContaining('Name one file') });
  expect(await restore(['words.gz'])).toMatchObject({ code: 0, said: expect.stringContaining('Restored as of') });
  expect(await restore(['words.gz'])).toMatchObject({ code: 1, said: expect.stringContaining('not empty') });

  await product.start();
  await product.signIn('demo@wordcluster.example');
  expect(await words()).toEqual(['kept']);
  const later = await product.call<{ id: number }>('POST', '/api/clusters', { title: 'Later', col_1_name: 'Word' });
  expect(later.id).toBeGreaterThan(cluster.id);
  await product.stop();
  const [daily = ''] = await whole();
  expect(await restore([path.join('daily', daily), '--force'])).toMatchObject({ code: 0 });
}, 240_000);

test('a server that does not migrate refuses a database that npm run migrate has not brought up to date', async () => {
  const product = await createProduct({ MIGRATE_AT_START: 'false' });
  onTestFinished(() => product.remove());
  await expect(product.start()).rejects.toThrow('Run: npm run migrate');
  const migrate = () => run('migrate', [], { DATA_DIR: product.dataDir }, product.dataDir);
  expect(await migrate()).toMatchObject({ code: 0, said: expect.stringContaining('Migrated: 0001-foundation, ') });
  expect(await migrate()).toMatchObject({ code: 0, said: expect.stringContaining('The database is up to date.') });
  await product.start();
}, 120_000);
