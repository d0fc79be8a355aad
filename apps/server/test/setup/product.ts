import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { httpClient } from './http-client.ts';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** The real product in a process of its own, on a data folder of its own, to be killed and started again. */
export async function createProduct(settings: Record<string, string> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'product-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const client = httpClient(url);
  let child: ChildProcess | undefined;
  let token = '';

  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };

  return {
    url,
    /** Starts it and waits until it answers. */
    async start(): Promise<void> {
      child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../src/main.ts')], {
        env: {
          ...process.env,
          DATA_DIR: folder,
          PORT: String(port),
          HOST: '127.0.0.1',
          LOG_LEVEL: 'fatal',
          NODE_ENV: 'development',
          ...settings,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      for (;;) {
        const ready = await fetch(`${url}/readyz`).catch(() => null);
        if (ready?.ok) return;
        if (child.exitCode !== null) throw new Error('The server ended before it was ready.');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async remove(): Promise<void> {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
    /** Logs a demo account in; the calls that follow are its. */
    async signIn(email: string): Promise<void> {
      token = await client.signIn(email);
    },
    /** Sends a file as a form does. */
    async upload(address: string, form: FormData): Promise<void> {
      const answer = await fetch(url + address, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    /** Makes a call and answers its JSON; throws for anything but 2xx. */
    call: <Body>(method: string, address: string, body?: unknown): Promise<Body> =>
      client.call<Body>(token, method, address, body),
  };
}
