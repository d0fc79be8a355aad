import { DEFAULT_POOL, poolMonth } from '@wordcluster/domain/allowance/packs';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { isDatabaseUnavailable } from '../../database/availability.ts';

/**
 * Partitions of the pool: one row each, so that free users do not contend for a lock, nor for one machine on a sharded
 * database.
 */
export const PARTS = 16;
const NUMBERS = Array.from({ length: PARTS }, (_, part) => part);

/** A part's slice of a total; smaller totals are spread evenly. */
export const sliceOf = (whole: number, part: number): number => Math.floor((whole + PARTS - 1 - part) / PARTS);

/** The part that a user's characters are taken from first. */
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

/** Available rows, and the number of unreachable ones: a machine that is down takes only its own parts. */
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
  // With an undivided pool, or before the first use, there is nothing to reach.
  return { rows, away: rows.length + lost.length === PARTS ? lost.length : 0 };
}

const isWhole = ({ rows, away }: { rows: readonly Row[]; away: number }) =>
  rows.length === 1 && rows[0]?.part === 0 && away === 0;

/** Parts of this month in the order of their numbers; without those whose machine is down. */
export async function partsOf(around: Around): Promise<Part[]> {
  return toParts((await readRows(around)).rows, poolMonth(around.clock.now()));
}

const toParts = (rows: readonly Row[], month: string): Part[] =>
  rows
    .map((row) => ({ part: row.part, used: row.month === month ? row.used : 0, limit: row.pool_limit }))
    .toSorted((a, b) => a.part - b.part);

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Use and limit of the free pool this month; an unreachable part counts as used up. */
export async function poolOf(around: Around): Promise<{ used: number; limit: number }> {
  const { rows, away } = await readRows(around);
  if (rows.length === 0) return { used: 0, limit: DEFAULT_POOL };
  const parts = toParts(rows, poolMonth(around.clock.now()));
  const limit = sum(parts.map((part) => part.limit));
  const lost = Math.round((limit / parts.length) * away);
  return { used: sum(parts.map((part) => part.used)) + lost, limit: limit + lost };
}

/**
 * Divides the pool if it is unused, or if an older version with one row has used none of it this month: while such
 * servers run beside this one, both use that row.
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

/** Sets use and limit; a row of an older version stays undivided this month. */
export async function setPool(around: Around, trx: Db, used: number, limit: number): Promise<void> {
  const found = await readRows(around);
  const month = poolMonth(around.clock.now());
  if (isWhole(found) && found.rows[0]?.month === month)
    await trx.updateTable('free_pool').set({ used, pool_limit: limit }).where('part', '=', 0).execute();
  else await writeParts(trx, NUMBERS, { month, used, limit });
}

/** In the order of their numbers, which is the locking order. */
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
