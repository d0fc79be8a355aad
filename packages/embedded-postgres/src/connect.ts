import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { EmbeddedPostgresError } from './errors.ts';
import type { Postmaster } from './postmaster.ts';
import type { Transport } from './settings.ts';

export interface EmbeddedConnection {
  host: string;
  port: number;
  user: string;
  database: string;
  password?: string;
}

/** After a crash PostgreSQL replays its log before it answers; on a slow disk that takes a while. */
const READY_PATIENCE = 180_000;

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

/** Waits until the server answers and makes the application's database on the first start. */
export async function waitUntilReady(server: Postmaster, connection: EmbeddedConnection): Promise<void> {
  let ended: string | undefined;
  void server.ended.then((reason) => (ended = reason));
  const deadline = Date.now() + READY_PATIENCE;
  for (;;) {
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
