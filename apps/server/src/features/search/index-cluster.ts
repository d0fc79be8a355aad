import { foldText } from '@wordcluster/domain/text/folding';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';

/** Rows whose texts stand together. */
const ROWS_A_PART = 200;
/** Rows that are read from the database together. */
const BATCH = 5000;

/** To be raised when `foldText` changes: stored texts of another number are stale. */
export const FOLDING = 1;

const WHITE_SPACE = /\s+/gu;

/** A text as it is searched: without case and accents, on one line. */
export const searchable = (text: string): string => foldText(text).replace(WHITE_SPACE, ' ').trim();

interface Row {
  id: number;
  position: string;
  col_1_value: string | null;
  col_2_value: string | null;
  col_3_value: string | null;
}

/** A cluster whose texts are not, or no longer, those of its rows. */
export interface Stale {
  id: number;
  /** Its owner. */
  user_id: number;
  updated_at: string;
  row_count: number;
}

/** Every value begins after a line break, and every row has three: so a line says its row, and a value's beginning can be sought. */
const wordsOf = (rows: readonly Row[]): string =>
  rows
    .flatMap((row) => [row.col_1_value, row.col_2_value, row.col_3_value])
    .map((value) => `\n${searchable(value ?? '')}`)
    .join('');

/** Which of its part's rows a place in the text belongs to. */
export const rowAt = (words: string, place: number, rowIds: readonly number[]): number | undefined =>
  rowIds[Math.floor((words.slice(0, place + 1).split('\n').length - 2) / 3)];

/**
 * Writes the texts of a cluster anew. They count as of the moment before its rows were read: a change since then makes them
 * stale again.
 */
export async function indexCluster({ db }: Context, cluster: Stale): Promise<void> {
  const { id, user_id, updated_at } = cluster;
  const parts: { row_ids: number[]; words: string }[] = [];
  let after: string | null = null;
  for (;;) {
    const rows: Row[] = await batchOf(db, cluster, after);
    for (let first = 0; first < rows.length; first += ROWS_A_PART) {
      const together = rows.slice(first, first + ROWS_A_PART);
      parts.push({ row_ids: together.map((row) => row.id), words: wordsOf(together) });
    }
    if (rows.length < BATCH) break;
    after = rows.at(-1)?.position ?? null;
  }
  const written = parts.length === 0 ? [{ row_ids: [], words: '' }] : parts;
  const state = { as_of: new Date(updated_at), folding: FOLDING };
  await db.transaction().execute(async (trx) => {
    for (const [part, values] of written.entries())
      await trx
        .insertInto('search_texts')
        .values({ user_id, cluster_id: id, part, ...state, ...values })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'cluster_id', 'part']).doUpdateSet({ ...state, ...values }),
        )
        .execute();
    await trx
      .deleteFrom('search_texts')
      .where('user_id', '=', user_id)
      .where('cluster_id', '=', id)
      .where('part', '>=', written.length)
      .execute();
  });
}

async function batchOf(db: Db, cluster: Stale, after: string | null): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, position, col_1_value, col_2_value, col_3_value from cluster_rows
    where cluster_id = ${cluster.id} and user_id = ${cluster.user_id} ${after === null ? sql`` : sql`and position > ${after}::numeric`}
    order by position limit ${sql.lit(BATCH)}`.execute(db);
  return rows;
}
