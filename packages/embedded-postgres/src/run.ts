import { spawn, type ChildProcess } from 'node:child_process';
import type { Identity } from './identity.ts';

/**
 * Starts one of PostgreSQL's programs under an identity, inside `cwd`.
 * It gets a session of its own: Ctrl-C in a terminal must reach only the application, which then stops the database last.
 */
export function startProcess(identity: Identity, cwd: string, command: string, args: string[]): ChildProcess {
  const wrapped = identity.wrap(command, args);
  return spawn(wrapped.command, wrapped.args, {
    cwd,
    ...wrapped.ids,
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    // The application's settings and secrets are not passed to the database.
    env: { PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'], LC_ALL: 'C' },
  });
}

/** Runs one of PostgreSQL's programs to its end; rejects with its output if it fails, or the reason of an abort. */
export function runToEnd(
  identity: Identity,
  cwd: string,
  command: string,
  args: string[],
  cutShort?: AbortSignal,
): Promise<void> {
  cutShort?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const child = startProcess(identity, cwd, command, args);
    const end = () => child.kill();
    cutShort?.addEventListener('abort', end);
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.on('error', reject);
    child.on('close', (code) => {
      cutShort?.removeEventListener('abort', end);
      if (code === 0) resolve();
      else reject(cutShort?.aborted ? cutShort.reason : new Error(said.trim() || `ended with code ${code}`));
    });
  });
}

/**
 * Path of the working directory for a program of another user, to whom the folders above may be closed; Linux lets a
 * process reach its working directory by this path.
 */
export function ownFolder(identity: Identity, cwd: string): string {
  return identity.mode !== 'own' && process.platform === 'linux' ? '/proc/self/cwd' : cwd;
}
