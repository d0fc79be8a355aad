import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { productNode } from './node-version.mjs';
import { giveUp, say } from './repository.mjs';

const INPUTS = ['apps/web', 'packages/contract', 'packages/domain', 'package-lock.json', 'tsconfig.base.json'];
const NOT_INPUTS = new Set(['node_modules', 'dist', 'test', 'coverage', '.cache']);
const STAMP = '.inputs';
/** Marks a build of `npm test`, packed less tightly: good for tests alone. */
const QUICK = 'quick ';
const quick = () => process.env['QUICK_BUILD'] === 'true';

function* files(root, entry) {
  const stats = statSync(path.join(root, entry), { throwIfNoEntry: false });
  if (!stats) return;
  if (!stats.isDirectory()) {
    yield `${entry} ${stats.size} ${stats.mtimeMs}`;
    return;
  }
  for (const name of readdirSync(path.join(root, entry)).toSorted()) {
    if (!NOT_INPUTS.has(name)) yield* files(root, path.join(entry, name));
  }
}

/** Names the state of everything the web app is built from; a changed file changes it. */
function fingerprint(root) {
  const hash = createHash('sha256');
  for (const input of INPUTS) for (const file of files(root, input)) hash.update(`${file}\n`);
  return hash.digest('hex');
}

/** Whether the built web app is there and made from the files as they are. */
export function isBuilt(root) {
  const stamp = path.join(root, 'apps/web/dist', STAMP);
  if (!existsSync(stamp)) return false;
  const [made, now] = [readFileSync(stamp, 'utf8'), fingerprint(root)];
  return made === now || (quick() && made === QUICK + now);
}

/** The script of the Vite that a workspace depends on, wherever npm has put it. */
export function viteProgram(workspace) {
  const manifest = createRequire(path.join(workspace, 'package.json')).resolve('vite/package.json');
  return path.join(path.dirname(manifest), 'bin/vite.js');
}

/** Runs Vite's production build into a folder. */
function viteBuild(root, target) {
  const web = path.join(root, 'apps/web');
  const { status, error } = spawnSync(
    productNode(),
    [viteProgram(web), 'build', '--outDir', target, '--emptyOutDir', '--logLevel', 'warn'],
    {
      cwd: web,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  return status === 0 ? undefined : (error?.message ?? `vite build ended with ${status}`);
}

/**
 * Builds the web app where it is missing or older than what it is made from. It is built aside and put in place
 * whole, so a build cut short leaves the former one.
 */
export function ensureWebBuild(root, build = viteBuild) {
  if (isBuilt(root)) return;
  say('Building the web app…');
  const began = Date.now();
  const inputs = fingerprint(root);
  const aside = path.join(root, '.cache/web-build');
  const target = path.join(aside, 'new');
  const dist = path.join(root, 'apps/web/dist');
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const failure = build(root, target);
  if (failure) giveUp(`The web app could not be built (${failure}).`);
  writeFileSync(path.join(target, STAMP), quick() ? QUICK + inputs : inputs);
  if (existsSync(dist)) renameSync(dist, path.join(aside, 'old'));
  renameSync(target, dist);
  rmSync(aside, { recursive: true, force: true });
  say(`Built in ${Math.round((Date.now() - began) / 1000)} s.`);
}
