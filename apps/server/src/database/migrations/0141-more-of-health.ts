import { sql, type Kysely } from 'kysely';

/** What /metrics tells too. Samples of a server of the version before do not have it, nor has one without backups the last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table health_samples add column calls_waiting int, add column pool_percent int, add column imports_staged int,
      add column backup_age_seconds int`.execute(db);
}
