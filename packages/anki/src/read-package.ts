import type { SQLOutputValue } from 'node:sqlite';
import { Archive } from './archive.ts';
import { openCollection, type Collection } from './collection-database.ts';
import { integer, text } from './foreign-database.ts';
import { newerDefinitions, olderDefinitions, type Definitions } from './definitions.ts';
import {
  AnkiError,
  damaged,
  MAX_CARDS,
  MAX_COLLECTION_BYTES,
  MAX_FIELD_UNITS,
  MAX_FIELDS,
  MAX_LIST_BYTES,
  MAX_NAME_UNITS,
  MAX_REVIEWS,
  MAX_TAGS,
} from './limits.ts';
import { wireFields, wireNumber, wireText } from './protobuf.ts';

export type Rating = 1 | 2 | 3 | 4;

/** One answer: again 1, hard 2, good 3, easy 4, for any scheduler of the collection. */
export interface AnkiReview {
  /** Milliseconds since 1970. */
  at: number;
  rating: Rating;
  /** Duration of the answer in milliseconds. */
  took: number;
}

export interface AnkiCard {
  /** Which template it is made of; of a cloze note, which gap, from 0. */
  ord: number;
  deckId: number;
  /** Days until it is due again; 0 while it is new or being learned. */
  interval: number;
  /** Milliseconds since 1970; null while it is new or being learned. */
  dueAt: number | null;
  /** The ease of SM-2, initially 2.5; 0 if absent. */
  ease: number;
  /** FSRS memory state; null if absent. */
  memory: { stability: number; difficulty: number } | null;
  suspended: boolean;
  /** When it was last changed, in milliseconds since 1970. */
  changedAt: number;
  /** Number of answers by its own counter. */
  answered: number;
  /** Its log starts with learning, and it was never rescheduled by hand. */
  wholeLog: boolean;
  reviews: AnkiReview[];
  /** Later entries of its log, beyond those that are read. */
  furtherReviews: number;
}

export interface AnkiNote {
  id: number;
  guid: string;
  /** When it was last changed, in seconds since 1970. */
  modified: number;
  noteTypeId: number;
  /** The deck of its first card. */
  deckId: number;
  tags: string[];
  /** HTML. */
  fields: string[];
  cards: AnkiCard[];
}

export interface AnkiPackage extends Definitions {
  /** File names as fields have them; a name that could lead anywhere is left out. */
  media: ReadonlyMap<string, string>;
  /** In the order of their ids, with their cards; a note without cards has deck 0. */
  notes(): Generator<AnkiNote>;
  /** Answers in the log of cards, or of notes, that were deleted. */
  lostReviews(): number;
  /** The bytes of a media file up to a limit; null if the package does not have it. */
  readMedia(name: string, maxBytes: number): Promise<Buffer | null>;
  close(): void;
}

interface ReadOptions {
  /** Called with the number of bytes (unpacked) that are read next. */
  onPart?: (bytes: number) => void;
}

/** Opens a package by its content, not by its name. */
export async function readPackage(path: string, { onPart = () => undefined }: ReadOptions = {}): Promise<AnkiPackage> {
  const archive = await Archive.open(path, onPart);
  try {
    const { content, zstd } = await collectionOf(archive);
    const media = archive.has('media') ? await mediaList(archive, zstd) : new Map<string, string>();
    const collection = openCollection(content);
    const { db } = collection;
    const definitions = definitionsOf(collection);
    return {
      ...definitions,
      media,
      notes: () => notesOf(collection, definitions.schedulerVersion),
      lostReviews: () => lostReviews(collection),
      readMedia,
      close,
    };

    async function readMedia(name: string, maxBytes: number): Promise<Buffer | null> {
      const entry = media.get(name);
      if (entry === undefined || !archive.has(entry)) return null;
      return zstd ? archive.readZstd(entry, maxBytes) : archive.read(entry, maxBytes);
    }
    function close(): void {
      db.close();
      archive.close();
    }
  } catch (error) {
    archive.close();
    throw damaged(error);
  }
}

/** The media files of a package, without its collection. */
export interface MediaFiles {
  /** The bytes of a file up to a limit; null if the package does not have it. */
  read(name: string, maxBytes: number): Promise<Buffer | null>;
  close(): void;
}

