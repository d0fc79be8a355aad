import type { reviewEntry } from '@wordcluster/contract/reviews';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../database/client.ts';
import { logPortions } from './log-portions.ts';

type Named = z.output<typeof reviewEntry>;

/** Batches of so few entries name too few rows for a look at their logs: at most 360,000 entries. */
const FEW = 3;

/**
 * Splits a batch into portions whose logs are read together, whole rows each, in order. An undo belongs to the row of
 * its target.
 */
export async function batchPortions<Entry extends Named>(
  db: Db,
  userId: number,
  entries: readonly Entry[],
): Promise<(readonly Entry[])[]> {
  if (entries.length <= FEW) return [entries];
  const rowOf = await rowsOf(db, userId, entries);
  const rows = [...Map.groupBy(entries, rowOf)].map(([id, own]) => ({ id, own }));
  const portions = await logPortions(db, userId, rows, { idOf: ({ id }) => id, coming: ({ own }) => own.length });
  if (portions.length <= 1) return [entries];
  const indexes = new Map(portions.flatMap((portion, index) => portion.map(({ id }) => [id, index])));
  return [...Map.groupBy(entries, (entry) => indexes.get(rowOf(entry)) ?? 0).values()];
}

/** The row of each entry, following undos to their target; 0 if the target is missing. */
async function rowsOf(db: Db, userId: number, entries: readonly Named[]): Promise<(entry: Named) => number> {
  const inBatch = new Map(entries.map((entry) => [entry.id, entry]));
  const undone = entries.flatMap((entry) => (entry.kind === 'undo' ? [entry.undoes] : []));
  const known = new Map<string, number | null>();
  if (undone.length > 0) {
    const { rows } = await sql<{ id: string; row_id: number | null }>`
      select id, row_id from review_entries where user_id = ${userId} and id = any(${undone}::uuid[])`.execute(db);
    for (const { id, row_id } of rows) known.set(id, row_id);
  }
  return (entry) => {
    const seen = new Set<string>();
    for (let one: Named | undefined = entry; one && !seen.has(one.id); one = inBatch.get(one.undoes)) {
      if (one.kind !== 'undo') return one.row_id;
      seen.add(one.id);
      const row = known.get(one.undoes);
      if (row) return row;
    }
    return 0;
  };
}
