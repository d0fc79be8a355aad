import { sql, type Kysely } from 'kysely';

/** What each server counted in five minutes, for a week; the server comes first, as what is spread by it would need. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table health_samples (
      server text not null,
      at timestamptz not null,
      calls int not null,
      failed int not null,
      slow int not null,
      late_ms int not null,
      memory_mb int not null,
      job_failures int not null,
      mail_age_seconds int not null,
      payment_age_seconds int not null,
      primary key (server, at)
    )`.execute(db);
  await sql`create index health_samples_at on health_samples (at)`.execute(db);
}
