import { LANGUAGES } from '@wordcluster/domain/languages/languages';
import { z } from 'zod';
import { fieldContent } from '@wordcluster/anki';
import { createCluster } from '../clusters/create-cluster.ts';
import { withStorage } from '../media/store-file.ts';
import { deleteRows } from '../rows/delete-rows.ts';
import { editRow } from '../rows/edit-row.ts';
import { tagRows } from '../rows/tag-rows.ts';
import { decks, type Action, type Caller } from './action.ts';
import { notesInfo } from './card-info.ts';
import { cellsOf, plain, same, type Deck } from './decks.ts';
import { noteFiles, withFiles } from './note-files.ts';
import { rowIdOf } from './note-id.ts';
import { takeSentFiles } from './sent-media.ts';
import { AnkiRefusal } from './refusal.ts';

/** Notes that one action changes. */
const MAX_NOTES = 1000;
const noteIds = z.array(z.number().int().positive()).max(MAX_NOTES);
const fields = z.record(z.string().max(1000), z.string().max(100_000));
const changed = z.object({
  note: z.object({
    id: z.number().int().positive(),
    fields: fields.optional(),
    tags: z.array(z.string().max(1000)).max(100).optional(),
    audio: noteFiles,
    picture: noteFiles,
  }),
});
const tagged = z.object({
  notes: noteIds,
  tags: z.union([z.string().max(10_000), z.array(z.string().max(1000)).max(100)]),
});

interface FoundNote {
  rowId: number;
  deck: Deck;
}

/** The notes that are there, with their decks. */
async function notesOf(caller: Caller, ids: readonly number[]): Promise<FoundNote[]> {
  const known = await decks(caller);
  const infos = await notesInfo(caller.context, caller.viewer, known, ids);
  return infos.flatMap((info) => {
    const deck = 'noteId' in info ? known.find(({ name }) => name === info.modelName) : undefined;
    return 'noteId' in info && deck ? [{ rowId: rowIdOf(info.noteId), deck }] : [];
  });
}

/** A field of files alone leaves the words of its cell as they are: files are stored apart from words. */
const holdsWords = (html: string): boolean => {
  const { images, sounds } = fieldContent(html);
  return plain(html) !== '' || images.length + sounds.length === 0;
};

/**
 * Changes fields of a note, with embedded or earlier sent files. For the action of fields alone some clients send whole
 * notes; their tags, meant for new notes, are ignored.
 */
async function updateNote(caller: Caller, params: unknown, withTags: boolean): Promise<null> {
  const { note } = changed.parse(params);
  const [found] = await notesOf(caller, [note.id]);
  if (!found) throw new AnkiRefusal(`note was not found: ${note.id}`);
  const { deck, rowId } = found;
  const plainNote = { deckName: deck.name, fields: note.fields ?? {}, tags: [], allowDuplicate: true };
  const sent = await withFiles(caller, plainNote, note);
  const written = {
    ...sent,
    fields: Object.fromEntries(Object.entries(note.fields ?? {}).filter(([, html]) => holdsWords(html))),
  };
  const named = deck.fields.filter(({ name }) => Object.keys(written.fields).some((field) => same(field, name)));
  const all = cellsOf(written, deck, [deck]);
  const cells = Object.fromEntries(named.map(({ column }) => [`col_${column}_value`, all[`col_${column}_value`]]));
  const tags = withTags ? note.tags : undefined;
  if (named.length > 0 || tags)
    await editRow(caller.context, caller.viewer, deck.id, rowId, { ...cells, ...(tags && { tags }) });
  const stored = { clusterId: deck.id, rowId, note: sent, deck };
  await takeSentFiles(caller.context, caller.viewer, [stored], [deck]);
  return null;
}

const listOf = (tags: string | readonly string[]): string[] =>
  (typeof tags === 'string' ? tags.split(/\s+/) : [...tags]).filter((tag) => tag !== '');

/** Adds or removes tags, those of a cluster's notes in one transaction. */
async function changeTags(caller: Caller, params: unknown, change: (tags: string[], sent: string[]) => string[]) {
  const { notes, tags } = tagged.parse(params);
  const sent = listOf(tags);
  const byDeck = Map.groupBy(await notesOf(caller, notes), ({ deck }) => deck.id);
  for (const [clusterId, of] of byDeck) {
    caller.signal.throwIfAborted();
    const ids = of.map(({ rowId }) => rowId);
    await tagRows(caller.context, caller.viewer, clusterId, ids, (present) => change(present, sent));
  }
  return null;
}

