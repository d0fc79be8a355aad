import { sql, type Kysely } from 'kysely';

/**
 * What a person practised, added up by day, so that no page reads a log of a million answers; and the parameters of the
 * schedule that were fitted to a person. Days are counted from 1970-01-01 in the person's own clock.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Without a reference to the cluster: a day stays what it was when a cluster goes.
  await sql`
    create table review_days (
      user_id bigint not null references users on delete cascade,
      day integer not null,
      cluster_id bigint not null,
      target_col smallint not null,
      answers integer not null,
      duration_ms bigint not null,
      met integer not null,
      late integer not null,
      primary key (user_id, day, cluster_id, target_col)
    )`.execute(db);
  await sql`
    create table review_recall_days (
      user_id bigint not null references users on delete cascade,
      day integer not null,
      bin smallint not null,
      answers integer not null,
      recalled integer not null,
      predicted double precision not null,
      primary key (user_id, day, bin)
    )`.execute(db);
  // Null parameters: the standard ones are better, or were never compared.
  await sql`
    create table review_parameters (
      user_id bigint primary key references users on delete cascade,
      counted integer not null,
      next_at integer not null,
      parameters double precision[],
      standard_loss double precision,
      fitted_loss double precision,
      tried_at timestamptz
    )`.execute(db);
  await sql`create index review_parameters_to_fit on review_parameters (user_id) where counted >= next_at`.execute(db);
}
