import { sql, type Kysely } from 'kysely';

/** Answers that a person counts as right besides the cell, which may be somebody else's. As with states, rows have no foreign key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table review_accepted (
      user_id bigint not null references users on delete cascade,
      row_id bigint not null,
      col smallint not null check (col between 1 and 3),
      answers text[] not null,
      primary key (user_id, row_id, col)
    )`.execute(db);
}
