import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Each try kills a server in the middle of an import; the full promise is checked with WORDCLUSTER_KILLS=20. */
const TRIES = Number(process.env['WORDCLUSTER_KILLS'] ?? 4);
const OLD = 6000;
const NEW = 20_000;

let folder: string;
let port: number;
let child: ChildProcess;
let token: string;
let cluster: number;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'killed-import-'));
  port = await freePort();
});
afterAll(async () => {
  if (child.exitCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** The real product in a process of its own, ready when it answers. */
async function startProduct(): Promise<void> {
  child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../src/main.ts')], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'fatal',
      NODE_ENV: 'development',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (ready?.ok) return;
    if (child.exitCode !== null) throw new Error('The server ended before it was ready.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function call<Body>(method: string, url: string, body?: unknown): Promise<Body> {
  const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  const parsed: Body = JSON.parse(await answer.text());
  return parsed;
}

async function upload(word: string, count: number): Promise<void> {
  const form = new FormData();
  const lines = Array.from({ length: count }, (_, n) => `${word}${n};meaning ${n}\n`);
  form.set('import_file', new Blob(lines), 'words.csv');
  const answer = await fetch(`http://127.0.0.1:${port}/api/clusters/${cluster}/upload-import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!answer.ok) throw new Error(await answer.text());
}

const words = async () =>
  (await call<{ col_1_value: string }[]>('GET', `/api/clusters/${cluster}/clusterRows`)).map((row) => row.col_1_value);
const numbered = (word: string, count: number) => Array.from({ length: count }, (_, n) => `${word}${n}`);

async function signIn(): Promise<void> {
  const form = await fetch(`http://127.0.0.1:${port}/api/csrf-cookie`);
  const cookie = (form.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const answer = await fetch(`http://127.0.0.1:${port}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'x-xsrf-token': cookie.slice(cookie.indexOf('=') + 1) },
    body: JSON.stringify({ email: 'demo@wordcluster.example', password: 'Wordcluster1', device_name: 'test' }),
  });
  const login: { token?: string } = JSON.parse(await answer.text());
  token = login.token ?? '';
}

test.each([
  ['replacing', false],
  ['appending', true],
])(
  'kill -9 in the middle of %s leaves the old rows or the new ones, never a mix',
  async (_, append) => {
    await startProduct();
    await signIn();
    cluster = (await call<{ id: number }>('POST', '/api/clusters', { title: 'Killed', col_1_name: 'Word' })).id;
    await upload('old', OLD);
    await call('POST', `/api/clusters/${cluster}/start-import`, { first_line_header: false, append: false });
    let before = numbered('old', OLD);
    // How long an import takes is measured once, so that the kills fall into it on any machine.
    await upload('new', NEW);
    const began = performance.now();
    await call('POST', `/api/clusters/${cluster}/start-import`, { first_line_header: false, append });
    const took = performance.now() - began;
    before = append ? [...before, ...numbered('new', NEW)] : numbered('new', NEW);
    expect(await words()).toEqual(before);

    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const word = `try${attempt}-`;
      await upload(word, NEW);
      const answer = call('POST', `/api/clusters/${cluster}/start-import`, { first_line_header: false, append }).catch(
        () => null,
      );
      await new Promise((resolve) => setTimeout(resolve, (took * (attempt + 0.5)) / TRIES));
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await Promise.all([ended, answer]);
      await startProduct();
      const after = append ? [...before, ...numbered(word, NEW)] : numbered(word, NEW);
      const found = await words();
      const changed = found.at(-1) === after.at(-1);
      expect(found).toEqual(changed ? after : before);
      if (changed) before = after;
      // What counts the rows has not lost count either.
      const added = await call<{ row_number: number; id: number }>('POST', `/api/clusters/${cluster}/clusterRows`, {
        col_1_value: 'x',
      });
      expect(added.row_number).toBe(found.length + 1);
      await call('DELETE', `/api/clusters/${cluster}/clusterRows/${added.id}`);
    }
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  },
  240_000,
);
