import { sql, type Kysely } from 'kysely';

/**
 * The log of answers, what follows from it, and how people practise. All of it lies with the learner: rows and clusters are
 * named without a foreign key, because what was learned outlives a row that is deleted and brought back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table review_settings (
      user_id bigint primary key references users on delete cascade,
      new_per_day int not null,
      reviews_per_day int,
      retention double precision not null,
      day_starts_at smallint not null,
      time_zone text not null,
      busy_days smallint[] not null,
      grading text not null check (grading in ('strict', 'helpful')),
      test_answers boolean not null,
      autoplay boolean not null,
      ways text[] not null
    )`.execute(db);
  await sql`
    create table review_directions (
      user_id bigint not null references users on delete cascade,
      cluster_id bigint not null,
      directions smallint[] not null,
      primary key (user_id, cluster_id)
    )`.execute(db);
  // An undo that came before what it takes back has no row yet.
  await sql`
    create table review_entries (
      user_id bigint not null references users on delete cascade,
      id uuid not null,
      kind text not null check (kind in ('answer', 'undo', 'reset', 'pause', 'resume', 'bury')),
      row_id bigint,
      source_col smallint,
      target_col smallint,
      happened_at timestamptz not null,
      rating smallint check (rating between 1 and 4),
      verdict text,
      way text,
      duration_ms int,
      undoes uuid,
      primary key (user_id, id),
      check (kind <> 'answer' or (rating is not null and way is not null and duration_ms is not null)),
      check ((kind = 'undo') = (undoes is not null)),
      check (kind = 'undo' or row_id is not null)
    )`.execute(db);
  await sql`create index review_entries_card on review_entries (user_id, row_id, source_col, target_col)`.execute(db);
  await sql`create index review_entries_early_undo on review_entries (user_id, undoes) where row_id is null`.execute(
    db,
  );
  await sql`
    create table review_states (
      user_id bigint not null references users on delete cascade,
      row_id bigint not null,
      source_col smallint not null,
      target_col smallint not null,
      cluster_id bigint not null,
      stage text not null check (stage in ('new', 'learning', 'review', 'relearning')),
      stability double precision not null,
      difficulty double precision not null,
      reps int not null,
      lapses int not null,
      last_review timestamptz,
      due timestamptz,
      paused boolean not null,
      buried_until timestamptz,
      leech boolean not null,
      first_day int,
      last_day int,
      reviewed_day int,
      primary key (user_id, row_id, source_col, target_col)
    )`.execute(db);
  await sql`create index review_states_due on review_states (user_id, due)`.execute(db);
  await sql`create index review_states_cluster on review_states (user_id, cluster_id)`.execute(db);
  await sql`create index review_states_last_day on review_states (user_id, last_day)`.execute(db);
}
