import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../apps/server/src/database/embedded/index.ts';
import { httpClient } from '../../apps/server/test/setup/http-client.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface Product {
  url: string;
  pid: number;
  connection: pg.PoolConfig;
  sql: pg.Client;
  signIn(email: string): Promise<string>;
  call<Body>(token: string, method: string, url: string, body?: unknown): Promise<Body>;
  stop(): Promise<void>;
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
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wordcluster-bench-'));
  const database = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const { host, user, database: name } = database.connection;
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: `postgres://${user}@/${name}?host=${encodeURIComponent(host)}`,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await firstLine(child, (line) => /Server listening at (http:[^"]+)/.exec(line)?.[1] ?? null);
  const connection: pg.PoolConfig = database.connection;
  const sql = new pg.Client(connection);
  await sql.connect();
  return {
    url,
    pid: child.pid ?? 0,
    connection,
    sql,
    ...httpClient(url),
    async stop() {
      await sql.end();
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
