/** Rows of the same word, and what becomes of them when they are merged. */
import { CELL_MAX, normalizeCell } from '../clusters/cells.ts';
import { rowValue, type ClusterRow, type ColumnNumber } from '../clusters/cluster.ts';
import { codePointLength } from '../text/characters.ts';
import { foldText } from '../text/folding.ts';
import type { CellValues, RowEdit, Rows } from './changes.ts';

/** What makes rows duplicates: the first value, without regard to case, accents and spaces. */
export const duplicateKey = (row: ClusterRow): string =>
  foldText(row.col_1_value ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Values of a cell stand beside each other as accepted answers do. */
const BETWEEN = ' / ';
const OTHERS = [2, 3] as const satisfies readonly ColumnNumber[];

export interface Merged {
  readonly edits: readonly RowEdit[];
  /** Rows whose words stand in another row then. */
  readonly gone: Rows;
}

/** Both values, each once; null where they have no room together. */
function joined(one: string | null, other: string | null): { value: string | null } | null {
  const parts = [one, other].flatMap((value) =>
    value === null ? [] : value.split(BETWEEN).map((part) => part.trim()),
  );
  const once = parts.filter((part, place) => parts.findIndex((known) => foldText(known) === foldText(part)) === place);
  const value = once.length === 0 ? null : normalizeCell(once.join(BETWEEN));
  return value !== null && codePointLength(value) > CELL_MAX ? null : { value };
}

/** One row with the values and tags of both; null where they do not fit. */
function withOther(kept: ClusterRow, other: ClusterRow): ClusterRow | null {
  let row = kept;
  for (const column of OTHERS) {
    const both = joined(rowValue(row, column), rowValue(other, column));
    if (both === null) return null;
    row = { ...row, [`col_${column}_value`]: both.value };
  }
  return { ...row, tags: [...new Set([...(row.tags ?? []), ...(other.tags ?? [])])] };
}

/**
 * Merges rows of the same word into the first of them, in the table's order. A row stays where its values have no room, and where
 * it has a picture or a recording, which only one row can keep.
 */
export function mergeDuplicates(rows: Rows): Merged {
  const edits: RowEdit[] = [];
  const gone: ClusterRow[] = [];
  const groups = Map.groupBy(
    rows.filter((row) => duplicateKey(row) !== ''),
    duplicateKey,
  );
  for (const [first, ...others] of groups.values()) {
    if (first === undefined) continue;
    let kept = first;
    for (const other of others) {
      const hasMedia = [other.picture, other.sound_1, other.sound_2, other.sound_3].some(Boolean);
      const merged = hasMedia ? null : withOther(kept, other);
      if (merged === null) continue;
      kept = merged;
      gone.push(other);
    }
    if (kept !== first) edits.push({ rowId: first.id, cells: changesOf(first, kept) });
  }
  return { edits: edits.filter(({ cells }) => Object.keys(cells).length > 0), gone };
}

function changesOf(before: ClusterRow, after: ClusterRow): CellValues {
  const cells = OTHERS.map((column) => `col_${column}_value` as const).filter(
    (field) => before[field] !== after[field],
  );
  const retagged = (before.tags ?? []).join('\n') !== (after.tags ?? []).join('\n');
  return {
    ...Object.fromEntries(cells.map((field) => [field, after[field]])),
    ...(retagged && { tags: after.tags ?? [] }),
  };
}
