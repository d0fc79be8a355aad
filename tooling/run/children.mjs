import { spawn } from 'node:child_process';
import path from 'node:path';
import { repository } from '../prepare/repository.mjs';

/** Ctrl-C reaches this script twice, from the terminal and from npm; the program must hear it once (milliseconds). */
const SAME_SIGNAL = 1_000;
const LOOK_FOR_NPM = 250;

/**
 * Starts a long-running program of the clone with Node.js. Its own session keeps the terminal's Ctrl-C from it: it
 * hears of it from this script, once.
 */
export function startProgram(node, args, options = {}) {
  const preload = new URL('end-with-parent.mjs', import.meta.url).href;
  return spawn(node, ['--import', preload, ...args], {
    cwd: repository,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    ...options,
  });
}

/** Passes stop signals on to the programs, and stops them when npm, which started this script, was killed. */
export function passSignals(programs) {
  let last = 0;
  const stop = (signal) => {
    if (Date.now() - last < SAME_SIGNAL) return;
    last = Date.now();
    for (const program of programs) program.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
  process.on('SIGHUP', () => stop('SIGTERM'));
  if (process.env['npm_lifecycle_event'] && process.platform !== 'win32') {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && stop('SIGTERM'), LOOK_FOR_NPM).unref();
  }
}

/** Ends this script the way the program ended. */
export function endLike(program) {
  program.on('error', (error) => {
    process.stderr.write(`${path.basename(program.spawnfile)} could not be started: ${error.message}\n`);
    process.exit(1);
  });
  program.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
