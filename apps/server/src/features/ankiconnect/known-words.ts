import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';

interface DeckWord {
  deckId: number;
  word: string;
}

const keyOf = (deckId: number, word: string) => `${deckId} ${word.normalize('NFC').toLowerCase()}`;

/** Which of some words stand in the first column of the viewer's decks, in whatever case: by one query for all. */
export async function knownWords({ db }: Context, viewer: Viewer, words: readonly DeckWord[]) {
  const asked = words.map(({ deckId, word }) => ({ deckId, word: word.normalize('NFC') }));
  const known = new Set<string>();
  if (asked.length > 0) {
    const { rows } = await sql<{ place: number }>`
      select w.place::int as place
      from unnest(${asked.map(({ deckId }) => deckId)}::bigint[], ${asked.map(({ word }) => word)}::text[])
        with ordinality as w (deck_id, word, place)
      where exists (
        select 1 from cluster_rows r
        where r.user_id = ${viewer.id} and r.cluster_id = w.deck_id and lower(r.col_1_value) = lower(w.word))`.execute(
      db,
    );
    for (const { place } of rows) {
      const found = asked[place - 1];
      if (found) known.add(keyOf(found.deckId, found.word));
    }
  }
  return {
    has: (deckId: number, word: string) => known.has(keyOf(deckId, word)),
    add: (deckId: number, word: string) => void known.add(keyOf(deckId, word)),
  };
}
