import { readFile, chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectionTo, waitUntilReady, type EmbeddedConnection } from './connect.ts';
import { EmbeddedPostgresError } from './errors.ts';
import type { RootMode, Identity } from './identity.ts';
import {
  createRunFolder,
  giveTo,
  lastRunFolder,
  makePrivate,
  prepareLayout,
  removeRunFolder,
  type Layout,
  syncFolder,
} from './layout.ts';
import { startPostmaster, type Postmaster } from './postmaster.ts';
import { installedProgram, executable } from './program.ts';
import { serverSettings, type Transport } from './settings.ts';
import { chooseRuntime, type Runtime } from './choose-runtime.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import { ownFolder, runToEnd } from './run.ts';
import { DatabaseSync } from 'node:sqlite';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Signals of increasing strength with their timeouts (milliseconds): fast, immediate, hard. */
const STRENGTHS = [
  ['SIGINT', 30_000],
  ['SIGQUIT', 10_000],
  ['SIGKILL', 5_000],
] as const;

/**
 * Cleans up after a killed server: stops its database if still running, and removes a stale pid file whose process id
 * was reused, which PostgreSQL would take for itself. `name` identifies the database, so no other process is affected.
 */
async function clearOrphan(dataFolder: string, name: string | undefined): Promise<void> {
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

/** The command line of a process; empty if there is none. Readable for every user, unlike the rest of /proc. */
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

/** SQLITE_BUSY: the lock is held elsewhere. */
const BUSY = 5;

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === BUSY;

/**
 * Locks a data folder; the returned function releases it. SQLite's lock on an empty file: Node has no file locks of its
 * own, and this one is released by the kernel when the process ends, even after kill -9, so it can never be stale.
 * `timeoutMs` lets a stopping server finish.
 */
async function takeLock(file: string, folder: string, timeoutMs: number): Promise<() => void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const lock = new DatabaseSync(file, { timeout: 0 });
    try {
      lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
      return () => lock.close();
    } catch (error) {
      lock.close();
      if (!isBusy(error)) throw error;
      if (Date.now() > deadline) throw new EmbeddedPostgresError('already_running', { folder });
    }
    await sleep(100);
  }
}

/** A newer major version cannot read the files of an older one. */
const MAJOR_VERSION = '18';
const UNFINISHED = 'data.new-';

