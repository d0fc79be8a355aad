import { message } from '@wordcluster/domain/messages/all';
import { z } from 'zod';
import { countUnits } from '../../access/personal-tokens.ts';
import { Failure } from '../../failure.ts';
import { addRows, isStorable } from '../rows/add-rows.ts';
import { decks, type Action, type Caller } from './action.ts';
import { CARD_ACTIONS } from './card-actions.ts';
import { cellsOf, type Deck, type SentNote } from './decks.ts';
import { storeSentFile, takeSentFiles } from './sent-media.ts';
import { NOTE_ACTIONS } from './note-actions.ts';
import { noteFiles, withFiles, type NoteFiles } from './note-files.ts';
import { noteIdOf } from './note-id.ts';
import { AnkiRefusal } from './refusal.ts';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';

interface DeckWord {
  deckId: number;
  word: string;
}

const keyOf = (deckId: number, word: string) => `${deckId} ${word.normalize('NFC').toLowerCase()}`;

/** Words that exist in the first column of the viewer's decks, ignoring case: one query for all. */
async function knownWords({ db }: Context, viewer: Viewer, words: readonly DeckWord[]) {
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

/** Maximum of notes, and of actions, per request. */
const MOST = 100;
const VERSION = 6;

const note = z
  .object({
    deckName: z.string().max(1000),
    modelName: z.string().max(1000).optional(),
    fields: z.record(z.string().max(1000), z.string().max(100_000)),
    tags: z.array(z.string().max(1000)).max(MOST).default([]),
    options: z.object({ allowDuplicate: z.boolean().default(false) }).default({ allowDuplicate: false }),
    audio: noteFiles,
    picture: noteFiles,
  })
  .transform(({ options, audio, picture, ...sent }) => ({
    note: { ...sent, allowDuplicate: options.allowDuplicate } satisfies SentNote,
    files: { audio, picture },
  }));
type ParsedNote = z.output<typeof note>;
const notes = z.object({ notes: z.array(note).max(MOST) });

/** A note with its deck, and the reason why it cannot be added. */
interface Judged {
  note: SentNote;
  files: NoteFiles;
  deck: Deck | undefined;
  problem: string | null;
}

/**
 * Validates notes together, by one query; a duplicate has the same first field in the same deck, or occurs twice in the
 * request.
 */
async function judgeNotes(caller: Caller, sent: readonly ParsedNote[], amongThem: boolean): Promise<Judged[]> {
  const known = await decks(caller);
  const first = sent.map(({ note: one, files }) => {
    const deck = known.find(({ name }) => name === one.deckName);
    return { note: one, files, deck, word: deck ? (cellsOf(one, deck, known).col_1_value?.trim() ?? '') : '' };
  });
  const words = await knownWords(
    caller.context,
    caller.viewer,
    first.flatMap(({ deck, word, note: { allowDuplicate } }) =>
      deck && word !== '' && !allowDuplicate ? [{ deckId: deck.id, word }] : [],
    ),
  );
  return first.map(({ note: one, files, deck, word }) => {
    if (!deck) return { note: one, files, deck, problem: `deck was not found: ${one.deckName}` };
    if (word === '') return { note: one, files, deck, problem: 'cannot create note because it is empty' };
    const duplicate = !one.allowDuplicate && words.has(deck.id, word);
    if (amongThem && !duplicate) words.add(deck.id, word);
    return { note: one, files, deck, problem: duplicate ? 'cannot create note because it is a duplicate' : null };
  });
}

interface Addition {
  place: number;
  deck: Deck;
  note: SentNote;
}

/** Adds notes, those of a cluster in one transaction; null for each refused one. */
async function addAll(caller: Caller, judged: readonly Judged[]): Promise<(number | null)[]> {
  const ids: (number | null)[] = judged.map(() => null);
  const known = await decks(caller);
  const rowOf = ({ note: sent, deck }: Addition) => ({ ...cellsOf(sent, deck, known), tags: sent.tags });
  const additions: Addition[] = [];
  for (const [index, { note: sent, files, deck, problem }] of judged.entries()) {
    caller.signal.throwIfAborted();
    if (problem !== null || !deck) continue;
    const withNames = await unlessRefused(() => withFiles(caller, sent, files));
    const addition = withNames && { place: index, deck, note: withNames };
    if (addition && isStorable(rowOf(addition))) additions.push(addition);
  }
  for (const [deckId, own] of Map.groupBy(additions, ({ deck }) => deck.id)) {
    caller.signal.throwIfAborted();
    const rows = own.map(rowOf);
    const added = await unlessRefused(() => addRows(caller.context, caller.viewer, deckId, rows, { partly: true }));
    for (const [index, id] of (added ?? []).entries()) ids[own[index]?.place ?? 0] = id;
  }
  const stored = additions.flatMap(({ place, deck, note: sent }) => {
    const rowId = ids[place] ?? null;
    return rowId === null ? [] : [{ clusterId: deck.id, rowId, note: sent, deck }];
  });
  await takeSentFiles(caller.context, caller.viewer, stored, known);
  return ids.map((id) => (id === null ? null : noteIdOf(id)));
}

async function unlessRefused<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AnkiRefusal || error instanceof Failure) return null;
    throw error;
  }
}

