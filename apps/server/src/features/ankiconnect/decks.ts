import { fieldContent } from '@wordcluster/anki';
import { columnName, usedColumns, type ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import type { Context, Viewer } from '../../context.ts';
import { listClusters } from '../clusters/list-clusters.ts';

/** A cluster as programs for Anki see it: a deck, and a note type with the fields that its columns are. */
export interface Deck {
  id: number;
  name: string;
  fields: { name: string; column: ColumnNumber }[];
}

/** A note as clients send it; other fields are ignored. */
export interface SentNote {
  deckName: string;
  modelName?: string | undefined;
  fields: Record<string, string>;
  tags: string[];
  allowDuplicate: boolean;
}

/** Clusters with write access. Equal names get a number. */
export async function decksOf(context: Context, viewer: Viewer): Promise<Deck[]> {
  const own = (await listClusters(context, viewer)).filter((one) => one.shared_by === null && !one.disabled);
  const taken = new Set<string>();
  return own
    .toSorted((one, other) => one.id - other.id)
    .map((cluster) => {
      const name = taken.has(cluster.title) ? `${cluster.title} ${cluster.id}` : cluster.title;
      taken.add(name);
      const fields = usedColumns(cluster).map((column) => ({ name: columnName(cluster, column) ?? '', column }));
      return { id: cluster.id, name, fields };
    });
}

export const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The text of a field: Anki's fields are HTML. */
export const plain = (html: string): string => fieldContent(html).text;

/** The column that a note's field becomes in its deck; undefined for fields that it has not. */
export function columnOfField(
  name: string,
  note: SentNote,
  deck: Deck,
  decks: readonly Deck[],
): ColumnNumber | undefined {
  const model = decks.find((one) => one.name === note.modelName) ?? deck;
  return (
    deck.fields.find((field) => same(field.name, name))?.column ??
    model.fields.find((field) => same(field.name, name))?.column
  );
}

/** The cells of a note in its deck: by the names of its columns, else in the order of the note type's fields. */
export function cellsOf(note: SentNote, deck: Deck, decks: readonly Deck[]) {
  const cells: { col_1_value: string | null; col_2_value: string | null; col_3_value: string | null } = {
    col_1_value: null,
    col_2_value: null,
    col_3_value: null,
  };
  for (const [name, html] of Object.entries(note.fields)) {
    const column = columnOfField(name, note, deck, decks);
    if (column !== undefined) cells[`col_${column}_value`] = plain(html);
  }
  return cells;
}