/** Makes the database files on the first start, and refuses files of another version of PostgreSQL. */
async function ensureCluster(
  layout: Layout,
  identity: Identity,
  program: string,
  runFolder: string,
  user: string,
  cutShort?: AbortSignal,
): Promise<void> {
  const version = await readFile(path.join(layout.data, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) return createCluster(layout, identity, program, runFolder, user, cutShort);
  if (version.trim() !== MAJOR_VERSION) {
    const values = { folder: layout.data, found: version.trim(), wanted: MAJOR_VERSION };
    throw new EmbeddedPostgresError('other_version', values);
  }
}

/**
 * Atomic: built in a temporary folder and renamed, so that an interrupted start leaves nothing that looks like a
 * database.
 */
async function createCluster(
  layout: Layout,
  identity: Identity,
  program: string,
  runFolder: string,
  user: string,
  cutShort: AbortSignal | undefined,
): Promise<void> {
  for (const name of await readdir(layout.home)) {
    if (name.startsWith(UNFINISHED))
      await rm(path.join(layout.home, name), { recursive: true, force: true, maxRetries: 5 });
  }
  const unfinished = path.join(layout.home, `${UNFINISHED}${randomUUID()}`);
  await mkdir(unfinished, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  const passwordFile = path.join(runFolder, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (identity.owner) {
    await chown(unfinished, identity.owner.uid, identity.owner.gid);
    await chown(passwordFile, identity.owner.uid, identity.owner.gid);
  }
  // The builtin provider sorts and folds the same on every machine, whatever its C library or ICU.
  await runToEnd(
    identity,
    unfinished,
    executable(program, 'initdb'),
    [
      `--pgdata=${ownFolder(identity, unfinished)}`,
      `--username=${user}`,
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--auth-local=trust',
      '--auth-host=scram-sha-256',
      '--no-instructions',
    ],
    cutShort,
  );
  await rm(passwordFile);
  await writeFile(layout.password, password, { mode: 0o600 });
  await rename(unfinished, layout.data);
  await syncFolder(layout.home);
}

export { findEmbeddedPostgres, type EmbeddedConnection, type FoundPostgres } from './connect.ts';
export { EmbeddedPostgresError, type EmbeddedPostgresErrorCode } from './errors.ts';

export interface EmbeddedPostgresOptions {
  /** Folder of the database; created at the first start. */
  folder: string;
  /** Name of the database and its owner, and prefix of its run folder: letters, digits, `_`. */
  name: string;
  /** Receives warnings of the database, in PostgreSQL's words. */
  log: (line: string) => void;
  /** Called when the database ends without being stopped. */
  onUnexpectedEnd?: (reason: string) => void;
  /** Restricts how root starts it; default: whatever the machine allows. */
  rootMode?: RootMode;
  /** By default a socket, on Windows a port of this machine. */
  transport?: Transport['kind'];
  /** The PostgreSQL to run; by default the one npm installed. */
  program?: string;
  /** PostgreSQL settings that differ from those of `settings.ts`. */
  settings?: Record<string, string>;
  /** Timeout (milliseconds) for another server on this folder that is stopping. */
  lockPatience?: number;
  /** Aborts a start in progress with the signal's reason. */
  cutShort?: AbortSignal | undefined;
}

export interface EmbeddedPostgres {
  connection: EmbeddedConnection;
  /** Stops the database and waits for its end. */
  stop(): Promise<void>;
}

/** Timeout (milliseconds) for processes of a killed database that still hold its memory. */
const REMAINS_TIMEOUT_MS = 15_000;

/**
 * Starts a PostgreSQL of the application's own on a folder: creates it at the first start, recovers from a killed
 * server, and refuses a folder used by another running server. Throws EmbeddedPostgresError.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const layout = await prepareLayout(options.folder, options.name);
  const unlock = await takeLock(layout.lock, layout.home, options.lockPatience ?? 5_000);
  let runFolder: string | undefined;
  try {
    const former = await lastRunFolder(layout);
    await clearOrphan(layout.data, former && path.basename(former));
    if (former) await removeRunFolder(layout, former);

    runFolder = await createRunFolder(layout);
    const folder = runFolder;
    const runtime = await chooseRuntime(layout, folder, options.program ?? installedProgram(), options.rootMode);
    if (runtime.identity.owner) await giveTo(runtime.identity.owner, folder);
    await ensureCluster(layout, runtime.identity, runtime.program, folder, options.name, options.cutShort);
    if (runtime.identity.owner) await giveTo(runtime.identity.owner, layout.data);
    await makePrivate(layout.data);
    const { server, connection } = await launch(layout, folder, runtime, options);

    let stopping: Promise<void> | undefined;
    void server.ended.then((reason) => stopping ?? options.onUnexpectedEnd?.(reason));
    const stop = async () => {
      await server.stop();
      await removeRunFolder(layout, folder);
      unlock();
    };
    return { connection, stop: () => (stopping ??= stop()) };
  } catch (error) {
    if (runFolder) await removeRunFolder(layout, runFolder);
    unlock();
    throw error;
  }
}

async function launch(layout: Layout, folder: string, runtime: Runtime, options: EmbeddedPostgresOptions) {
  const kind = options.transport ?? (process.platform === 'win32' ? 'port' : 'socket');
  const transport: Transport = kind === 'socket' ? { kind, folder } : { kind, port: await freePort() };
  const connection = connectionTo(
    transport,
    { user: options.name, database: options.name },
    await readFile(layout.password, 'utf8'),
  );
  const settings = { ...serverSettings(transport, path.basename(folder)), ...options.settings };
  const deadline = Date.now() + REMAINS_TIMEOUT_MS;
  for (;;) {
    const server: Postmaster = startPostmaster(runtime, layout.data, folder, settings, options.log);
    try {
      await waitUntilReady(server, connection, options.cutShort);
      return { server, connection };
    } catch (error) {
      await server.stop();
      // Workers of a database whose main process was killed take a moment to notice.
      const remains = error instanceof Error && error.message.includes('pre-existing shared memory');
      if (!remains || Date.now() > deadline) throw error;
    }
    await sleep(200);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new EmbeddedPostgresError('no_free_port');
  return address.port;
}
