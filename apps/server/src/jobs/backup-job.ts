import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type pg from 'pg';
import { keepBackups, nameAt, newestBackup } from '../backup/kept-backups.ts';
import { makeBackup } from '../backup/make-backup.ts';
import type { Context } from '../context.ts';
import { counted } from '../metrics/watch.ts';
import { endLease, holdLease } from './lease.ts';

const EVERY_MS = 10_000;
const DAY = 86_400_000;
/** Renewed at every beat, also while a backup is made; a killed server blocks the others no longer than this. */
const LEASE_MS = 60_000;
const NAME = 'backup';

/** Makes a backup where the newest one in the folder is older than a day. Returns whether it made one. */
export async function backupRound(
  context: Context,
  connection: pg.ClientConfig,
  holder: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const { folder, keep } = context.config.backups;
  if (folder === null) return false;
  const due = async (now: Date) => {
    const newest = await newestBackup(folder);
    // One from the future was named by a clock that has been set back since.
    return newest === null || Math.abs(now.getTime() - newest.getTime()) >= DAY;
  };
  if (!(await due(context.clock.now())) || !(await holdLease(context, NAME, holder, LEASE_MS))) return false;
  const now = context.clock.now();
  // Another server may have made it while this one asked for the lease.
  if (!(await due(now))) return false;
  const { tables } = await makeBackup(connection, path.join(folder, nameAt(now)), now, signal);
  await keepBackups(folder, keep, now);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  context.log.info({ file: nameAt(now), tables: tables.length, rows }, 'backup made');
  return true;
}

/** Makes a backup a day, on one of all servers that share the folder, until stopped. */
export function startBackupJob(context: Context, connection: pg.ClientConfig): { stop(): Promise<void> } {
  const holder = randomUUID();
  let running: Promise<unknown> | null = null;
  const stopping = new AbortController();
  const failed = (error: unknown) => {
    if (!stopping.signal.aborted) context.log.error({ err: error }, 'no backup could be made, will be tried again');
  };
  const beat = () => {
    if (running) void holdLease(context, NAME, holder, LEASE_MS).catch(failed);
    else
      running = counted(context.metrics, NAME, backupRound(context, connection, holder, stopping.signal))
        .then((made) => (made ? endLease(context, NAME, holder) : undefined))
        .catch(failed)
        .finally(() => (running = null));
  };
  const timer = setInterval(beat, EVERY_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
      await endLease(context, NAME, holder).catch(() => undefined);
    },
  };
}
