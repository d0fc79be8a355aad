import { access, chmod, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { NIGHTLY } from '@wordcluster/testing/nightly';
import { dataFolder, query, start } from './running.ts';

test('the first start makes a durable UTF-8 database that sorts the same everywhere, reached by a private socket', async () => {
  const { connection } = await start(await dataFolder());
  const [row] = await query(
    connection,
    `select current_database() as name, current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
       current_setting('listen_addresses') as addresses, datlocprovider as provider, datlocale as locale
     from pg_database where datname = current_database()`,
  );
  expect(row).toEqual({
    name: 'example',
    encoding: 'UTF8',
    fsync: 'on',
    addresses: '',
    provider: 'b',
    locale: 'C.UTF-8',
  });
  expect(Buffer.byteLength(`${connection.host}/.s.PGSQL.${connection.port}`)).toBeLessThanOrEqual(107);
});

test.runIf(NIGHTLY)('a restart keeps what was written', async () => {
  const folder = await dataFolder();
  const first = await start(folder);
  await query(first.connection, `create table word (text text); insert into word values ('žena')`);
  await first.stop();
  const second = await start(folder);
  expect(await query(second.connection, 'select text from word')).toEqual([{ text: 'žena' }]);
});

test.runIf(NIGHTLY)('a copy of the data folder works, also where the copy is open to others', async () => {
  const folder = await dataFolder();
  const first = await start(folder);
  await query(first.connection, `create table word (text text); insert into word values ('mačka')`);
  await first.stop();
  const copy = await dataFolder();
  await cp(folder, copy, { recursive: true });
  await chmod(path.join(copy, 'data'), 0o755);
  const restored = await start(copy);
  expect(await query(restored.connection, 'select text from word')).toEqual([{ text: 'mačka' }]);
});

test.runIf(NIGHTLY)('a stop ends open sessions, removes the socket and may be called twice', async () => {
  const folder = await dataFolder();
  const postgres = await start(folder);
  const client = new Client(postgres.connection);
  client.on('error', () => undefined);
  await client.connect();
  await Promise.all([postgres.stop(), postgres.stop()]);
  await expect(access(postgres.connection.host)).rejects.toThrow('ENOENT');
  await expect(query(postgres.connection, 'select 1')).rejects.toThrow('ENOENT');
  await client.end().catch(() => undefined);
});

test.runIf(NIGHTLY)('an interrupted first start does not block the next one', async () => {
  const folder = await dataFolder();
  const half = path.join(folder, 'postgres', 'data.new-half');
  await mkdir(half, { recursive: true });
  await writeFile(path.join(half, 'PG_VERSION'), '18\n');
  const { connection } = await start(folder);
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(await readdir(folder)).not.toContain('data.new-half');
});

test('a data folder of another PostgreSQL version is refused and left alone', async () => {
  const folder = await dataFolder();
  const version = path.join(folder, 'data', 'PG_VERSION');
  await mkdir(path.dirname(version), { recursive: true });
  await writeFile(version, '15\n');
  await expect(start(folder)).rejects.toMatchObject({
    code: 'other_version',
    values: { folder: path.join(folder, 'data'), found: '15', wanted: '18' },
  });
  expect(await readFile(version, 'utf8')).toBe('15\n');
});

test.runIf(NIGHTLY)('a data folder with a very long path works', async () => {
  const folder = path.join(await dataFolder(), 'long'.repeat(25), 'longer'.repeat(20));
  const { connection } = await start(folder);
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test.runIf(NIGHTLY)('where sockets are not to be had, a port of this machine asks for the password', async () => {
  const { connection } = await start(await dataFolder(), { transport: 'port' });
  expect(connection.host).toBe('127.0.0.1');
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await expect(query({ ...connection, password: 'guess' }, 'select 1')).rejects.toThrow(
    'password authentication failed',
  );
});