/** Adds one note; throws with the reason of a refusal. */
async function addOne(caller: Caller, params: unknown): Promise<number> {
  const [judged] = await judgeNotes(caller, [z.object({ note }).parse(params).note], false);
  if (!judged) throw new AnkiRefusal('cannot create note for unknown reason');
  const { deck, problem, files } = judged;
  if (problem !== null || !deck) throw new AnkiRefusal(problem ?? 'deck was not found');
  caller.signal.throwIfAborted();
  const known = await decks(caller);
  const sent = await withFiles(caller, judged.note, files);
  const row = { ...cellsOf(sent, deck, known), tags: sent.tags };
  const [id] = await addRows(caller.context, caller.viewer, deck.id, [row]);
  if (id === undefined) throw new AnkiRefusal('cannot create note for unknown reason');
  await takeSentFiles(caller.context, caller.viewer, [{ clusterId: deck.id, rowId: id, note: sent, deck }], known);
  return noteIdOf(id);
}

const ACTIONS: Readonly<Record<string, Action>> = {
  version: { scope: 'read', run: async () => VERSION },
  deckNames: { scope: 'read', run: async (caller) => (await decks(caller)).map(({ name }) => name) },
  deckNamesAndIds: {
    scope: 'read',
    run: async (caller) => Object.fromEntries((await decks(caller)).map(({ name, id }) => [name, id])),
  },
  modelNames: { scope: 'read', run: async (caller) => (await decks(caller)).map(({ name }) => name) },
  modelFieldNames: {
    scope: 'read',
    run: async (caller, params) => {
      const { modelName } = z.object({ modelName: z.string() }).parse(params);
      const model = (await decks(caller)).find(({ name }) => name === modelName);
      if (!model) throw new AnkiRefusal(`model was not found: ${modelName}`);
      return model.fields.map(({ name }) => name);
    },
  },
  canAddNotes: {
    scope: 'read',
    run: async (caller, params) =>
      (await judgeNotes(caller, notes.parse(params).notes, false)).map(({ problem }) => problem === null),
  },
  canAddNotesWithErrorDetail: {
    scope: 'read',
    run: async (caller, params) =>
      (await judgeNotes(caller, notes.parse(params).notes, false)).map(({ problem }) => ({
        canAdd: problem === null,
        error: problem,
      })),
  },
  addNote: { scope: 'write', run: addOne },
  /** No window: adds the note at once. */
  guiAddCards: { scope: 'write', run: addOne },
  addNotes: {
    scope: 'write',
    run: async (caller, params) => addAll(caller, await judgeNotes(caller, notes.parse(params).notes, true)),
  },
  apiReflect: {
    scope: 'read',
    run: async (_caller, params) => {
      const { scopes, actions } = z
        .object({ scopes: z.array(z.string()).max(10), actions: z.array(z.string()).max(1000).nullish() })
        .parse(params);
      const all = ['requestPermission', 'multi', ...Object.keys(ACTIONS)];
      if (!scopes.includes('actions')) return { scopes: [] };
      return { scopes: ['actions'], actions: actions ? actions.filter((one) => all.includes(one)) : all };
    },
  },
  ...CARD_ACTIONS,
  ...NOTE_ACTIONS,
  storeMediaFile: {
    scope: 'write',
    run: ({ context, viewer, signal }, params) => storeSentFile(context, viewer, params, signal),
  },
};

const request = z.object({
  action: z.string().max(100),
  version: z.number().optional(),
  params: z.unknown().optional(),
});

/** The response to one request: bare results up to version 4, with their error from 5 on. */
export async function respondTo(caller: Caller, sent: unknown, depth = 0): Promise<unknown> {
  const parsed = request.safeParse(sent);
  const bare = (parsed.data?.version ?? 4) <= 4;
  try {
    if (!parsed.success) throw new AnkiRefusal('the request has no action');
    const { action, params = {} } = parsed.data;
    const result =
      action === 'multi' && depth === 0 ? await several(caller, params) : await single(caller, action, params);
    return bare ? result : { result, error: null };
  } catch (error) {
    return refusal(error);
  }
}

/** A failure has the same shape in all versions. Messages of internal errors are not sent. */
export function refusal(error: unknown): { result: null; error: string } {
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    return { result: null, error: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}` };
  }
  if (error instanceof AnkiRefusal || error instanceof Failure) return { result: null, error: error.message };
  throw error;
}

async function several(caller: Caller, params: unknown): Promise<unknown[]> {
  const { actions } = z.object({ actions: z.array(z.unknown()).max(MOST) }).parse(params);
  // The request itself was counted already.
  await countUnits(caller.context, caller.viewer, actions.length - 1);
  const answers: unknown[] = [];
  for (const action of actions) {
    caller.signal.throwIfAborted();
    answers.push(await respondTo(caller, action, 1));
  }
  return answers;
}

async function single(caller: Caller, action: string, params: unknown): Promise<unknown> {
  const known = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
  if (!known) throw new AnkiRefusal('unsupported action');
  if (!caller.viewer.scopes?.includes(known.scope)) throw new Failure('forbidden', message('token.scope_missing'));
  return known.run(caller, params);
}
