import { sql, type Kysely } from 'kysely';

/**
 * When directions of a cluster were not practised, so that what a test asked in them is owed to nobody. Days know the direction
 * for it, and not the column of the answers alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table direction_rests (
      user_id bigint not null,
      cluster_id bigint not null,
      direction smallint not null,
      since timestamptz not null,
      until timestamptz,
      primary key (user_id, cluster_id, direction, since)
    )`.execute(db);
  // Nobody wrote down from which column: in clusters of two there is but one.
  await sql`alter table review_days add source_col smallint not null default 1`.execute(db);
  await sql`update review_days set source_col = 2 where target_col = 1`.execute(db);
  await sql`alter table review_days alter source_col drop default`.execute(db);
  // One at a time and with its name, as a database that is spread wants it.
  await sql`alter table review_days drop constraint review_days_pkey`.execute(db);
  await sql`
    alter table review_days add constraint review_days_pkey
      primary key (user_id, day, cluster_id, target_col, source_col)`.execute(db);
}
