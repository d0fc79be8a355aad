import { sql, type Kysely } from 'kysely';

/** Finds what nobody uses any more without reading all that is cached. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index cached_translations_used_at on cached_translations (used_at)`.execute(db);
  await sql`create index cached_speech_used_at on cached_speech (used_at)`.execute(db);
}
