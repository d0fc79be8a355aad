import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { Archive } from './archive.ts';
import { integer, openCollection, text } from './collection-database.ts';
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

/** One answer: again 1, hard 2, good 3, easy 4, whatever the scheduler of the collection called them. */
export interface AnkiReview {
  /** Milliseconds since 1970. */
  at: number;
  rating: Rating;
  /** How long the answer took, in milliseconds. */
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
  /** The ease of SM-2, 2.5 at first; 0 where there is none. */
  ease: number;
  reviews: AnkiReview[];
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
  /** The bytes of a media file of at most so many; null where the package has it not. */
  readMedia(name: string, maxBytes: number): Promise<Buffer | null>;
  close(): void;
}

interface ReadOptions {
  /** Told how many bytes (unpacked) are read next. */
  onPart?: (bytes: number) => void;
}

/** A ZIP archive names its contents at its end; whether it is a package is known by what is in it, not by its name. */
export async function readPackage(path: string, { onPart = () => undefined }: ReadOptions = {}): Promise<AnkiPackage> {
  const archive = await Archive.open(path, onPart);
  try {
    const { content, zstd } = await collectionOf(archive);
    const media = archive.has('media') ? await mediaList(archive, zstd) : new Map<string, string>();
    const { db, modern } = openCollection(content);
    const definitions = definitionsOf(db, modern);
    return { ...definitions, media, notes: () => notesOf(db, definitions.schedulerVersion), readMedia, close };

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
  /** The bytes of a file of at most so many; null where the package has it not. */
  read(name: string, maxBytes: number): Promise<Buffer | null>;
  close(): void;
}

/** Opens a package for its media files alone. An archive that is no package has them under their own names. */
export async function openMedia(path: string): Promise<MediaFiles> {
  const archive = await Archive.open(path, () => undefined);
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

/** Newest first: beside a newer collection lies an older one that only asks for an update of the program. */
async function collectionOf(archive: Archive): Promise<{ content: Buffer; zstd: boolean }> {
  const version = archive.has('meta') ? wireNumber(await archive.read('meta', 1000), 1) : 0;
  if (version > 3) throw new AnkiError('unknown_version');
  if (archive.has('collection.anki21b'))
    return { content: await archive.readZstd('collection.anki21b', MAX_COLLECTION_BYTES), zstd: true };
  for (const name of ['collection.anki21', 'collection.anki2'])
    if (archive.has(name)) return { content: await archive.read(name, MAX_COLLECTION_BYTES), zstd: false };
  throw new AnkiError('not_a_package');
}

const definitionsOf = (db: DatabaseSync, modern: boolean): Definitions => {
  try {
    return modern ? newerDefinitions(db) : olderDefinitions(db);
  } catch (error) {
    db.close();
    throw damaged(error);
  }
};

/** The names of media files, and under which entry each lies. */
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

function* notesOf(db: DatabaseSync, schedulerVersion: number): Generator<AnkiNote> {
  const reviews = db.prepare(
    'select id, ease, type, time from revlog where cid = ? and ease between 1 and 4 order by id limit ?',
  );
  const cards = db
    .prepare('select id, nid, ord, did, odid, type, ivl, factor, due, odue from cards order by nid, ord')
    .iterate();
  // Days are counted from the collection's own.
  const created = integer(db.prepare('select crt from col').get()?.crt);
  let card = cards.next();
  try {
    for (const note of db.prepare('select id, guid, mid, mod, tags, flds from notes order by id').iterate()) {
      const id = integer(note.id);
      while (!card.done && integer(card.value.nid) < id) card = cards.next();
      const own: AnkiCard[] = [];
      for (; !card.done && integer(card.value.nid) === id; card = cards.next())
        if (own.length < MAX_CARDS) own.push(cardOf(card.value, reviews.all(integer(card.value.id), MAX_REVIEWS)));
      yield noteOf(note, own);
    }
  } catch (error) {
    throw damaged(error);
  }

  function cardOf(row: Row, log: Row[]): AnkiCard {
    const type = integer(row.type);
    return {
      ord: integer(row.ord),
      // In a filtered deck a card remembers where it came from.
      deckId: integer(row.odid) || integer(row.did),
      interval: type === 2 || type === 3 ? Math.max(0, integer(row.ivl)) : 0,
      dueAt: type === 2 ? (created + (integer(row.odue) || integer(row.due)) * DAY_SECONDS) * 1000 : null,
      ease: Math.max(0, integer(row.factor)) / 1000,
      reviews: log.map((review) => ({
        at: integer(review.id),
        rating: ratingOf(integer(review.ease), integer(review.type), schedulerVersion),
        took: Math.max(0, integer(review.time)),
      })),
    };
  }
}

/** The first scheduler had three answers while a card was learned or learned again: again, good, easy. */
function ratingOf(ease: number, type: number, schedulerVersion: number): Rating {
  const learning = type === 0 || type === 2;
  const meant = schedulerVersion < 2 && learning && ease > 1 ? Math.min(4, ease + 1) : ease;
  return meant as Rating;
}

function noteOf(row: Row, cards: AnkiCard[]): AnkiNote {
  const tags = text(row.tags, MAX_FIELD_UNITS)
    .split(/[ \t\r\n\u3000]+/)
    .filter((tag) => tag !== '');
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
