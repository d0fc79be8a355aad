import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { httpClient } from './http-client.ts';
import { copyPreparedData } from './prepared-data.ts';

const repository = path.resolve(import.meta.dirname, '../../..');
/** Timeout in milliseconds of a server's first response, on a machine that also runs other tests. */
export const TIMEOUT_MS = 120_000;
const MAX_OUTPUT = 100_000;

/** The real server in a process of its own, to be stopped, killed and restarted at the same address. */
export interface Product {
  /** `http://localhost:…`, also while it does not run. */
  url: string;
  /** Its data folder; an embedded database is in it. */
  dataDir: string;
  /** Its process while it runs. */
  pid(): number;
  /** The last it has printed, at most 100,000 characters. */
  output(): string;
  /** Starts it, or another program instead, and waits until it is ready. Throws with its output if it ends before. */
  start(program?: string): Promise<void>;
  /** Stops it as an operator would. */
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Stops it and deletes its data. */
  remove(): Promise<void>;
  /** Logs a demo account in; the calls that follow are its. Returns its token. */
  signIn(email: string): Promise<string>;
  /** Makes a call as the last signed-in user and returns its JSON; throws for anything but 2xx. */
  call<Body>(method: string, address: string, body?: unknown): Promise<Body>;
  /** Sends a file as a form does. */
  upload(address: string, form: FormData): Promise<void>;
}

/**
 * Prepares a product with a data folder and a port of its own. Its environment has only the given settings and Node's
 * compile cache: nothing of a developer's own may change a test. Several on one database: give each its `DATABASE_URL`.
 * `log` is a file written instead of `output`, `program` is started instead of the product's own.
 */
export async function createProduct(
  settings: Record<string, string> = {},
  log: number | 'pipe' = 'pipe',
  program = 'apps/server/src/main.ts',
): Promise<Product> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wordcluster-'));
  if (settings['DATABASE_URL'] === undefined) await copyPreparedData(dataDir);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const client = httpClient(url);
  let child: ChildProcess | undefined;
  let output = '';
  let token = '';

  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'close');
    child.kill(signal);
    await ended;
  };

  const ready = () =>
    fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );

  return {
    url,
    dataDir,
    pid: () => child?.pid ?? 0,
    output: () => output,
    async start(other) {
      const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
      const own = { PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: url, LOG_LEVEL: 'warn' };
      const started = spawn(process.execPath, [other ?? program], {
        cwd: repository,
        env: { PATH, HOME, NODE_COMPILE_CACHE, ...own, ...settings },
        stdio: ['ignore', log, 'pipe'],
      });
      child = started;
      for (const stream of [started.stdout, started.stderr])
        stream?.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-MAX_OUTPUT)));
      const deadline = Date.now() + TIMEOUT_MS;
      while (!(await ready())) {
        const gone = started.exitCode !== null || started.signalCode !== null;
        if (gone || Date.now() > deadline) throw new Error(`The server did not start:\n${output}`);
        await sleep(50);
      }
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async remove() {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
    async signIn(email) {
      token = await client.signIn(email);
      return token;
    },
    call: (method, address, body) => client.call(token, method, address, body),
    upload: (address, form) => client.upload(token, address, form),
  };
}

/** A product that is ready. */
export async function startProduct(
  settings: Record<string, string> = {},
  log: number | 'pipe' = 'pipe',
): Promise<Product> {
  const product = await createProduct(settings, log);
  await product.start();
  return product;
}
