import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@wordcluster/testing/free-port';
import { TIMEOUT_MS, type Product } from '@wordcluster/testing/product';

const web = path.resolve(import.meta.dirname, '../apps/web');

/** Starts the web app as a developer does, with hot reload, before a running server. */
export async function startDevelopment(server: Product): Promise<{ address: string; stop(): Promise<void> }> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const vite = path.join(
    path.dirname(createRequire(path.join(web, 'package.json')).resolve('vite/package.json')),
    'bin/vite.js',
  );
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [vite, '--port', String(port), '--strictPort'], {
    cwd: web,
    env: { PATH, HOME, WORDCLUSTER_API: server.url },
    stdio: 'ignore',
  });
  const ended = once(child, 'close');
  const deadline = Date.now() + TIMEOUT_MS;
  while (
    !(await fetch(address).then(
      (response) => response.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('The web app did not start.');
    await sleep(100);
  }
  return {
    address,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
