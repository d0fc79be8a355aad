import { sql, type Kysely } from 'kysely';

/** Which step of minutes comes next, so that a device can say what an answer would lead to without the log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table review_states add column step smallint not null default 0`.execute(db);
  // Of words in steps it was the first one, unless they wait the ten minutes of the second: exact again with the next answer.
  await sql`
    update review_states set step = 1 where stage = 'learning' and due - last_review >= interval '10 minutes'`.execute(
    db,
  );
}
