import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Identity } from './identity.ts';
import { executable } from './program.ts';
import type { Runtime } from './choose-runtime.ts';
import { ownFolder, runToEnd, startProcess } from './run.ts';

export interface Postmaster {
  /** Settles when the database ends, with the last thing it complained about. */
  ended: Promise<string>;
  /** Ends sessions and stops: nothing committed is lost. */
  stop(): Promise<void>;
}

/** Timeout: a fast stop writes everything out first; a hanging disk must not block the application's end. */
const STOP_TIMEOUT_MS = 60_000;
/** Refusing visitors while it starts and sending them off while it stops are not worth a warning. */
const SERIOUS = /^(FATAL|PANIC|WARNING):(?!  (the database system is|terminating connection due to administrator))/;

/** Starts the database server; it dies with this process, however that ends. */
export function startPostmaster(
  { identity, program }: Runtime,
  data: string,
  runFolder: string,
  settings: Record<string, string>,
  log: (line: string) => void,
): Postmaster {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = startProcess(identity, data, executable(program, 'postgres'), [
    '-D',
    ownFolder(identity, data),
    ...options,
  ]);
  const guard = watchOver(server, runFolder);
  let complaint = '';
  if (server.stderr) {
    createInterface({ input: server.stderr }).on('line', (line) => {
      if (!SERIOUS.test(line)) return;
      complaint = line;
      log(line);
    });
  }
  const ended = new Promise<string>((resolve) => {
    const finish = (reason: string) => {
      guard?.kill('SIGKILL');
      resolve(complaint || reason);
    };
    server.on('error', (error) => finish(error.message));
    server.on('close', (code, signal) => finish(`it ended with ${signal ?? `code ${code}`}`));
  });
  return { ended, stop: () => stopServer(server, ended, () => stopFast(server, identity, program, data)) };
}

/**
 * Watchdog: a shell that waits for this process to end (its input then closes), stops the database and removes its run
 * folder: otherwise a server killed with kill -9 would leave its database running. Not on Windows; there the next start
 * cleans up.
 */
function watchOver(server: ChildProcess, runFolder: string): ChildProcess | undefined {
  if (process.platform === 'win32' || server.pid === undefined) return undefined;
  const guard = spawn(
    '/bin/sh',
    ['-c', 'read -r _; kill -INT "$1"; rm -rf "$2"', 'guard', String(server.pid), runFolder],
    {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
      cwd: '/',
    },
  );
  guard.on('error', () => undefined);
  guard.stdin?.on('error', () => undefined);
  guard.unref();
  return guard;
}

async function stopFast(server: ChildProcess, identity: Identity, program: string, data: string): Promise<void> {
  // Windows knows no signals: kill() there would be the hard kill.
  if (process.platform === 'win32')
    await runToEnd(identity, data, executable(program, 'pg_ctl'), ['stop', '-D', data, '-m', 'fast']);
  else server.kill('SIGINT');
}

async function stopServer(server: ChildProcess, ended: Promise<string>, stop: () => Promise<void>): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined) return;
  const hard = setTimeout(() => server.kill('SIGQUIT'), STOP_TIMEOUT_MS);
  try {
    const closed = once(server, 'exit');
    await stop();
    await closed;
    await ended;
  } finally {
    clearTimeout(hard);
  }
}
