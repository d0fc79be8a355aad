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
    // Nothing of the application's settings and secrets belongs in the database's environment.
    env: { PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'], LC_ALL: 'C' },
  });
}

/** Runs one of PostgreSQL's programs to its end; rejects with what it said when it fails, or the reason of an abort. */
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
 * How a program names the folder it was started in. Where another user runs it, the folders above may be closed to
 * that user; Linux lets a process reach the folder it stands in all the same, by this name.
 */
export function ownFolder(identity: Identity, cwd: string): string {
  return identity.mode !== 'own' && process.platform === 'linux' ? '/proc/self/cwd' : cwd;
}
