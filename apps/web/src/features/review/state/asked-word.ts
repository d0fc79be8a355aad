import {
  columnLanguage,
  columnName,
  rowValue,
  usedColumns,
  type ColumnNumber,
} from '@wordcluster/domain/clusters/cluster';
import { textDirection, type TextDirection } from '@wordcluster/domain/languages/languages';
import { choicePicker } from '@wordcluster/domain/practice/choices';
import { expectedText, questionText, type SessionWord } from '@wordcluster/domain/review-session/words';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import type { Material } from './session-store.ts';

/** A text in its column. */
export interface ShownText {
  readonly column: ColumnNumber;
  readonly name: string;
  readonly text: string;
  readonly language: string | null;
  readonly direction: TextDirection;
  /** The address of the row's own recording of it. */
  readonly recording: string | null;
}

export interface AskedWord {
  readonly word: SessionWord;
  readonly cluster: Cluster;
  readonly question: ShownText;
  readonly expected: ShownText;
  /** Further columns of the row that hold something. */
  readonly others: readonly ShownText[];
  /** The address of the row's picture. */
  readonly picture: string | null;
}

/** A word with all that its question shows. */
export function askedWord(word: SessionWord, { clusters, rows }: Material): AskedWord | null {
  const cluster = clusters.get(word.cluster_id);
  if (cluster === undefined) return null;
  const row = rows.get(word.cluster_id)?.find(({ id }) => id === word.row_id);
  const shown = (column: ColumnNumber, text: string): ShownText => {
    const language = columnLanguage(cluster, column);
    const name = columnName(cluster, column) ?? '';
    return {
      column,
      name,
      text,
      language,
      direction: textDirection(language, text),
      recording: row?.[`sound_${column}`] ?? null,
    };
  };
  const others = usedColumns(cluster).flatMap((column) => {
    const text = rowValue(word.row, column);
    const asked = column === word.source_col || column === word.target_col;
    return asked || text === null ? [] : [shown(column, text)];
  });
  return {
    word,
    cluster,
    question: shown(word.source_col, questionText(word)),
    expected: shown(word.target_col, expectedText(word)),
    others,
    picture: row?.picture ?? null,
  };
}

/** The values to choose among; the seed is the question's. */
export function choicesFor(word: SessionWord, { rows }: Material, seed: number): readonly string[] {
  const pick = choicePicker(rows.get(word.cluster_id) ?? [], word.source_col, word.target_col);
  return pick({ ...word.row, id: word.row_id, cluster_id: word.cluster_id, row_number: 1 }, seed).choices;
}
