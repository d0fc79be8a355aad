import { sql } from 'kysely';
import { plansAt } from '../../access/premium.ts';
import type { Context, Viewer } from '../../context.ts';
import type { SqlPart } from '../../database/prepared.ts';
import { mayRead } from '../clusters/cluster-access.ts';
import { clusterParts } from '../reviews/clusters-by-owner.ts';

const MAX_FOUND = 100;

interface FoundWord {
  row_id: number;
  cluster_id: number;
  cluster: string;
  values: (string | null)[];
  tags: string[];
}

/** Rows with the text in a cell, or with it as a tag, in every cluster that the viewer may open. */
export async function searchWords(context: Context, viewer: Viewer, query: string): Promise<FoundWord[]> {
  const { db } = context;
  const pattern = `%${query.normalize('NFC').replace(/[\\%_]/g, '\\$&')}%`;
  const parts = await clusterParts(context, viewer.id, { leaveOutAway: true });
  const conditions = parts.map((part) => {
    if (!part) return mayRead(sql`${viewer.id}::bigint`, plansAt(context));
    const open = part.clusters.filter((cluster) => cluster.open).map(({ id }) => id);
    return sql<boolean>`c.user_id = ${part.ownerId} and c.id = any(${open}::bigint[])`;
  });
  const found = (await Promise.all(conditions.map(wordsIn))).flat();
  return found.toSorted((a, b) => a.cluster_id - b.cluster_id).slice(0, MAX_FOUND);

  async function wordsIn(condition: SqlPart<boolean>): Promise<FoundWord[]> {
    const { rows } = await sql<FoundWord>`
    select r.id as row_id, c.id as cluster_id, c.title as cluster,
      json_build_array(r.col_1_value, r.col_2_value, r.col_3_value) as values, coalesce(r.tags, '{}') as tags
    from clusters c join cluster_rows r on r.cluster_id = c.id and r.user_id = c.user_id
    where ${condition}
      and (r.col_1_value ilike ${pattern} or r.col_2_value ilike ${pattern} or r.col_3_value ilike ${pattern}
        or ${query} = any(r.tags))
    order by c.id, r.position limit ${MAX_FOUND}`.execute(db);
    return rows;
  }
}
