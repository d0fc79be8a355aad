import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const repository = path.resolve(import.meta.dirname, '..');
/** How long (milliseconds) a server may take to its first answer, on a machine that also runs other tests. */
export const PATIENCE = 120_000;

export interface RunningServer {
  address: string;
  dataDir: string;
  /** What it has printed so far. */
  said(): string;
  /** Stops it as an operator would. */
  stop(): Promise<void>;
  /** Ends it as a power cut would; its data stays for `startServer(dataDir)`. */
  kill(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** Starts the real server with its built-in database, on a data folder of its own or on an earlier one. */
export async function startServer(dataDir?: string, settings: Record<string, string> = {}): Promise<RunningServer> {
  const folder = dataDir ?? (await mkdtemp(path.join(tmpdir(), 'wordcluster-e2e-')));
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: repository,
    // Nothing of the developer's own settings may change a test.
    env: { PATH, HOME, PORT: String(port), DATA_DIR: folder, PUBLIC_URL: address, LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = once(child, 'close');
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const ready = await fetch(`${address}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) break;
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The server did not start:\n${said}`);
    await sleep(100);
  }
  const stop = async () => {
    await end('SIGTERM');
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
  };
  return { address, dataDir: folder, said: () => said, stop, kill: () => end('SIGKILL') };
}
