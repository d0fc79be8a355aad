import { sql, type Kysely } from 'kysely';

/** Pauses of clusters per user: archived, no longer shared or not covered by a plan. Due words do not break the streak meanwhile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No foreign keys: the cluster may be in another shard, and Citus cannot add one to the sharded `users`. remove-account.ts deletes these rows.
  await sql`
    create table cluster_rests (
      user_id bigint not null,
      cluster_id bigint not null,
      since timestamptz not null,
      until timestamptz,
      primary key (user_id, cluster_id, since)
    )`.execute(db);
  // Backfill: the moment of archiving was not stored; the last review is the latest it can have been.
  await sql`
    insert into cluster_rests (user_id, cluster_id, since)
    select m.user_id, m.cluster_id, coalesce(max(s.last_review), 'epoch')
    from cluster_marks m left join review_states s on s.user_id = m.user_id and s.cluster_id = m.cluster_id
    where m.archived group by m.user_id, m.cluster_id`.execute(db);
}
