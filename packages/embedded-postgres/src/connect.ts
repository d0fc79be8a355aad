import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { EmbeddedPostgresError } from './errors.ts';
import { layoutOf } from './layout.ts';
import type { Postmaster } from './postmaster.ts';
import type { Transport } from './settings.ts';

export interface EmbeddedConnection {
  host: string;
  port: number;
  user: string;
  database: string;
  password?: string;
}

/** Timeout: after a crash PostgreSQL replays its log before it responds; on a slow disk that takes a while. */
const READY_TIMEOUT_MS = 180_000;

/** How the application reaches its database. */
export function connectionTo(
  transport: Transport,
  who: { user: string; database: string },
  password: string,
): EmbeddedConnection {
  return transport.kind === 'socket'
    ? { ...who, host: transport.folder, port: 5432 }
    : { ...who, host: '127.0.0.1', port: transport.port, password };
}

/** State of the database in a folder: whether it was ever created, and its address if running. */
export interface FoundPostgres {
  made: boolean;
  connection: EmbeddedConnection | null;
}

/**
 * Finds a database run by another process of this machine, for users who may read its folder. PostgreSQL writes its
 * address to `postmaster.pid`.
 */
export async function findEmbeddedPostgres(folder: string, name: string): Promise<FoundPostgres> {
  const layout = layoutOf(folder, name);
  const read = (file: string) => readFile(file, 'utf8').catch(() => '');
  const made = (await read(path.join(layout.data, 'PG_VERSION'))) !== '';
  const [, , , port = '', socketFolder = '', address = ''] = (
    await read(path.join(layout.data, 'postmaster.pid'))
  ).split('\n');
  if (!Number(port) || (socketFolder || address) === '') return { made, connection: null };
  const transport: Transport = socketFolder
    ? { kind: 'socket', folder: socketFolder }
    : { kind: 'port', port: Number(port) };
  return { made, connection: connectionTo(transport, { user: name, database: name }, await read(layout.password)) };
}

/** Waits until the server responds, and creates the application's database at the first start. */
export async function waitUntilReady(
  server: Postmaster,
  connection: EmbeddedConnection,
  cutShort?: AbortSignal,
): Promise<void> {
  let ended: string | undefined;
  void server.ended.then((reason) => (ended = reason));
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    cutShort?.throwIfAborted();
    const client = new Client({ ...connection, database: 'postgres', connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await ensureDatabase(client, connection.database);
      return;
    } catch (error) {
      if (ended !== undefined) throw new EmbeddedPostgresError('did_not_start', { reason: ended }, { cause: error });
      if (Date.now() > deadline) throw new EmbeddedPostgresError('did_not_answer', {}, { cause: error });
    } finally {
      await client.end().catch(() => undefined);
    }
    await sleep(50);
  }
}

async function ensureDatabase(client: Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)} template template0`);
}
