import { sql, type Kysely } from 'kysely';

/** How a person keeps a cluster in their list, own or shared: its tags, its place and whether it is put away. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The cluster may lie with somebody else: it is named without a reference.
  await sql`
    create table cluster_marks (
      user_id bigint not null references users on delete cascade,
      cluster_id bigint not null,
      tags text[] not null default '{}',
      archived boolean not null default false,
      place int,
      primary key (user_id, cluster_id)
    )`.execute(db);
  // The last moment of each cluster is its end; what looks for the cluster alone takes the same index.
  await sql`create index review_states_practised on review_states (user_id, cluster_id, last_review)`.execute(db);
  await sql`drop index review_states_cluster`.execute(db);
}
