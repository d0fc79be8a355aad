import path from 'node:path';
import type pg from 'pg';
import { applyRetention, nameAt, newestBackup } from '../backup/retention.ts';
import { makeBackup } from '../backup/make-backup.ts';
import type { Context } from '../context.ts';
import { endLease, holdLease, startLeasedJob } from './lease.ts';

const EVERY_MS = 10_000;
const DAY = 86_400_000;
/** Renewed every ten seconds; if a server is killed, the next one starts within a minute. */
const LEASE_MS = 30_000;
const NAME = 'backup';

/** Makes a backup if the newest one in the folder is older than a day. Returns whether it made one. */
export async function runBackupJob(
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
  try {
    const now = context.clock.now();
    // Another server may have made it while this one waited for the lease.
    if (!(await due(now))) return false;
    const { tables } = await makeBackup(connection, path.join(folder, nameAt(now)), now, signal);
    await applyRetention(folder, keep, now);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    context.log.info({ file: nameAt(now), tables: tables.length, rows }, 'backup made');
    return true;
  } finally {
    // Also after a failure: another server may have a folder of its own that can be written.
    await endLease(context, NAME, holder);
  }
}

/**
 * Seconds since the newest backup of this server's folder; since its start if there is none yet, and null if none are
 * scheduled.
 */
export async function backupAge({ config, clock }: Pick<Context, 'config' | 'clock'>): Promise<number | null> {
  const { folder } = config.backups;
  if (folder === null) return null;
  const newest = await newestBackup(folder);
  return newest ? Math.max(0, (clock.now().getTime() - newest.getTime()) / 1000) : process.uptime();
}

/** Makes a backup a day, on one of all servers that share the folder, until stopped; its age is in the metrics. */
export function startBackupJob(context: Context, connection: pg.ClientConfig) {
  let looked: { age: number | null; at: number } = { age: null, at: 0 };
  const look = async () => void (looked = { age: await backupAge(context), at: performance.now() });
  context.metrics.gauge('wordcluster_backup_age_seconds', "Of the newest backup in this server's folder.", () =>
    looked.age === null ? null : looked.age + (performance.now() - looked.at) / 1000,
  );
  return startLeasedJob(context, {
    name: NAME,
    everyMs: EVERY_MS,
    leaseMs: LEASE_MS,
    async round(holder, stopped) {
      await look();
      try {
        await runBackupJob(context, connection, holder, stopped);
        await look();
      } catch (error) {
        // A stop cuts it off, which is no failure.
        if (!stopped.aborted) throw error;
      }
    },
    failed: (error) => context.log.error({ err: error }, 'no backup could be made, will be tried again'),
  });
}