const has = (tags: readonly string[], tag: string) => tags.some((one) => same(one, tag));

/** A cluster as a note type: its columns are the fields. */
const modelOf = ({ id, name, fields: columns }: Deck) => ({
  id,
  name,
  type: 0,
  did: id,
  flds: columns.map(({ name: field }, ord) => ({ name: field, ord })),
  tmpls: [{ name: 'Card 1', ord: 0 }],
  css: '',
});

async function newDeck(caller: Caller, title: string, columns: readonly string[]): Promise<Deck> {
  const [first = 'Front', second = 'Back', third] = columns;
  const { id } = await createCluster(caller.context, caller.viewer, {
    title,
    description: null,
    col_1_name: first,
    col_2_name: second,
    col_3_name: third ?? null,
    col_1_language: languageOf(first),
    col_2_language: languageOf(second),
    col_3_language: third === undefined ? null : languageOf(third),
  });
  delete caller.decks;
  const deck = (await decks(caller)).find((one) => one.id === id);
  if (!deck) throw new AnkiRefusal('cannot create deck for unknown reason');
  return deck;
}

const languageOf = (name: string) => LANGUAGES.find((language) => same(language.name, name))?.code ?? null;

/** Changes of notes, and the clusters that they are in. */
export const NOTE_ACTIONS: Readonly<Record<string, Action>> = {
  updateNoteFields: { scope: 'write', run: (caller, params) => updateNote(caller, params, false) },
  updateNote: { scope: 'write', run: (caller, params) => updateNote(caller, params, true) },
  addTags: {
    scope: 'write',
    run: (caller, params) =>
      changeTags(caller, params, (present, sent) => [...present, ...sent.filter((tag) => !has(present, tag))]),
  },
  removeTags: {
    scope: 'write',
    run: (caller, params) => changeTags(caller, params, (present, sent) => present.filter((tag) => !has(sent, tag))),
  },
  getTags: {
    scope: 'read',
    run: async ({ context, viewer }) => {
      const rows = await context.db
        .selectFrom('cluster_rows')
        .innerJoin('clusters', (join) =>
          join
            .onRef('clusters.id', '=', 'cluster_rows.cluster_id')
            .onRef('clusters.user_id', '=', 'cluster_rows.user_id'),
        )
        .select((eb) => eb.fn<string>('unnest', ['cluster_rows.tags']).as('tag'))
        .distinct()
        .where('cluster_rows.user_id', '=', viewer.id)
        .where('clusters.removed_at', 'is', null)
        .execute();
      return rows.map(({ tag }) => tag).toSorted((one, other) => one.localeCompare(other));
    },
  },
  deleteNotes: {
    scope: 'write',
    run: async (caller, params) => {
      const { notes } = z.object({ notes: noteIds }).parse(params);
      const byDeck = Map.groupBy(await notesOf(caller, notes), ({ deck }) => deck.id);
      for (const [clusterId, of] of byDeck)
        await deleteRows(
          caller.context,
          caller.viewer,
          clusterId,
          of.map(({ rowId }) => rowId),
        );
      return null;
    },
  },
  createDeck: {
    scope: 'write',
    run: async (caller, params) => {
      const { deck: name } = z.object({ deck: z.string().min(1).max(1000) }).parse(params);
      return ((await decks(caller)).find((one) => one.name === name) ?? (await newDeck(caller, name, []))).id;
    },
  },
  createModel: {
    scope: 'write',
    run: async (caller, params) => {
      const { modelName, inOrderFields } = z
        .object({
          modelName: z.string().min(1).max(1000),
          inOrderFields: z.array(z.string().max(1000)).max(100).default([]),
        })
        .parse(params);
      const known = (await decks(caller)).find((one) => one.name === modelName);
      return modelOf(known ?? (await newDeck(caller, modelName, inOrderFields.slice(0, 3))));
    },
  },
  guiEditNote: { scope: 'read', run: async () => null },
  sync: { scope: 'read', run: async () => null },
  retrieveMediaFile: {
    scope: 'read',
    run: async ({ context, viewer }, params) => {
      const { filename } = z.object({ filename: z.string().max(500) }).parse(params);
      const file = await context.db
        .selectFrom('sent_media')
        .select('hash')
        .where('user_id', '=', viewer.id)
        .where('name', '=', filename)
        .executeTakeFirst();
      if (!file) return false;
      const content = await withStorage(() => context.mediaStore.get({ ownerId: viewer.id, hash: file.hash }));
      return content ? content.toString('base64') : false;
    },
  },
};
