import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureCluster } from './cluster.ts';
import { connectionTo, waitUntilReady, type EmbeddedConnection } from './connect.ts';
import { EmbeddedPostgresError } from './errors.ts';
import type { RootMode } from './identity.ts';
import {
  createRunFolder,
  giveTo,
  lastRunFolder,
  makePrivate,
  prepareLayout,
  removeRunFolder,
  type Layout,
} from './layout.ts';
import { takeLock } from './lock.ts';
import { clearOrphan } from './orphan.ts';
import { startPostmaster, type Postmaster } from './postmaster.ts';
import { installedProgram } from './program.ts';
import { serverSettings, type Transport } from './settings.ts';
import { chooseRuntime, type Runtime } from './choose-runtime.ts';

export { findEmbeddedPostgres, type EmbeddedConnection, type FoundPostgres } from './connect.ts';
export { EmbeddedPostgresError, type EmbeddedPostgresErrorCode } from './errors.ts';

export interface EmbeddedPostgresOptions {
  /** Where the database lives; made on the first start. */
  folder: string;
  /** Names the database and its owner, and begins the name of its run folder: letters, digits, `_`. */
  name: string;
  /** Takes a line when the database warns of something, in PostgreSQL's words. */
  log: (line: string) => void;
  /** Called when the database ends although nobody stopped it. */
  onUnexpectedEnd?: (reason: string) => void;
  /** Narrows how root starts it; by default what the machine allows. */
  rootMode?: RootMode;
  /** By default a socket, on Windows a port of this machine. */
  transport?: Transport['kind'];
  /** The PostgreSQL to run; by default the one npm installed. */
  program?: string;
  /** PostgreSQL settings that differ from those of `settings.ts`. */
  settings?: Record<string, string>;
  /** How long (milliseconds) to wait for another server on this folder that is just stopping. */
  lockPatience?: number;
  /** Ends a start that is under way: nothing of it goes on, and it throws the reason of the signal. */
  cutShort?: AbortSignal | undefined;
}

export interface EmbeddedPostgres {
  connection: EmbeddedConnection;
  /** Stops the database and waits for its end. */
  stop(): Promise<void>;
}

/** How long (milliseconds) remains of a killed database may hold its memory before a start gives up. */
const REMAINS_TIMEOUT_MS = 15_000;

/**
 * Starts a PostgreSQL of the application's own on a folder: makes the files on the first start, recovers by itself
 * from a server that was killed, and refuses a folder that another running server uses. Throws EmbeddedPostgresError.
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
