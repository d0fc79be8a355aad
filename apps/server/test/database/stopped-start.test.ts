import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@wordcluster/testing/free-port';
import { afterAll, expect, test } from 'vitest';

const repository = path.resolve(import.meta.dirname, '../../../..');
const dataDir = await mkdtemp(path.join(tmpdir(), 'wordcluster-'));
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }));

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Starts the product on the folder, ends it after a while, and returns how it ended. */
async function startAndEnd(afterMs: number): Promise<number | string | null> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: repository,
    env: { PATH, HOME, PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  await sleep(afterMs);
  child.kill('SIGTERM');
  const [code, signal] = (await ended) as [number | null, string | null];
  return code ?? signal;
}

// On one folder: the first ones while its database is made, the later ones while it starts and is migrated.
test.for([300, 1000, 2000, 2500, 1500, 3000])(
  'a start that is ended after %i ms ends by itself and leaves no database behind that runs',
  { timeout: 60_000 },
  async (afterMs) => {
    const ended = await startAndEnd(afterMs);
    const hasBegun = await exists(path.join(dataDir, 'postgres'));
    // 0 where it was ready before; by the signal itself only where nothing had begun.
    expect(hasBegun ? [0, 143] : [0, 143, 'SIGTERM']).toContain(ended);
    expect(await exists(path.join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false);
  },
);
