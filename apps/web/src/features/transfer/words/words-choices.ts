import type { WordsBody, WordsFound } from '../api/import-rows.ts';

type Fields = WordsFound['note_types'][number]['columns'];

/** The user's options for a file of words. */
export interface WordsChoices {
  into: WordsBody['into'];
  title: string;
  decks: ReadonlySet<number>;
  /** By note type; null leaves its notes out. */
  columns: ReadonlyMap<number, Fields>;
  duplicates: NonNullable<WordsBody['duplicates']>;
  history: boolean;
  media: boolean;
}

const NAMELESS_DECKS = ['', 'Default'];

/** Defaults: named decks become clusters; anything else one cluster, named after the file. */
export function firstChoices(found: WordsFound, intoCluster: boolean): WordsChoices {
  const named = found.decks.some(({ name }) => !NAMELESS_DECKS.includes(name));
  return {
    into: intoCluster ? 'cluster' : named ? 'decks' : 'one',
    title: found.file_name.replace(/\.[^.]{1,10}$/, ''),
    decks: new Set(found.decks.map(({ id }) => id)),
    columns: new Map(found.note_types.map(({ id, columns }) => [id, columns])),
    duplicates: 'keep',
    history: true,
    media: true,
  };
}

/** Whether the counts are valid: all decks, with the guessed columns. */
export const isAsGuessed = (found: WordsFound, { decks, columns }: WordsChoices): boolean =>
  decks.size === found.decks.length &&
  found.note_types.every(({ id, columns: guess }) => {
    const fields = columns.get(id) ?? null;
    return guess === fields || (guess?.every((field, index) => field === fields?.[index]) ?? false);
  });

/** The request of start-import. */
export function wordsBody(found: WordsFound, choices: WordsChoices, clusterId: number | undefined): WordsBody {
  const { into, title, decks, columns, duplicates, history, media } = choices;
  return {
    into,
    ...(into === 'one' ? { title: title.trim() } : {}),
    ...(into === 'cluster' && clusterId !== undefined ? { cluster_id: clusterId, duplicates } : {}),
    ...(decks.size < found.decks.length ? { decks: [...decks] } : {}),
    columns: [...columns].map(([note_type_id, fields]) => ({ note_type_id, fields })),
    with_history: history,
    with_media: media,
  };
}

/** Why the import cannot start yet; null if it can. */
export function missingChoice({ into, title, decks, columns }: WordsChoices): 'title' | 'decks' | 'fields' | null {
  if (into === 'one' && title.trim().length < 3) return 'title';
  if (decks.size === 0) return 'decks';
  // An account's archive has columns of its own, and no kinds of notes.
  return columns.size === 0 || [...columns.values()].some((fields) => fields !== null) ? null : 'fields';
}
