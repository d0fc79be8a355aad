import { sql, type Kysely } from 'kysely';

/** When clusters did not ask a person: put away, not shared any more, not covered by a plan. Their due words break no row of days then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The cluster may lie with somebody else: it is named without a reference. So is the account, as its shards are there before this table.
  await sql`
    create table cluster_rests (
      user_id bigint not null,
      cluster_id bigint not null,
      since timestamptz not null,
      until timestamptz,
      primary key (user_id, cluster_id, since)
    )`.execute(db);
  // Nobody wrote down when clusters were put away: since they were practised last at the latest.
  await sql`
    insert into cluster_rests (user_id, cluster_id, since)
    select m.user_id, m.cluster_id, coalesce(max(s.last_review), 'epoch')
    from cluster_marks m left join review_states s on s.user_id = m.user_id and s.cluster_id = m.cluster_id
    where m.archived group by m.user_id, m.cluster_id`.execute(db);
}
