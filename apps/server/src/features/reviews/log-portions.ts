import { sql } from 'kysely';
import type { Db } from '../../database/client.ts';

/** Entries in memory at a time, processed before yielding to the event loop. */
const ENTRIES_AT_A_TIME = 20_000;

/**
 * Splits rows into portions whose logs are read together, with the entries in `coming`; a row above the limit is a
 * portion of its own, and rows without entries go with any.
 */
export async function logPortions<Row>(
  db: Db,
  userId: number,
  rows: readonly Row[],
  { idOf, coming = () => 0 }: { idOf: (row: Row) => number; coming?: (row: Row) => number },
  most = ENTRIES_AT_A_TIME,
): Promise<Row[][]> {
  const { rows: counted } = await sql<{ row_id: number; entries: number }>`
    select row_id, count(*)::int as entries from review_entries
    where user_id = ${userId} and row_id = any(${rows.map(idOf)}::bigint[]) group by row_id`.execute(db);
  const there = new Map(counted.map(({ row_id, entries }) => [row_id, entries]));
  const portions: Row[][] = [];
  let left = 0;
  for (const row of rows) {
    const entries = coming(row) + (there.get(idOf(row)) ?? 0);
    if (portions.length === 0 || entries > left) {
      portions.push([]);
      left = most;
    }
    portions.at(-1)?.push(row);
    left -= entries;
  }
  return portions;
}
