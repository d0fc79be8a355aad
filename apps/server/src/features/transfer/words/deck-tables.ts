import { fieldContent } from '@wordcluster/anki';
import { guessColumns } from '@wordcluster/domain/clusters/column-guess';
import type { Preview } from '../staging/preview.ts';
import type { AccountCluster, AccountFile } from './account-file.ts';
import type { Source } from './text-source.ts';
import type { ColumnFields } from './word-rows.ts';

/** Overview of a deck and one of its note types, in the form of a table. */
export type DeckOverview = Preview['tables'][number] & { deck: number; note_type: number };

/** Values of a column that are shown. */
const SAMPLES = 5;
const SAMPLE_UNITS = 200;
/** Notes by which the languages of fields are guessed. */
const SAMPLE_NOTES = 100;

/** Columns of a re-imported cluster, in the form of a table's. */
export function accountColumns(
  cluster: Omit<AccountCluster, 'key'>,
  rows: AccountFile['clusters'][number]['rows'],
): Preview['tables'][number]['columns'] {
  const names = [cluster.col_1_name, cluster.col_2_name, cluster.col_3_name];
  const languages = [cluster.col_1_language, cluster.col_2_language, cluster.col_3_language];
  return names.flatMap((name, index) => {
    if (name === null) return [];
    const samples = rows.slice(0, SAMPLES).flatMap(({ values }) => values[index]?.slice(0, SAMPLE_UNITS) ?? []);
    return { index, name, samples, language: languages[index] ?? null, role: 'value' as const };
  });
}

/** A deck with its notes of one type. */
export interface DeckTable {
  deck: number;
  type: number;
  notes: number;
  sample: string[][];
}

export function addToTable(
  tables: Map<string, DeckTable>,
  deck: number,
  type: number,
  fields: readonly string[],
): void {
  const key = `${deck} ${type}`;
  const table = tables.get(key) ?? { deck, type, notes: 0, sample: [] };
  tables.set(key, table);
  table.notes += 1;
  if (table.sample.length < SAMPLE_NOTES)
    table.sample.push(fields.map((field) => fieldContent(field).text.slice(0, SAMPLE_UNITS)));
}

/** Overviews of all decks and note types, like the tables of other files. */
export function tablesOf(
  { decks, noteTypes }: Source,
  tables: ReadonlyMap<string, DeckTable>,
  guesses: ReadonlyMap<number, ColumnFields>,
): DeckOverview[] {
  return [...tables.values()].slice(0, MAX_TABLES).map(({ deck, type, notes, sample }, index) => {
    const { name: typeName = '', fields = [] } = noteTypes.find(({ id }) => id === type) ?? {};
    const name = decks.find(({ id }) => id === deck)?.name ?? '';
    const filled = fields.map((_, at) => sample.filter((row) => (row[at] ?? '') !== '').length);
    const chosen = guesses.get(type) ?? [null, null, null];
    const columns = guessColumns({ names: fields, rows: sample, filled });
    return {
      index,
      name: name || typeName,
      rows: notes,
      deck,
      note_type: type,
      columns: columns.map((column) => ({
        ...column,
        role:
          column.role === 'tags'
            ? column.role
            : chosen.includes(column.name)
              ? ('value' as const)
              : ('ignored' as const),
      })),
    };
  });
}

/** A collection may have thousands of decks. */
const MAX_TABLES = 1000;
