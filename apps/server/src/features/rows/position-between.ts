import { sql } from 'kysely';
import type { Db } from '../../database/client.ts';
import { inCluster, isCluster, type ClusterKey } from '../clusters/cluster-key.ts';

/** Halving adds one decimal digit; longer positions are renumbered. An index entry may have 2,700 bytes. */
const MAX_DIGITS = 300;

/**
 * A position between two neighbours (null: no neighbour on that side). Halving a decimal is exact, so it always exists;
 * after some hundred moves into the same gap the whole cluster is renumbered, once.
 */
export async function positionBetween(
  db: Db,
  cluster: ClusterKey,
  before: string | null,
  after: string | null,
): Promise<string> {
  const { rows } = await sql<{ middle: string; digits: number }>`
    select middle, scale(middle) as digits from (
      select trim_scale(case
        when ${before}::numeric is null then floor(${after}::numeric) - 1
        when ${after}::numeric is null then floor(${before}::numeric) + 1
        else (${before}::numeric + ${after}::numeric) * 0.5 end) as middle) as halved`.execute(db);
  const middle = rows[0]?.middle ?? '1';
  if ((rows[0]?.digits ?? 0) <= MAX_DIGITS || before === null || after === null) return middle;
  const count = await renumber(db, cluster, before);
  return `${count}.5`;
}

/** Renumbers all rows 1..n and returns the new position of the row at `before`. The caller holds the cluster's lock. */
async function renumber(db: Db, cluster: ClusterKey, before: string): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select count(*) as number from cluster_rows where ${inCluster(cluster)} and position <= ${before}::numeric`.execute(
    db,
  );
  // Two steps, through negative numbers: the unique order would otherwise be broken on the way.
  await sql`
    update cluster_rows r set position = -n.number from (
      select id, row_number() over (order by position) as number from cluster_rows where ${inCluster(cluster)}) n
    where ${inCluster(cluster, 'r')} and r.id = n.id`.execute(db);
  await sql`update cluster_rows set position = -position where ${inCluster(cluster)}`.execute(db);
  await sql`delete from row_blocks where ${inCluster(cluster)}`.execute(db);
  await sql`update clusters set last_position = row_count where ${isCluster(cluster)}`.execute(db);
  return rows[0]?.number ?? 0;
}
