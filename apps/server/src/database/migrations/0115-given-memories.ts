import { sql, type Kysely } from 'kysely';

/**
 * What another program knew of a card, by its interval and ease, without the answers behind them: an entry of the log that later
 * answers go on from.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table review_entries
      add column stability float8, add column difficulty float8,
      drop constraint review_entries_kind_check,
      add constraint review_entries_kind_check
        check (kind in ('answer', 'undo', 'reset', 'pause', 'resume', 'bury', 'given')),
      add constraint review_entries_given_check
        check ((kind = 'given') = (stability is not null) and (kind = 'given') = (difficulty is not null))`.execute(db);
}
