import { chmod, chown, lchown, mkdir, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Ids } from './identity.ts';

/** Paths of an embedded database. */
export interface Layout {
  home: string;
  /** Prefix of run folders. */
  runPrefix: string;
  /** PostgreSQL's own data folder. */
  data: string;
  lock: string;
  password: string;
  /** Stores the run folder of the last start, so that the next start finds that of a killed one. */
  lastRun: string;
}

/** A socket's address is limited to 107 bytes, including its file name. */
const LONGEST_FOLDER = 107 - '/.s.PGSQL.5432'.length;

/** Makes the folder of the embedded database, private to its user. */
export async function prepareLayout(folder: string, name: string): Promise<Layout> {
  const layout = layoutOf(folder, name);
  await mkdir(layout.home, { recursive: true, mode: 0o700 });
  return layout;
}

/** The same without touching the disk. */
export function layoutOf(folder: string, name: string): Layout {
  const home = path.resolve(folder);
  return {
    home,
    runPrefix: `${name}-`,
    data: path.join(home, 'data'),
    lock: path.join(home, 'lock'),
    password: path.join(home, 'password'),
    lastRun: path.join(home, 'last-run'),
  };
}

/** Makes a short private folder for the socket: a deep data folder would make its address too long. */
export async function createRunFolder(layout: Layout): Promise<string> {
  const base = [tmpdir(), '/tmp'].find(
    (folder) => Buffer.byteLength(folder) + layout.runPrefix.length + 7 <= LONGEST_FOLDER,
  );
  const folder = await mkdtemp(path.join(base ?? tmpdir(), layout.runPrefix));
  await chmod(folder, 0o700);
  await writeFile(layout.lastRun, folder, { mode: 0o600 });
  return folder;
}

/** The run folder a former start left behind, if any. */
export async function lastRunFolder(layout: Layout): Promise<string | undefined> {
  const folder = await readFile(layout.lastRun, 'utf8').catch(() => '');
  return path.basename(folder).startsWith(layout.runPrefix) ? folder : undefined;
}

/** Removes a run folder and its record. */
export async function removeRunFolder(layout: Layout, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  await rm(layout.lastRun, { force: true });
}

/** Owner of a folder; undefined if there is none. */
export async function ownerOf(folder: string): Promise<Ids | undefined> {
  return stat(folder).then(
    ({ uid, gid }) => ({ uid, gid }),
    () => undefined,
  );
}

/**
 * Changes the owner of a folder recursively. Checks everything each time, because an interrupted start leaves files of
 * two owners.
 */
export async function giveTo(owner: Ids, folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(path.join(folder, entry), owner.uid, owner.gid);
  }
  await chown(folder, owner.uid, owner.gid);
}

/**
 * A restored backup is often readable by others, which PostgreSQL refuses; for a folder of another user it reports
 * that.
 */
export const makePrivate = (folder: string): Promise<void> => chmod(folder, 0o700).catch(() => undefined);

/** Makes a rename inside the folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders; its rename is on disk when it returns.
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
