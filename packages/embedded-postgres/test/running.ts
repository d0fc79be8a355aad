import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Client, type ClientConfig } from 'pg';
import { onTestFinished } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgresOptions } from '../src/index.ts';

const silent = () => undefined;
export const asRoot = process.getuid?.() === 0;

/** A data folder that lasts for one test. */
export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'embedded-test-'));
  await chmod(folder, 0o700);
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Starts the database in this process; the test's end stops it. */
export async function start(folder: string, options: Partial<EmbeddedPostgresOptions> = {}) {
  const postgres = await startEmbeddedPostgres({ folder, name: 'example', log: silent, ...options });
  onTestFinished(() => postgres.stop());
  return postgres;
}

/** Starts the database in a process of its own and waits until it responds. */
export async function startOwner(options: Partial<EmbeddedPostgresOptions>) {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'owner.ts'), JSON.stringify({ name: 'example', ...options })],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const connection: ClientConfig = JSON.parse(String(line));
  const kill = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return { connection, kill };
}

/** Runs one statement and returns its rows. */
export async function query(connection: ClientConfig, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
