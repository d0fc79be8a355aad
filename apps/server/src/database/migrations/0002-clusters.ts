import { sql, type Kysely } from 'kysely';

/** Clusters, their rows in order, what was deleted, and who may read them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table clusters (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      title text not null,
      description text,
      col_1_name text not null, col_2_name text, col_3_name text,
      col_1_language text, col_2_language text, col_3_language text,
      row_count int not null default 0 check (row_count >= 0),
      last_position numeric not null default 0,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      removed_at timestamptz
    )`.execute(db);
  // No index holds updated_at: every row edit changes it, and without one the change stays in the same page.
  await sql`create index clusters_user on clusters (user_id) where removed_at is null`.execute(db);
  await sql`create index clusters_removed on clusters (id) where removed_at is not null`.execute(db);
  await sql`
    create table cluster_rows (
      id bigint generated always as identity primary key,
      cluster_id bigint not null references clusters on delete cascade,
      position numeric not null,
      col_1_value text, col_2_value text, col_3_value text
    )`.execute(db);
  await sql`create unique index cluster_rows_order on cluster_rows (cluster_id, position)`.execute(db);
  await sql`
    create table deleted_rows (
      id bigint primary key,
      cluster_id bigint not null references clusters on delete cascade,
      position numeric not null,
      col_1_value text, col_2_value text, col_3_value text,
      deleted_at timestamptz not null
    )`.execute(db);
  await sql`create index deleted_rows_cluster on deleted_rows (cluster_id)`.execute(db);
  await sql`create index deleted_rows_age on deleted_rows (deleted_at)`.execute(db);
  await sql`
    create table row_blocks (
      cluster_id bigint not null references clusters on delete cascade,
      upper numeric not null,
      row_count int not null check (row_count >= 0),
      primary key (cluster_id, upper)
    )`.execute(db);
  await sql`
    create table cluster_shares (
      cluster_id bigint not null references clusters on delete cascade,
      user_id bigint not null references users on delete cascade,
      created_at timestamptz not null,
      primary key (cluster_id, user_id)
    )`.execute(db);
  await sql`create index cluster_shares_user on cluster_shares (user_id)`.execute(db);
  await sql`
    create table share_blocks (
      user_id bigint not null references users on delete cascade,
      blocked_user_id bigint not null references users on delete cascade,
      created_at timestamptz not null,
      primary key (user_id, blocked_user_id)
    )`.execute(db);
  await sql`create index share_blocks_blocked on share_blocks (blocked_user_id)`.execute(db);
}
