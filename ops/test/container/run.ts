import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@wordcluster/testing/free-port';
import { createEngine, installWhatIsMissing, provideBase, say } from './machine.ts';
import { person, startMailServer } from './person.ts';

/**
 * npm run test:container: builds the image by the Containerfile, runs it with its embedded database as an ordinary user on a
 * read-only root, and uses it. Needs root on Debian 12, and installs missing packages. `--keep` leaves the image, `--images
 * FOLDER` uses a kept one.
 */
const repository = path.resolve(import.meta.dirname, '../../..');
const IMAGE = 'localhost/wordcluster';
const NAME = 'wordcluster-test';
const TIMEOUT_MS = 120_000;

installWhatIsMissing();
const { values: options } = parseArgs({ options: { keep: { type: 'boolean' }, images: { type: 'string' } } });
const folder = options.images ?? mkdtempSync('/var/tmp/wordcluster-container-');
const engine = await createEngine(folder);
const { buildah, podman } = engine;
const mailServer = await startMailServer();
const port = await freePort();
const url = `http://localhost:${port}`;

/** Runs podman; throws if it fails. */
function asked(...args: string[]): string {
  const { status, output } = podman(...args);
  assert.equal(status, 0, `podman ${args.join(' ')}:\n${output}`);
  return output.trim();
}

const SETTINGS = {
  NODE_ENV: 'production',
  PORT: String(port),
  PUBLIC_URL: url,
  ADMIN_EMAIL: 'admin@words.example',
  SECRET_KEY: 'c0ntain3r-k9Xw2mQ7vLp4Zt8Rb1Ns6Hd3',
  SMTP_URL: mailServer.url,
  TRUST_PROXY: 'loopback',
};
const HARDENED = ['--read-only', '--cap-drop=all', '--security-opt=no-new-privileges', '--cgroups=disabled'];
const runArguments = (...more: string[]) => [
  'run',
  '--detach',
  `--name=${NAME}`,
  '--network=host',
  '--volume=words:/data',
  ...HARDENED,
  ...Object.entries(SETTINGS).map(([name, value]) => `--env=${name}=${value}`),
  ...more,
  IMAGE,
];

async function start(): Promise<void> {
  asked(...runArguments());
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    const running = asked('inspect', '--format={{.State.Running}}', NAME) === 'true';
    assert.ok(running && Date.now() < deadline, `It did not start:\n${podman('logs', NAME).output}`);
    await sleep(500);
  }
}

/** Stops it as an orchestrator does, and removes it; its volume stays. */
function stop(): void {
  asked('stop', '--time=30', NAME);
  const status = asked('inspect', '--format={{.State.ExitCode}}', NAME);
  assert.equal(status, '0', `It ended with ${status}:\n${podman('logs', NAME).output}`);
  asked('rm', NAME);
}

const inside = (...command: string[]) => podman('exec', NAME, ...command);
const steps: [string, () => unknown][] = [
  [
    'as root it refuses to start, and says why',
    async () => {
      asked(...runArguments('--user=0'));
      const status = asked('wait', NAME);
      const { output } = podman('logs', NAME);
      assert.equal(status, '1', output);
      assert.match(output, /root/);
      asked('rm', '--force', NAME);
    },
  ],
  ['it starts in production, with the embedded database', start],
  [
    'its health check agrees, as does /healthz',
    async () => {
      assert.equal(podman('healthcheck', 'run', NAME).status, 0);
      assert.ok((await fetch(`${url}/healthz`)).ok);
      assert.match(await (await fetch(`${url}/login`)).text(), /<script/);
    },
  ],
  [
    'it is an ordinary user, who can write the data and temporary files alone',
    () => {
      assert.equal(inside('id', '-u').output.trim(), '1000');
      for (const target of ['/app/x', '/app/node_modules/x', '/usr/local/bin/x', '/home/node/x'])
        assert.notEqual(inside('touch', target).status, 0, target);
      for (const target of ['/data/x', '/tmp/x']) assert.equal(inside('touch', target).status, 0, target);
    },
  ],
  [
    'there are no tools in it that build, and no tests',
    () => {
      for (const tool of ['gcc', 'make', 'git', 'python3'])
        assert.notEqual(inside('sh', '-c', `command -v ${tool}`).status, 0, tool);
      for (const target of ['apps/server/test', 'tooling', 'node_modules/typescript', 'node_modules/vitest'])
        assert.notEqual(inside('test', '-e', target).status, 0, target);
    },
  ],
  [
    'somebody registers, confirms by mail, logs in and writes a word',
    async () => {
      const newcomer = person(url, 'con@words.example');
      await newcomer.register(mailServer);
      const call = await newcomer.logIn();
      const cluster = { title: 'Kept', col_1_name: 'Word' };
      const { id } = await call<{ id: number }>('POST', '/api/clusters', cluster);
      await call('POST', `/api/clusters/${id}/clusterRows`, { col_1_value: 'Behälter' });
    },
  ],
  [
    'a backup is made beside the server, by a command in the image',
    () => {
      const { status, output } = inside('node', 'apps/server/src/commands/backup.ts', '/data/words.backup.gz');
      assert.equal(status, 0, output);
    },
  ],
  [
    'it stops by itself when asked, and the word is there after another start',
    async () => {
      stop();
      await start();
      const call = await person(url, 'con@words.example').logIn();
      const [{ id } = { id: 0 }] = await call<{ id: number }[]>('GET', '/api/clusters');
      const rows = JSON.stringify(await call('GET', `/api/clusters/${id}/clusterRows`));
      assert.match(rows, /Behälter/);
      stop();
    },
  ],
];

/** Makes the image, and says how large it is. */
function build(): void {
  const [, version = ''] = /^ARG NODE=(.+)$/m.exec(readFileSync(path.join(repository, 'Containerfile'), 'utf8')) ?? [];
  const base = provideBase(engine, `docker.io/library/node:${version}-bookworm-slim`, folder);
  say('Building the image…');
  const began = performance.now();
  buildah('bud', '--isolation=chroot', '--pull-never', '--format=docker', '--layers', `--tag=${IMAGE}`, repository);
  const bytes = (name: string) => Number(asked('image', 'inspect', '--format={{.Size}}', name));
  const megabytes = (count: number) => `${Math.round(count / 1e6)} MB`;
  const [whole, below] = [bytes(IMAGE), bytes(`docker.io/library/node:${version}-bookworm-slim`)];
  say(
    `Built in ${Math.round((performance.now() - began) / 1000)} s: ${megabytes(whole)}, of which ${megabytes(below)} are the base (${base}).`,
  );
}

let failed = false;
try {
  if (options.images === undefined) build();
  for (const [title, step] of steps) {
    await step();
    say(`ok  ${title}`);
  }
} catch (error) {
  failed = true;
  say(error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  podman('rm', '--force', '--all');
  podman('volume', 'rm', '--all', '--force');
  engine.end();
  await mailServer.close();
  if (options.keep || options.images) say(`To go on with these images: npm run test:container -- --images ${folder}`);
  else rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
process.exit(failed ? 1 : 0);