/** Opens a package for its media files alone. An archive that is no package has them under their own names. */
export async function openMedia(path: string, { onPart = () => undefined }: ReadOptions = {}): Promise<MediaFiles> {
  const archive = await Archive.open(path, onPart);
  try {
    const zstd = archive.has('collection.anki21b');
    const media = archive.has('media') ? await mediaList(archive, zstd) : null;
    return {
      close: () => archive.close(),
      async read(name, maxBytes) {
        const entry = media === null ? name : media.get(name.normalize());
        if (entry === undefined || !archive.has(entry)) return null;
        return zstd ? archive.readZstd(entry, maxBytes) : archive.read(entry, maxBytes);
      },
    };
  } catch (error) {
    archive.close();
    throw damaged(error);
  }
}

/** Newest first: beside a newer collection there is an older one that only asks to update the program. */
async function collectionOf(archive: Archive): Promise<{ content: Buffer; zstd: boolean }> {
  const version = archive.has('meta') ? wireNumber(await archive.read('meta', 1000), 1) : 0;
  if (version > 3) throw new AnkiError('unknown_version');
  if (archive.has('collection.anki21b'))
    return { content: await archive.readZstd('collection.anki21b', MAX_COLLECTION_BYTES), zstd: true };
  for (const name of ['collection.anki21', 'collection.anki2'])
    if (archive.has(name)) return { content: await archive.read(name, MAX_COLLECTION_BYTES), zstd: false };
  throw new AnkiError('not_a_package');
}

const definitionsOf = (collection: Collection): Definitions => {
  try {
    return collection.modern ? newerDefinitions(collection) : olderDefinitions(collection.db);
  } catch (error) {
    collection.db.close();
    throw damaged(error);
  }
};

/** The names of media files with their entries. */
async function mediaList(archive: Archive, zstd: boolean): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const add = (name: string, entry: string) => {
    const safe = name.length <= MAX_NAME_UNITS && !/[/\\\p{Cc}]/u.test(name) && name.isWellFormed();
    if (safe && name !== '' && name !== '.' && name !== '..') names.set(name.normalize(), entry);
  };
  if (zstd) {
    let number = 0;
    for (const { field, value } of wireFields(await archive.readZstd('media', MAX_LIST_BYTES))) {
      if (field !== 1 || typeof value === 'number') continue;
      add(wireText(value, 1), String(number));
      number += 1;
    }
    return names;
  }
  const json: unknown = JSON.parse((await archive.read('media', MAX_LIST_BYTES)).toString() || '{}');
  if (typeof json !== 'object' || json === null) throw new AnkiError('damaged');
  for (const [entry, name] of Object.entries(json)) if (typeof name === 'string') add(name, entry);
  return names;
}

const DAY_SECONDS = 86_400;

type Row = Record<string, SQLOutputValue>;

/** Flags of cards by their numbers, as tags. */
const FLAGS = ['', 'red', 'orange', 'green', 'blue', 'pink', 'turquoise', 'purple'];

/** Subqueries of IN are looked up in an index that SQLite makes, whatever keys the tables have. */
function lostReviews({ db, columns }: Collection): number {
  const has = (table: string, ...names: string[]) => names.every((name) => columns.get(table)?.has(name) === true);
  if (!has('revlog', 'cid', 'ease') || !has('cards', 'id', 'nid') || !has('notes', 'id')) return 0;
  try {
    const found = db
      .prepare(
        `select count(*) as entries from revlog where ease between 1 and 4 and cid not in (
          select id from cards where id is not null and nid in (select id from notes where id is not null))`,
      )
      .get();
    return integer(found?.entries);
  } catch (error) {
    throw damaged(error);
  }
}

/** Wherever the database is damaged, its package is. */
function* notesOf(collection: Collection, schedulerVersion: number): Generator<AnkiNote> {
  try {
    yield* readNotes(collection, schedulerVersion);
  } catch (error) {
    throw damaged(error);
  }
}

