import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { giveUp, say } from './repository.mjs';

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Whether node_modules is what package-lock.json asks for. npm notes what it installed in a file of its own, written
 * last, so an install that was cut short has none; and packages removed since are missed by their folders.
 */
export function isInstalled(root) {
  const wanted = readJson(path.join(root, 'package-lock.json'))?.packages ?? {};
  const installed = readJson(path.join(root, 'node_modules/.package-lock.json'))?.packages;
  if (!installed) return false;
  return Object.entries(wanted).every(([folder, entry]) => {
    // The workspaces themselves are not installed, only linked.
    if (!folder.includes('node_modules/')) return true;
    const found = installed[folder];
    // A package for other machines is left out.
    if (!found) return entry.optional === true;
    if (found.version !== entry.version || found.integrity !== entry.integrity) return false;
    return existsSync(path.join(root, folder, 'package.json'));
  });
}

/** Command and first arguments of the npm that runs this script, or else of the machine. */
export function npm() {
  const script = process.env['npm_execpath'];
  if (script && /\.c?js$/.test(script)) return [process.execPath, script];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
}

/** Installs the dependencies exactly as locked, where they are missing, incomplete or of an older lock file. */
export function ensureInstalled(root) {
  if (isInstalled(root)) return;
  say('Installing the dependencies (the first time takes a minute or so)…');
  const began = Date.now();
  // Without npm's note a half-removed node_modules cannot be taken for a whole one.
  rmSync(path.join(root, 'node_modules/.package-lock.json'), { force: true });
  const [command, ...first] = npm();
  // NODE_ENV=production and strict engines would leave out what the web app is built with.
  const options = [
    '--include=dev',
    '--include=optional',
    '--engine-strict=false',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { status, error } = spawnSync(command, [...first, 'ci', ...options], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    giveUp(`The dependencies could not be installed (${error?.message ?? `npm ci ended with ${status}`}). Try again.`);
  say(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`);
}
