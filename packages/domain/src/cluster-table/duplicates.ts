/** Duplicate rows, and merging them. */
import { MAX_CELL_LENGTH, normalizeCell } from '../clusters/cells.ts';
import { rowValue, type ClusterRow, type ColumnNumber } from '../clusters/cluster.ts';
import { codePointLength } from '../text/characters.ts';
import { foldText } from '../text/folding.ts';
import type { CellValues, RowEdit, Rows } from './changes.ts';

/** Key of duplicates: the first value without case, accents and spaces. */
export const duplicateKey = (row: ClusterRow): string =>
  foldText(row.col_1_value ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Separator of merged values, which grading reads as alternatives. */
const BETWEEN = ' / ';
const OTHERS = [2, 3] as const satisfies readonly ColumnNumber[];

export interface Merged {
  readonly edits: readonly RowEdit[];
  /** Rows merged into others. */
  readonly gone: Rows;
}

/** Both values, each once; null if together they are too long. */
function joined(one: string | null, other: string | null): { value: string | null } | null {
  const parts = [one, other].flatMap((value) =>
    value === null ? [] : value.split(BETWEEN).map((part) => part.trim()),
  );
  const once = parts.filter((part, index) => parts.findIndex((known) => foldText(known) === foldText(part)) === index);
  const value = once.length === 0 ? null : normalizeCell(once.join(BETWEEN));
  return value !== null && codePointLength(value) > MAX_CELL_LENGTH ? null : { value };
}

/** A row with the values and tags of both; null if they are too long. */
function withOther(target: ClusterRow, other: ClusterRow): ClusterRow | null {
  let row = target;
  for (const column of OTHERS) {
    const both = joined(rowValue(row, column), rowValue(other, column));
    if (both === null) return null;
    row = { ...row, [`col_${column}_value`]: both.value };
  }
  return { ...row, tags: [...new Set([...(row.tags ?? []), ...(other.tags ?? [])])] };
}

/**
 * Merges duplicates into the first row, in table order. A row stays if the merged values are too long, or if it has
 * media, of which a row can only have one.
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
    let target = first;
    for (const other of others) {
      const hasMedia = [other.picture, other.sound_1, other.sound_2, other.sound_3].some(Boolean);
      const merged = hasMedia ? null : withOther(target, other);
      if (merged === null) continue;
      target = merged;
      gone.push(other);
    }
    if (target !== first) edits.push({ rowId: first.id, cells: changesOf(first, target) });
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