function* readNotes({ db, columns }: Collection, schedulerVersion: number): Generator<AnkiNote> {
  const log = columns.get('revlog');
  const hasLog = log?.has('cid') === true && log.has('ease');
  const reviews = hasLog
    ? db.prepare('select * from revlog where cid = ? order by id limit ?')
    : { all: (): Row[] => [] };
  const counted = hasLog ? db.prepare('select count(*) as entries from revlog where cid = ?') : null;
  const ofCards = columns.get('cards');
  const cards = ofCards?.has('nid')
    ? db.prepare(`select * from cards order by nid${ofCards.has('ord') ? ', ord' : ''}`).iterate()
    : ([] as Row[]).values();
  // Days are counted from the collection's own.
  const created = columns.get('col')?.has('crt') ? integer(db.prepare('select crt from col').get()?.crt) : 0;
  const notes = columns.get('notes')?.has('id') ? 'select * from notes order by id' : 'select * from notes';
  let card = cards.next();
  try {
    for (const note of db.prepare(notes).iterate()) {
      const id = integer(note.id);
      while (!card.done && integer(card.value.nid) < id) card = cards.next();
      const own: AnkiCard[] = [];
      const flags = new Set<string>();
      for (; !card.done && integer(card.value.nid) === id; card = cards.next()) {
        if (own.length < MAX_CARDS) own.push(cardOf(card.value));
        const flag = FLAGS[integer(card.value.flags) & 7] ?? '';
        if (flag !== '') flags.add(`flag:${flag}`);
      }
      yield noteOf(note, own, flags);
    }
  } catch (error) {
    throw damaged(error);
  }

  function cardOf(row: Row): AnkiCard {
    const type = integer(row.type);
    const entries = reviews.all(integer(row.id), MAX_REVIEWS);
    const all = entries.length < MAX_REVIEWS ? entries.length : integer(counted?.get(integer(row.id))?.entries);
    const furtherReviews = Math.max(0, all - entries.length);
    const answers = entries.filter(({ ease }) => integer(ease) >= 1 && integer(ease) <= 4);
    return {
      ord: integer(row.ord),
      // A card in a filtered deck has its original deck here.
      deckId: integer(row.odid) || integer(row.did),
      interval: type === 2 || type === 3 ? Math.max(0, integer(row.ivl)) : 0,
      dueAt: type === 2 ? (created + (integer(row.odue) || integer(row.due)) * DAY_SECONDS) * 1000 : null,
      ease: Math.max(0, integer(row.factor)) / 1000,
      memory: memoryOf(row.data),
      suspended: integer(row.queue) === -1,
      changedAt: integer(row.mod) * 1000,
      answered: Math.max(0, integer(row.reps)),
      // The first answer of a card is a learning one; manual rescheduling has no rating.
      wholeLog:
        furtherReviews === 0 &&
        answers.length === entries.length &&
        (entries.length === 0 || integer(entries[0]?.type) === 0),
      reviews: answers.map((review) => ({
        at: integer(review.id),
        rating: ratingOf(integer(review.ease), integer(review.type), schedulerVersion),
        took: Math.max(0, integer(review.time)),
      })),
      furtherReviews,
    };
  }
}

/** FSRS memory state of a card, as JSON. */
function memoryOf(data: SQLOutputValue | undefined): AnkiCard['memory'] {
  if (typeof data !== 'string' || data.length > 10_000 || !data.startsWith('{')) return null;
  try {
    const { s, d } = JSON.parse(data) as { s?: unknown; d?: unknown };
    if (typeof s !== 'number' || typeof d !== 'number' || !(s > 0) || !(d > 0)) return null;
    return { stability: Math.min(s, 36_500), difficulty: Math.min(10, Math.max(1, d)) };
  } catch {
    return null;
  }
}

/** The first scheduler had three answers while learning: again, good, easy. */
function ratingOf(ease: number, type: number, schedulerVersion: number): Rating {
  const learning = type === 0 || type === 2;
  const meant = schedulerVersion < 2 && learning && ease > 1 ? Math.min(4, ease + 1) : ease;
  return meant as Rating;
}

function noteOf(row: Row, cards: AnkiCard[], flags: ReadonlySet<string>): AnkiNote {
  const own = text(row.tags, MAX_FIELD_UNITS)
    .split(/[ \t\r\n\u3000]+/)
    .filter((tag) => tag !== '');
  const tags = [...own, ...flags];
  return {
    id: integer(row.id),
    guid: text(row.guid, MAX_NAME_UNITS),
    modified: integer(row.mod),
    noteTypeId: integer(row.mid),
    deckId: cards[0]?.deckId ?? 0,
    tags: [...new Set(tags.map((tag) => tag.slice(0, MAX_NAME_UNITS).toWellFormed()))].slice(0, MAX_TAGS),
    fields: text(row.flds, MAX_FIELDS * MAX_FIELD_UNITS)
      .split('\x1f', MAX_FIELDS)
      .map((field) => field.slice(0, MAX_FIELD_UNITS)),
    cards,
  };
}
