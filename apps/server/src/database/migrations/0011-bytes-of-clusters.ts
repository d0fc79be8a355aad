import { sql, type Kysely } from 'kysely';

/**
 * How much text stands in a cluster: bytes of UTF-8, for the technical ceilings. A server of the
 * version before does not count; the next import or restoring counts afresh.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table clusters add column bytes bigint not null default 0`.execute(db);
  await sql`
    update clusters c set bytes = r.bytes from (
      select cluster_id, sum(coalesce(octet_length(col_1_value), 0) + coalesce(octet_length(col_2_value), 0)
        + coalesce(octet_length(col_3_value), 0)) as bytes
      from cluster_rows group by cluster_id) r
    where r.cluster_id = c.id`.execute(db);
}
