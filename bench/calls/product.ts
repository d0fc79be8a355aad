import { mkdtemp, open, rm } from 'node:fs/promises';
import type { ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { startProduct, type Product } from '@wordcluster/testing/product';
import pg from 'pg';
import { startEmbeddedDatabase } from '../../apps/server/src/database/embedded.ts';

export interface Measured extends Product {
  connection: pg.PoolConfig;
  sql: pg.Client;
}

/** Runs a program and answers the first line of its output that `find` accepts. */
export async function firstLine<Found>(child: ChildProcess, find: (line: string) => Found | null): Promise<Found> {
  if (!child.stdout) throw new Error('no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const found = find(line);
    if (found !== null) {
      child.stdout.resume();
      return found;
    }
  }
  throw new Error('The program ended before it was ready.');
}

/** The whole product in a process of its own, on a PostgreSQL of its own (fsync on) that the benchmark can look into too. */
export async function startMeasured(settings: Record<string, string> = {}): Promise<Measured> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wordcluster-bench-'));
  const database = await startEmbeddedDatabase({ dataDir, log: () => undefined });
  const { host, user, database: name } = database.connection;
  // Into a file, as a service's: the client must not spend its time on reading the log.
  const log = await open(path.join(dataDir, 'log'), 'w');
  const product = await startProduct(
    {
      DATABASE_URL: `postgres://${user}@/${name}?host=${encodeURIComponent(host)}`,
      LOG_LEVEL: 'info',
      ...settings,
    },
    log.fd,
  );
  const connection: pg.PoolConfig = database.connection;
  const sql = new pg.Client(connection);
  await sql.connect();
  return {
    ...product,
    connection,
    sql,
    async remove() {
      await sql.end();
      await product.remove();
      await log.close();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
