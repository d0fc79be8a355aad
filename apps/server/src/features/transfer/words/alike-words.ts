import { sql } from 'kysely';
import type { Db } from '../../../database/client.ts';
import type { ClusterKey } from '../../clusters/cluster-key.ts';
import { alikeRows, pairKey, wordKey } from './known-rows.ts';
import type { WordRow } from './word-rows.ts';

/** Keep both; skip rows with both values; update rows with the same first value. */
export type AlikeChoice = 'keep' | 'skip' | 'update';

interface Met {
  row: WordRow;
  rowId: number;
}

interface Divided {
  /** Rows that are new, each once. */
  fresh: WordRow[];
  /** Rows equal to one of these. */
  again: { row: WordRow; of: WordRow }[];
  /** Rows that the cluster has. */
  existing: Met[];
}

/** Splits new rows by matches in the cluster: of equal ones the first is used when skipping, the last when updating. */
export async function divideAlike(
  db: Db,
  cluster: ClusterKey,
  rows: WordRow[],
  duplicates: 'skip' | 'update',
): Promise<Divided> {
  const alike = await alikeRows(db, cluster, rows);
  const existing: Met[] = [];
  const missing: WordRow[] = [];
  for (const [index, row] of rows.entries()) {
    const rowId = (duplicates === 'skip' ? alike[index]?.pair : alike[index]?.word) ?? null;
    if (rowId === null) missing.push(row);
    else existing.push({ row, rowId });
  }
  const fresh: WordRow[] = [];
  const again: Divided['again'] = [];
  for (const equal of Map.groupBy(missing, duplicates === 'skip' ? pairKey : wordKey).values()) {
    const of = duplicates === 'skip' ? equal[0] : equal.at(-1);
    if (!of) continue;
    fresh.push(of);
    for (const row of equal) if (row !== of) again.push({ row, of });
  }
  return { fresh, again, existing };
}

/**
 * Updates rows of a locked cluster with further values for their first one: the last row of a word counts, and an empty
 * cell changes nothing. Returns the changed rows.
 */
export async function updateAlike(trx: Db, { ownerId }: ClusterKey, existing: readonly Met[]): Promise<Set<number>> {
  const last = [
    ...new Map(existing.map(({ row, rowId }) => [rowId, { row_id: rowId, cells: row.cells, tags: row.tags }])).values(),
  ];
  const { rows } = await sql<{ id: number }>`
    update cluster_rows r set col_2_value = coalesce(u.cells ->> 1, r.col_2_value),
      col_3_value = coalesce(u.cells ->> 2, r.col_3_value), tags = coalesce(nullif(u.tags, '{}'), r.tags)
    from json_to_recordset(${JSON.stringify(last)}::json) as u (row_id bigint, cells json, tags text[])
    where r.user_id = ${ownerId} and r.id = u.row_id
      and (r.col_2_value is distinct from coalesce(u.cells ->> 1, r.col_2_value)
        or r.col_3_value is distinct from coalesce(u.cells ->> 2, r.col_3_value)
        or r.tags is distinct from coalesce(nullif(u.tags, '{}'), r.tags))
    returning r.id`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}
