import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { decks, type Action, type Caller } from './action.ts';
import { cardsInfo, cardStates, lastInterval, modifiedOf, notesInfo, notesModified } from './card-info.ts';
import { cardKeyOf } from './card-key.ts';
import { findCards, findNotes, todayFor } from './cards.ts';
import { noteIdOf } from './note-id.ts';
import { AnkiRefusal } from './refusal.ts';

const MAX_IDS = 10_000;
const query = z.object({ query: z.string().max(100_000) });
const ids = z.array(z.number().int()).max(MAX_IDS);
const cards = z.object({ cards: ids });
const asked = z.union([z.object({ notes: ids }), query]);

const found = async (caller: Caller, params: unknown) =>
  findCards(caller.context, caller.viewer, await decks(caller), query.parse(params).query);
const states = async (caller: Caller, params: unknown) =>
  cardStates(caller.context, caller.viewer, await decks(caller), cards.parse(params).cards);

/** Suspends or resumes cards by entries of the log; returns whether any changed. */
async function setPaused(caller: Caller, params: unknown, paused: boolean): Promise<boolean> {
  const changed = (await states(caller, params)).filter(({ card }) => card && (card.paused ?? false) !== paused);
  const happened_at = caller.context.clock.now().toISOString();
  const entries = changed.flatMap(({ id }) => {
    const key = cardKeyOf(id);
    if (!key) return [];
    const rowDirection = {
      row_id: key.rowId,
      source_col: Math.floor(key.direction / 10),
      target_col: key.direction % 10,
    };
    return [{ id: randomUUID(), kind: paused ? 'pause' : 'resume', ...rowDirection, happened_at }];
  });
  for (let from = 0; from < entries.length; from += 1000)
    await caller.reviews(caller.viewer, entries.slice(from, from + 1000));
  return entries.length > 0;
}

/** From the daily figures, without undone answers. */
async function reviewedToday({ context, viewer }: Caller): Promise<number> {
  const { day } = await todayFor(context, viewer);
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(answers), 0)::int as count from review_days where user_id = ${viewer.id} and day = ${day}`.execute(
    context.db,
  );
  return rows[0]?.count ?? 0;
}

/** Questions about cards, and pausing them. */
export const CARD_ACTIONS: Readonly<Record<string, Action>> = {
  findCards: { scope: 'read', run: found },
  /** No window: the ids that Anki's card browser would list. */
  guiBrowse: { scope: 'read', run: found },
  findNotes: {
    scope: 'read',
    run: async (caller, params) =>
      findNotes(caller.context, caller.viewer, await decks(caller), query.parse(params).query),
  },
  notesInfo: {
    scope: 'read',
    run: async (caller, params) => {
      const which = asked.parse(params);
      const known = await decks(caller);
      const { context, viewer } = caller;
      const notes = 'notes' in which ? which.notes : await findNotes(context, viewer, known, which.query);
      if (notes.length > MAX_IDS) throw new AnkiRefusal(`more than ${MAX_IDS} notes: please narrow the search`);
      return notesInfo(context, viewer, known, notes);
    },
  },
  cardsInfo: {
    scope: 'read',
    run: async (caller, params) =>
      cardsInfo(caller.context, caller.viewer, await decks(caller), cards.parse(params).cards),
  },
  cardsToNotes: {
    scope: 'read',
    run: async (caller, params) => [
      ...new Set((await states(caller, params)).flatMap(({ card }) => (card ? noteIdOf(card.row_id) : []))),
    ],
  },
  areSuspended: {
    scope: 'read',
    run: async (caller, params) =>
      (await states(caller, params)).map(({ card }) => (card ? (card.paused ?? false) : null)),
  },
  suspended: {
    scope: 'read',
    run: async (caller, params) => {
      const { card: id } = z.object({ card: z.number().int() }).parse(params);
      const [state] = await states(caller, { cards: [id] });
      if (!state?.card) throw new AnkiRefusal(`card was not found: ${id}`);
      return state.card.paused ?? false;
    },
  },
  areDue: {
    scope: 'read',
    run: async (caller, params) => (await states(caller, params)).map(({ card }) => card?.is_due ?? false),
  },
  getIntervals: {
    scope: 'read',
    run: async (caller, params) => {
      const { complete } = z.object({ complete: z.boolean().default(false) }).parse(params);
      if (complete) throw new AnkiRefusal('getIntervals with complete is not supported');
      return (await states(caller, params)).map(({ card }) => (card ? lastInterval(card) : 0));
    },
  },
  getEaseFactors: {
    scope: 'read',
    run: async (caller, params) => (await states(caller, params)).map(({ card }) => card?.factor ?? 0),
  },
  cardsModTime: {
    scope: 'read',
    run: async (caller, params) =>
      (await states(caller, params)).flatMap(({ id, card }) => (card ? [{ cardId: id, mod: modifiedOf(card) }] : [])),
  },
  notesModTime: {
    scope: 'read',
    run: async (caller, params) => {
      const { notes } = z.object({ notes: ids }).parse(params);
      return notesModified(caller.context, caller.viewer, await decks(caller), notes);
    },
  },
  suspend: { scope: 'practise', run: (caller, params) => setPaused(caller, params, true) },
  unsuspend: { scope: 'practise', run: (caller, params) => setPaused(caller, params, false) },
  getNumCardsReviewedToday: { scope: 'read', run: reviewedToday },
  modelFieldsOnTemplates: {
    scope: 'read',
    run: async (caller, params) => {
      const { modelName } = z.object({ modelName: z.string() }).parse(params);
      const deck = (await decks(caller)).find(({ name }) => name === modelName);
      if (!deck) throw new AnkiRefusal(`model was not found: ${modelName}`);
      const { rows } = await sql<{ directions: number[] }>`
        select directions from review_directions where user_id = ${caller.viewer.id} and cluster_id = ${deck.id}`.execute(
        caller.context.db,
      );
      const name = (column: number) => deck.fields.find((field) => field.column === column)?.name;
      const sides = (rows[0]?.directions ?? [12]).map((direction) => [
        name(Math.floor(direction / 10)),
        name(direction % 10),
      ]);
      return Object.fromEntries(
        sides.map(([front, back], index) => [`Card ${index + 1}`, [front ? [front] : [], back ? [back] : []]]),
      );
    },
  },
};
