import { sql, type Kysely } from 'kysely';

/** How a session goes on, extra new words of a day, and the languages that a person learns and speaks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Nullable: a server of the version before writes lines without them.
  await sql`
    alter table review_settings
      add column go_on boolean,
      add column rate_myself boolean,
      add column grading_chosen boolean,
      add column extra_new int,
      add column extra_day int`.execute(db);
  // Everybody began with the other one.
  await sql`update review_settings set grading_chosen = true where grading = 'strict'`.execute(db);
  await sql`
    alter table user_preferences
      add column learning_language text,
      add column native_language text`.execute(db);
}
