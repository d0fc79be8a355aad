import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { APPLICATION_NAME } from '../database/client.ts';
import { BackupError } from './backup-file.ts';

const LEAVING_MS = 2_000;

/** Throws a BackupError while a server is connected. One that was stopped just now takes a moment to leave. */
export async function assertNoServerConnected(client: pg.Client): Promise<void> {
  const deadline = Date.now() + LEAVING_MS;
  for (;;) {
    const { rowCount } = await client.query(
      'select from pg_stat_activity where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()',
      [APPLICATION_NAME],
    );
    if (!rowCount) return;
    if (Date.now() > deadline)
      throw new BackupError(
        `A Wordcluster is using this database. Stop all its servers first. A pooler (PgBouncer) keeps their connections for a while: stop it too.`,
      );
    await sleep(100);
  }
}
