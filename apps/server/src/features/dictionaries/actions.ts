import { fieldHtml } from '@wordcluster/anki';
import type { Scope } from '@wordcluster/domain/accounts/scopes';
import { message } from '@wordcluster/domain/messages/all';
import { z } from 'zod';
import type { Context, Viewer } from '../../context.ts';
import { Failure } from '../../failure.ts';
import { addRows } from '../rows/add-rows.ts';
import { cellsOf, decksOf, type Deck, type SentNote } from './decks.ts';
import { storeSentFile, takeSentFiles } from './sent-media.ts';
import { findNotes, hasWord, notesInfo } from './find-notes.ts';

/** A refusal in the words that programs for Anki know. */
export class AnkiRefusal extends Error {}

/** Notes, and actions, of one request. */
const MOST = 100;
const VERSION = 6;

const note = z
  .object({
    deckName: z.string().max(1000),
    modelName: z.string().max(1000).optional(),
    fields: z.record(z.string().max(1000), z.string().max(100_000)),
    tags: z.array(z.string().max(1000)).max(MOST).default([]),
    options: z.object({ allowDuplicate: z.boolean().default(false) }).default({ allowDuplicate: false }),
  })
  .transform(({ options, ...sent }): SentNote => ({ ...sent, allowDuplicate: options.allowDuplicate }));
const notes = z.object({ notes: z.array(note).max(MOST) });
const query = z.object({ query: z.string().max(5000) });

interface Caller {
  context: Context;
  viewer: Viewer;
}

/** What an action needs, and what it does. Fields that it does not know are passed over. */
interface Action {
  scope: Scope;
  run: (caller: Caller, params: unknown) => Promise<unknown>;
}

const decks = ({ context, viewer }: Caller) => decksOf(context, viewer);

/** The decks stay the same through one request; a duplicate has the same first field in the same deck. */
async function problemOf({ context }: Caller, known: readonly Deck[], sent: SentNote): Promise<string | null> {
  const deck = known.find(({ name }) => name === sent.deckName);
  if (!deck) return `deck was not found: ${sent.deckName}`;
  const { col_1_value: first } = cellsOf(sent, deck, known);
  if (first === null || first.trim() === '') return 'cannot create note because it is empty';
  if (sent.allowDuplicate) return null;
  return (await hasWord(context, deck, first)) ? 'cannot create note because it is a duplicate' : null;
}

async function addNote(caller: Caller, known: readonly Deck[], sent: SentNote): Promise<number> {
  const problem = await problemOf(caller, known, sent);
  const deck = known.find(({ name }) => name === sent.deckName);
  if (problem !== null || !deck) throw new AnkiRefusal(problem ?? 'deck was not found');
  const [id] = await addRows(caller.context, caller.viewer, deck.id, [
    { ...cellsOf(sent, deck, known), tags: sent.tags },
  ]);
  if (id === undefined) throw new AnkiRefusal('cannot create note for unknown reason');
  const place = { clusterId: deck.id, rowId: id };
  await takeSentFiles(caller.context, caller.viewer, place, { note: sent, deck, decks: known });
  return id;
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
    run: async (caller, params) => {
      const known = await decks(caller);
      const possible: boolean[] = [];
      for (const sent of notes.parse(params).notes) possible.push((await problemOf(caller, known, sent)) === null);
      return possible;
    },
  },
  canAddNotesWithErrorDetail: {
    scope: 'read',
    run: async (caller, params) => {
      const known = await decks(caller);
      const possible: { canAdd: boolean; error: string | null }[] = [];
      for (const sent of notes.parse(params).notes) {
        const error = await problemOf(caller, known, sent);
        possible.push({ canAdd: error === null, error });
      }
      return possible;
    },
  },
  addNote: {
    scope: 'write',
    run: async (caller, params) => addNote(caller, await decks(caller), z.object({ note }).parse(params).note),
  },
  addNotes: {
    scope: 'write',
    run: async (caller, params) => {
      const known = await decks(caller);
      const added: (number | null)[] = [];
      // One after the other: a note that stands twice in a request is a duplicate the second time.
      for (const sent of notes.parse(params).notes) {
        const id = await addNote(caller, known, sent).catch((error: unknown) => {
          if (error instanceof AnkiRefusal || error instanceof Failure) return null;
          throw error;
        });
        added.push(id);
      }
      return added;
    },
  },
  findNotes: {
    scope: 'read',
    run: async (caller, params) => findNotes(caller.context, await decks(caller), query.parse(params).query),
  },
  notesInfo: {
    scope: 'read',
    run: async (caller, params) => {
      const { notes: ids } = z.object({ notes: z.array(z.number().int()).max(1000) }).parse(params);
      return notesInfo(caller.context, await decks(caller), ids, fieldHtml);
    },
  },
  storeMediaFile: { scope: 'write', run: ({ context, viewer }, params) => storeSentFile(context, viewer, params) },
};

const request = z.object({
  action: z.string().max(100),
  version: z.number().optional(),
  params: z.unknown().optional(),
});

/** The answer to one request: bare results up to version 4, with their error from 5 on. */
export async function answerTo(caller: Caller, sent: unknown, depth = 0): Promise<unknown> {
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

/** A failure looks the same in all versions. What went wrong here inside is told to nobody. */
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
  const answers: unknown[] = [];
  for (const action of actions) answers.push(await answerTo(caller, action, 1));
  return answers;
}

async function single(caller: Caller, action: string, params: unknown): Promise<unknown> {
  const known = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
  if (!known) throw new AnkiRefusal('unsupported action');
  if (!caller.viewer.scopes?.includes(known.scope)) throw new Failure('forbidden', message('token.scope_missing'));
  return known.run(caller, params);
}
