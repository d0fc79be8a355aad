import { spawn } from 'node:child_process';
import path from 'node:path';
import { commandOf, parentOf } from '../prepare/process-table.mjs';
import { repository } from '../prepare/repository.mjs';

/** Ctrl-C reaches this script twice, from the terminal and from npm; the program must hear it once (milliseconds). */
const SAME_SIGNAL = 1_000;
/** How often (milliseconds) to look whether npm lives; only Linux tells without starting a program. */
const LOOK_FOR_NPM = process.platform === 'linux' ? 250 : 2_000;

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
    const began = lineage();
    setInterval(() => lineage() !== began && stop('SIGTERM'), LOOK_FOR_NPM).unref();
  }
}

/** Parent process of this script: npm, or a shell that npm started. Changes when npm is gone, and nothing else does it. */
function lineage() {
  const parent = process.ppid;
  return /^(\S*\/)?(sh|dash|bash) -c /.test(commandOf(parent)) ? `${parent} ${parentOf(parent)}` : String(parent);
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
