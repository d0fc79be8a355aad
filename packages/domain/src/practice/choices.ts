/** The buttons of a choice test. */
import { rowValue, type ClusterRow, type ColumnNumber } from '../clusters/cluster.ts';
import { drawIndex, shuffled } from './random.ts';

/** Wrong values beside the correct one. */
export const DISTRACTORS = 3;
const SMALL_POOL = 4 * DISTRACTORS;

type ChoicePicker = (row: ClusterRow, seed: number) => { choices: string[]; seed: number };

/**
 * Prepares the values of all rows once; returns a function that picks the choices of a question. Choices are distinct
 * values; a value of another row with the same source would be correct as well, so it is not offered as a wrong one.
 * With too few distinct values there are fewer buttons.
 */
export function choicePicker(rows: readonly ClusterRow[], source: ColumnNumber, target: ColumnNumber): ChoicePicker {
  const rightFor = new Map<string | null, Set<string>>();
  const distinct = new Set<string>();
  for (const row of rows) {
    const value = rowValue(row, target);
    if (value === null) continue;
    distinct.add(value);
    const key = rowValue(row, source);
    rightFor.set(key, (rightFor.get(key) ?? new Set()).add(value));
  }
  const values = [...distinct];
  const filtered = new Map<string | null, string[]>();

  const candidates = (key: string | null, right: ReadonlySet<string>): readonly string[] => {
    // Rejection sampling is quick while at least half of the values fit; otherwise they are filtered once per source.
    // Either way 100,000 rows take linear time.
    if (values.length > SMALL_POOL && right.size * 2 <= values.length) return values;
    const list = filtered.get(key) ?? values.filter((value) => !right.has(value));
    filtered.set(key, list);
    return list;
  };

  return (row, seed) => {
    const key = rowValue(row, source);
    const right = rightFor.get(key) ?? new Set<string>();
    const pool = candidates(key, right);
    const correct = rowValue(row, target) ?? '';
    const wrong = sample(pool, pool === values ? right : NOTHING, seed);
    const all = shuffled([correct, ...wrong.choices], wrong.seed);
    return { choices: all.items, seed: all.seed };
  };
}

const NOTHING: ReadonlySet<string> = new Set();

/** Samples distinct values; a small pool is shuffled, because rejection sampling might not terminate. */
function sample(
  pool: readonly string[],
  except: ReadonlySet<string>,
  seed: number,
): { choices: string[]; seed: number } {
  if (pool.length <= SMALL_POOL) {
    const all = shuffled(pool, seed);
    return { choices: all.items.slice(0, DISTRACTORS), seed: all.seed };
  }
  const picked = new Set<string>();
  let next = seed;
  while (picked.size < DISTRACTORS) {
    const drawn = drawIndex(next, pool.length);
    next = drawn.seed;
    const value = pool[drawn.value];
    if (value !== undefined && !except.has(value)) picked.add(value);
  }
  return { choices: [...picked], seed: next };
}
