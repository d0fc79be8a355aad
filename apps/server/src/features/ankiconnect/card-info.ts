import { fieldHtml } from '@wordcluster/anki';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import { ease, interval } from './card-query.ts';
import { cardIdOf, cardKeyOf, DIRECTIONS } from './card-key.ts';
import { cardsFrom, todayFor } from './cards.ts';
import type { Deck } from './decks.ts';
import { noteIdOf, rowIdOf } from './note-id.ts';

interface FoundCard {
  row_id: number;
  cluster_id: number;
  direction: number | null;
  values: (string | null)[];
  tags: string[] | null;
  stage: 'new' | 'learning' | 'review' | 'relearning' | null;
  interval: number;
  factor: number;
  reps: number | null;
  lapses: number | null;
  due: Date | null;
  last_review: Date | null;
  paused: boolean | null;
  buried: boolean;
  is_due: boolean;
  modified: Date | null;
}

/** Cards with their rows, by one query; those of removed rows, or of a stranger, are left out. */
async function cardsOf(
  context: Context,
  viewer: Viewer,
  decks: readonly Deck[],
  rowIds: readonly number[],
): Promise<FoundCard[]> {
  const { now, end } = await todayFor(context, viewer);
  const { rows } = await sql<FoundCard>`
    select r.id as row_id, r.cluster_id, p.direction, json_build_array(r.col_1_value, r.col_2_value, r.col_3_value) as values,
      r.tags, s.stage, ${interval} as interval, round((${ease}) * 1000)::int as factor, s.reps, s.lapses, s.due, s.last_review,
      s.paused, coalesce(s.buried_until > ${now}, false) as buried,
      coalesce(not s.paused and s.due < case when s.stage = 'review' then ${end}::timestamptz else ${now}::timestamptz end, false) as is_due,
      greatest(r.added_at, r.edited_at) as modified
    from ${cardsFrom(viewer, decks)} where r.id = any(${rowIds}::bigint[]) order by r.id, p.direction`.execute(
    context.db,
  );
  return rows;
}

const TYPES = { new: 0, learning: 1, review: 2, relearning: 3 } as const;
const seconds = (moment: Date | null): number => Math.floor((moment?.getTime() ?? 0) / 1000);

function queueOf({ paused, buried, stage }: FoundCard): number {
  if (paused) return -1;
  if (buried) return -2;
  return stage === 'relearning' ? 1 : TYPES[stage ?? 'new'];
}

const fieldsOf = (deck: Deck, { values }: FoundCard) =>
  Object.fromEntries(
    deck.fields.map(({ name, column }, order) => [name, { value: fieldHtml(values[column - 1] ?? ''), order }]),
  );

/** `due`: seconds of a learning step, the user's day of a review (counted from 1970), 0 for a new card. */
const dueOf = ({ stage, due }: FoundCard): number => {
  if (stage === null || stage === 'new' || !due) return 0;
  return stage === 'review' ? Math.floor(due.getTime() / 86_400_000) : seconds(due);
};

/** Requested cards in order; null for each that does not exist. */
async function byCardId(context: Context, viewer: Viewer, decks: readonly Deck[], ids: readonly number[]) {
  const keys = ids.map(cardKeyOf);
  const found = await cardsOf(context, viewer, decks, [...new Set(keys.flatMap((key) => key?.rowId ?? []))]);
  const byId = new Map(
    found.flatMap((card) =>
      card.direction === null ? [] : [[cardIdOf({ rowId: card.row_id, direction: card.direction }), card] as const],
    ),
  );
  return ids.map((id) => ({ id, card: byId.get(id) ?? null }));
}

export type CardState = { id: number; card: FoundCard | null };
export const cardStates = byCardId;

/** As AnkiConnect describes cards; an empty object for each that is not there. */
export async function cardsInfo(context: Context, viewer: Viewer, decks: readonly Deck[], ids: readonly number[]) {
  const asked = await byCardId(context, viewer, decks, ids);
  return asked.map(({ id, card }) => {
    const deck = decks.find((one) => one.id === card?.cluster_id);
    if (!card || !deck || card.direction === null) return {};
    const [source, target] = [Math.floor(card.direction / 10), card.direction % 10];
    return {
      cardId: id,
      note: noteIdOf(card.row_id),
      deckName: deck.name,
      modelName: deck.name,
      fields: fieldsOf(deck, card),
      fieldOrder: source - 1,
      ord: DIRECTIONS.indexOf(card.direction),
      question: fieldHtml(card.values[source - 1] ?? ''),
      answer: fieldHtml(card.values[target - 1] ?? ''),
      css: '',
      type: TYPES[card.stage ?? 'new'],
      queue: queueOf(card),
      due: dueOf(card),
      interval: card.interval,
      factor: card.factor,
      reps: card.reps ?? 0,
      lapses: card.lapses ?? 0,
      left: 0,
      flags: 0,
      mod: seconds(later(card.modified, card.last_review)),
    };
  });
}

const later = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one > other ? one : other) : (one ?? other);

/** The cards of notes, by their rows. */
const cardsOfNotes = async (context: Context, viewer: Viewer, decks: readonly Deck[], ids: readonly number[]) =>
  Map.groupBy(await cardsOf(context, viewer, decks, ids.map(rowIdOf)), ({ row_id }) => row_id);

/** As AnkiConnect describes notes, with the ids of their cards; an empty object for each that is not there. */
export async function notesInfo(context: Context, viewer: Viewer, decks: readonly Deck[], ids: readonly number[]) {
  const byRow = await cardsOfNotes(context, viewer, decks, ids);
  return ids.map((id) => {
    const cards = byRow.get(rowIdOf(id)) ?? [];
    const [first] = cards;
    const deck = decks.find((one) => one.id === first?.cluster_id);
    if (!first || !deck) return {};
    return {
      noteId: id,
      modelName: deck.name,
      tags: first.tags ?? [],
      mod: seconds(first.modified),
      fields: fieldsOf(deck, first),
      cards: cards.flatMap(({ row_id, direction }) =>
        direction === null ? [] : [cardIdOf({ rowId: row_id, direction })],
      ),
    };
  });
}

/** When notes were last changed, in seconds; without notes that do not exist. */
export async function notesModified(context: Context, viewer: Viewer, decks: readonly Deck[], ids: readonly number[]) {
  const byRow = await cardsOfNotes(context, viewer, decks, ids);
  return ids.flatMap((noteId) => {
    const first = byRow.get(rowIdOf(noteId))?.[0];
    return first ? [{ noteId, mod: seconds(first.modified) }] : [];
  });
}

/** Intervals in AnkiConnect's form: days, or negative seconds in learning steps. */
export const lastInterval = (card: FoundCard): number => {
  if (card.stage === 'learning' || card.stage === 'relearning')
    return -Math.max(0, seconds(card.due) - seconds(card.last_review));
  return card.interval;
};
export const modifiedOf = (card: FoundCard): number => seconds(later(card.modified, card.last_review));
