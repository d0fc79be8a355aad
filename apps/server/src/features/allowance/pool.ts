import { DEFAULT_POOL, poolMonth } from '@wordcluster/domain/allowance/packs';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { isDatabaseUnavailable } from '../../database/availability.ts';

/** The pool lies in so many rows, so that free people do not wait for one another, and on a spread database for one machine. */
export const PARTS = 16;
const NUMBERS = Array.from({ length: PARTS }, (_, part) => part);

/** What a part has of a number that all have together. Of a smaller number none has more. */
export const sliceOf = (whole: number, part: number): number => Math.floor((whole + PARTS - 1 - part) / PARTS);

/** Where a person's characters are taken from first. */
export const firstPartOf = (userId: number): number => userId % PARTS;

export interface Part {
  part: number;
  used: number;
  limit: number;
}

type Around = Pick<Context, 'db' | 'clock' | 'config' | 'shards'>;

interface Row {
  part: number;
  month: string;
  used: number;
  pool_limit: number;
}

/** The rows that are there, and how many cannot be reached with their machines: one that is away takes its own parts only. */
async function readRows({ db, shards }: Around): Promise<{ rows: Row[]; away: number }> {
  const groups = shards.groups(NUMBERS);
  const responses = await Promise.all(
    groups.map((parts) =>
      db
        .selectFrom('free_pool')
        .selectAll()
        .where('part', 'in', parts)
        .execute()
        .catch((error: unknown) => {
          if (error instanceof Error && isDatabaseUnavailable(error)) return error;
          throw error;
        }),
    ),
  );
  const rows = responses.flatMap((response) => (response instanceof Error ? [] : response));
  const lost = responses.filter((response) => response instanceof Error);
  if (rows.length === 0 && lost[0]) throw lost[0];
  // Beside one that is whole, or where nothing was used yet, there is nothing to reach.
  return { rows, away: rows.length + lost.length === PARTS ? lost.length : 0 };
}

const isWhole = ({ rows, away }: { rows: readonly Row[]; away: number }) =>
  rows.length === 1 && rows[0]?.part === 0 && away === 0;

/** The parts in this month, in the order of their numbers; without those whose machine is away. */
export async function partsOf(around: Around): Promise<Part[]> {
  return toParts((await readRows(around)).rows, poolMonth(around.clock.now()));
}

const toParts = (rows: readonly Row[], month: string): Part[] =>
  rows
    .map((row) => ({ part: row.part, used: row.month === month ? row.used : 0, limit: row.pool_limit }))
    .toSorted((a, b) => a.part - b.part);

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** What is used of the free pool this month, and what there is; a part that cannot be reached counts as used. */
export async function poolOf(around: Around): Promise<{ used: number; limit: number }> {
  const { rows, away } = await readRows(around);
  if (rows.length === 0) return { used: 0, limit: DEFAULT_POOL };
  const parts = toParts(rows, poolMonth(around.clock.now()));
  const limit = sum(parts.map((part) => part.limit));
  const lost = Math.round((limit / parts.length) * away);
  return { used: sum(parts.map((part) => part.used)) + lost, limit: limit + lost };
}

/**
 * Divides the pool where nothing was used yet, or where a version that knew one row has used none of this month: while such servers
 * still run beside this one, both take from that row.
 */
export async function dividePool(around: Around): Promise<void> {
  const found = await readRows(around);
  const month = poolMonth(around.clock.now());
  const [row] = found.rows;
  if (row && (!isWhole(found) || row.month === month)) return;
  const limit = row?.pool_limit ?? DEFAULT_POOL;
  await around.db.transaction().execute(async (trx) => {
    const first = await sql`
      insert into free_pool as p (part, month, used, pool_limit) values (0, ${month}, 0, ${sliceOf(limit, 0)})
      on conflict (part) do update set month = excluded.month, used = 0, pool_limit = excluded.pool_limit
        where p.month <> ${month} and p.pool_limit = ${limit}
      returning part`.execute(trx);
    if (first.rows.length > 0) await writeParts(trx, NUMBERS.slice(1), { month, used: 0, limit });
  });
}

/** Sets what is used and what there is; a row that servers of an older version know alone stays alone this month. */
export async function setPool(around: Around, trx: Db, used: number, limit: number): Promise<void> {
  const found = await readRows(around);
  const month = poolMonth(around.clock.now());
  if (isWhole(found) && found.rows[0]?.month === month)
    await trx.updateTable('free_pool').set({ used, pool_limit: limit }).where('part', '=', 0).execute();
  else await writeParts(trx, NUMBERS, { month, used, limit });
}

/** One after the other in the order of their numbers, as everybody locks them. */
async function writeParts(
  trx: Db,
  parts: readonly number[],
  { month, used, limit }: { month: string; used: number; limit: number },
): Promise<void> {
  for (const part of parts)
    await sql`
      insert into free_pool (part, month, used, pool_limit)
      values (${part}, ${month}, ${sliceOf(used, part)}, ${sliceOf(limit, part)})
      on conflict (part) do update set month = excluded.month, used = excluded.used, pool_limit = excluded.pool_limit`.execute(
      trx,
    );
}
