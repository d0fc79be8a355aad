import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Signals in growing strength, with how long (milliseconds) to wait for each: fast, immediate, hard. */
const STRENGTHS = [
  ['SIGINT', 30_000],
  ['SIGQUIT', 10_000],
  ['SIGKILL', 5_000],
] as const;

/**
 * Clears away what a killed server left of its database: stops one that still runs, and removes the note of a
 * process id that another program has by now, which PostgreSQL would take for itself.
 * `name` was given to that database at its start, so no other process is ever taken for it.
 */
export async function clearOrphan(dataFolder: string, name: string | undefined): Promise<void> {
  const note = path.join(dataFolder, 'postmaster.pid');
  const pid = Number((await readFile(note, 'utf8').catch(() => '')).split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1) return;
  for (const [signal, timeoutMs] of STRENGTHS) {
    if (!(await runsAs(pid, name))) break;
    process.kill(pid, signal);
    const deadline = Date.now() + timeoutMs;
    while (Date.now() < deadline && (await runsAs(pid, name))) await sleep(50);
  }
  await rm(note, { force: true });
}

async function runsAs(pid: number, name: string | undefined): Promise<boolean> {
  return name !== undefined && (await commandLine(pid)).includes(name);
}

/** The command line of a process; empty when there is none. Every user may read it, unlike the rest of /proc. */
async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const [command, args]: [string, string[]] =
    process.platform === 'win32'
      ? [
          'powershell',
          ['-NoProfile', '-Command', `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`],
        ]
      : ['ps', ['-o', 'command=', '-p', String(pid)]];
  return promisify(execFile)(command, args).then(
    ({ stdout }) => stdout,
    () => '',
  );
}
