import { columnName, COLUMN_NUMBERS, type ClusterColumns } from '@wordcluster/domain/clusters/cluster';
import { sql } from 'kysely';
import type { Db } from '../../../database/client.ts';
import { inCluster, inClusterLiterally, type ClusterKey } from '../../clusters/cluster-key.ts';

export interface ExportTable {
  header: (string | null)[];
  /** With tags they follow the columns, one on a line. */
  batches: AsyncIterable<(string | null)[][]>;
}

interface Row {
  col_1_value: string;
  col_2_value: string | null;
  col_3_value: string | null;
  tags: string[] | null;
}

/** Batch size: enough to keep the connection busy, some hundred kilobytes of text. */
const BATCH = 1000;

/**
 * The rows of a cluster in order, read through a cursor: one snapshot of the cluster, with only one batch in memory.
 * `trx` stays open until the last batch.
 */
export async function readTable(
  trx: Db,
  cluster: ClusterKey,
  columns: ClusterColumns,
  { withTags = false }: { withTags?: boolean } = {},
): Promise<ExportTable> {
  const width = await exportedColumns(trx, cluster, columns);
  const numbers = COLUMN_NUMBERS.slice(0, width);
  await sql`declare exported no scroll cursor for
    select col_1_value, col_2_value, col_3_value, tags from cluster_rows
    where ${inClusterLiterally(cluster)} order by position`.execute(trx);
  async function* batches() {
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(BATCH)} from exported`.execute(trx);
      const cellsOf = (row: Row) => numbers.map((column) => row[`col_${column}_value` as const]);
      if (rows.length > 0)
        yield rows.map((row) => (withTags ? [...cellsOf(row), row.tags?.join('\n') ?? null] : cellsOf(row)));
      if (rows.length < BATCH) return;
    }
  }
  return { header: numbers.map((column) => columnName(columns, column)), batches: batches() };
}

/** Up to the last column that has a name or, if its name was removed later, still has values. */
async function exportedColumns(trx: Db, cluster: ClusterKey, columns: ClusterColumns): Promise<number> {
  const { rows } = await sql<{ third: boolean; second: boolean }>`
    select
      exists (select 1 from cluster_rows where ${inCluster(cluster)} and col_3_value is not null) as third,
      exists (select 1 from cluster_rows where ${inCluster(cluster)} and col_2_value is not null) as second`.execute(
    trx,
  );
  if (columns.col_3_name !== null || rows[0]?.third) return 3;
  return columns.col_2_name !== null || rows[0]?.second ? 2 : 1;
}
