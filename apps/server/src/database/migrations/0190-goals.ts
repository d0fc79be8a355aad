import { sql, type Kysely } from 'kysely';

/**
 * Goals: words that shall be known by a date. They lie with the person, and name the account and clusters without a reference, as
 * those of shared clusters lie with somebody else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table goals (
      user_id bigint not null,
      id bigint generated always as identity,
      cluster_id bigint,
      tag text,
      row_ids bigint[],
      directions smallint[],
      due_at timestamptz not null,
      target double precision not null,
      minutes_per_day int not null,
      created_at timestamptz not null,
      ended_at timestamptz,
      words int not null default 0,
      expected int not null default 0,
      low int not null default 0,
      high int not null default 0,
      promised_low int not null default 0,
      seconds double precision not null default 0,
      planned_day int,
      planned_at timestamptz,
      line_day int,
      line double precision[] not null default '{}',
      reached double precision[] not null default '{}',
      known int,
      primary key (user_id, id),
      check (num_nonnulls(cluster_id, tag, row_ids) = 1)
    )`.execute(db);
  await sql`create index goals_cluster on goals (cluster_id) where cluster_id is not null`.execute(db);
  // Each word once, with the goal that leads it. Of an ended goal: those that come back by its list.
  await sql`
    create table goal_words (
      user_id bigint not null,
      row_id bigint not null,
      source_col smallint not null,
      target_col smallint not null,
      cluster_id bigint not null,
      goal_id bigint not null,
      days int[] not null,
      place int not null,
      ended_day int,
      primary key (user_id, row_id, source_col, target_col)
    )`.execute(db);
  await sql`create index goal_words_goal on goal_words (user_id, goal_id)`.execute(db);
  await sql`create index goal_words_cluster on goal_words (cluster_id)`.execute(db);
}
