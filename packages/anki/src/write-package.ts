import { createHash } from 'node:crypto';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { collectionJson, deckJson, noteTypeJson, SCHEMA, type WrittenNoteType } from './schema-11.ts';
import type { AnkiReview } from './read-package.ts';

export interface WrittenCard {
  /** Index of its direction. */
  ord: number;
  /** In order of time. */
  reviews: readonly AnkiReview[];
  /** Milliseconds since 1970; absent while the card is new. */
  dueAt?: number | undefined;
  /** Of FSRS. */
  memory?: { stability: number; difficulty: number } | undefined;
  /** Suspended until it is resumed. */
  suspended?: boolean | undefined;
}

export interface WrittenNote {
  guid: string;
  /** Seconds since 1970. */
  modified: number;
  tags: readonly string[];
  /** HTML, as `fieldHtml` makes it. */
  fields: readonly string[];
  cards: readonly WrittenCard[];
}

const DAY = 86_400_000;

/** Writes a package that every version of Anki reads (schema 11). Notes may come in portions. */
export class PackageWriter {
  private readonly db = new DatabaseSync(':memory:');
  private readonly insertNote: StatementSync;
  private readonly insertCard: StatementSync;
  private readonly insertReview: StatementSync;
  private readonly findReview: StatementSync;
  private readonly noteTypes: Record<string, unknown> = {};
  private readonly decks: Record<string, unknown> = {};
  private readonly media = new Map<string, () => Promise<Buffer>>();
  private readonly created: number;
  private readonly now: number;
  private lastId: number;
  /** For milliseconds that several reviews share, the next that may be free. */
  private readonly behind = new Map<number, number>();
  private position = 0;

  /** `now`, in milliseconds, is the package's creation time. */
  constructor(now: number) {
    this.now = now;
    // Ids of notes and cards are moments in Anki; only that they are different matters.
    this.lastId = now;
    // Due days are counted from the day on which the collection was made: before everything in it.
    this.created = Math.floor(Date.UTC(2006, 9, 5, 4) / 1000);
    this.db.exec(SCHEMA);
    this.db.exec('begin');
    this.insertNote = this.db.prepare('insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, ?)');
    this.insertCard = this.db.prepare(
      'insert into cards values (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, 0, ?)',
    );
    this.findReview = this.db.prepare('select 1 from revlog where id = ?');
    this.insertReview = this.db.prepare('insert into revlog values (?, ?, -1, ?, ?, ?, ?, ?, ?)');
  }

  addDeck(id: number, name: string): void {
    this.decks[id] = deckJson(id, name, this.seconds);
  }

  addNoteType(type: WrittenNoteType): void {
    this.noteTypes[type.id] = noteTypeJson(type, this.seconds);
  }

  /** Adds a media file; read lazily, so that only one is in memory at a time. */
  addMedia(name: string, read: () => Promise<Buffer>): void {
    this.media.set(name, read);
  }

  addNote(deckId: number, noteTypeId: number, note: WrittenNote): void {
    const id = (this.lastId += 1);
    const sortField = note.fields[0] ?? '';
    const tags = note.tags.length === 0 ? '' : ` ${note.tags.join(' ')} `;
    const checksum = Number.parseInt(createHash('sha1').update(sortField).digest('hex').slice(0, 8), 16);
    this.insertNote.run(
      id,
      note.guid,
      noteTypeId,
      note.modified,
      tags,
      note.fields.join('\x1f'),
      sortField,
      checksum,
      '',
    );
    for (const card of note.cards) this.addCard(id, deckId, note.modified, card);
  }

  /** The package as a stream. Nothing can be added afterwards. */
  finish(): Readable {
    this.addDeck(1, 'Default');
    this.db
      .prepare("insert into col values (1, ?, ?, ?, 11, 0, -1, 0, ?, ?, ?, ?, '{}')")
      .run(this.created, this.now, this.now, ...collectionJson(this.noteTypes, this.decks));
    this.db.exec('commit');
    const content = Buffer.from(this.db.serialize());
    this.db.close();
    const zip = new ZipFile();
    const output = new PassThrough();
    zip.outputStream.pipe(output);
    zip.on('error', (error: Error) => output.destroy(error));
    zip.addBuffer(content, 'collection.anki2', { mtime: new Date(this.now) });
    const names = Object.fromEntries([...this.media.keys()].map((name, index) => [String(index), name]));
    zip.addBuffer(Buffer.from(JSON.stringify(names)), 'media', { mtime: new Date(this.now) });
    for (const [index, read] of [...this.media.values()].entries())
      zip.addReadStreamLazy(String(index), { mtime: new Date(this.now), compress: false }, (provide) => {
        read().then(
          (bytes) => provide(null, Readable.from([bytes])),
          (error: Error) => output.destroy(error),
        );
      });
    zip.end();
    return output;
  }

  private get seconds(): number {
    return Math.floor(this.now / 1000);
  }

  private addCard(noteId: number, deckId: number, modified: number, card: WrittenCard): void {
    const id = (this.lastId += 1);
    const { reviews, dueAt, memory, suspended = false } = card;
    const last = reviews.at(-1);
    // Without an answer there may be a memory state: of a card imported without its answers.
    const known = dueAt !== undefined && (last !== undefined || memory !== undefined);
    const days = last && dueAt !== undefined ? (dueAt - last.at) / DAY : (memory?.stability ?? 0);
    const interval = known ? Math.max(1, Math.round(days)) : 0;
    const due = known ? Math.floor((dueAt / 1000 - this.created) / 86_400) : (this.position += 1);
    const lapses = reviews.filter(({ rating }, index) => index > 0 && rating === 1).length;
    const data = memory ? JSON.stringify({ s: round(memory.stability), d: round(memory.difficulty) }) : '';
    const state = known ? 2 : 0;
    const ease = known ? 2500 : 0;
    this.insertCard.run(
      id,
      noteId,
      deckId,
      card.ord,
      modified,
      state,
      suspended ? -1 : state,
      due,
      interval,
      ease,
      reviews.length,
      lapses,
      data,
    );
    let before = 0;
    for (const [index, review] of reviews.entries()) {
      const next = reviews[index + 1]?.at ?? dueAt ?? review.at;
      const after = Math.max(0, Math.round((next - review.at) / DAY));
      this.insertReview.run(
        this.reviewId(review.at),
        id,
        review.rating,
        after,
        before,
        2500,
        review.took,
        index > 0 ? 1 : 0,
      );
      before = after;
    }
  }

  /** Reviews are identified by their millisecond: of two equal ones the later card's is moved by one. */
  private reviewId(at: number): number {
    let id = this.behind.get(at) ?? at;
    while (this.findReview.get(id) !== undefined) id += 1;
    if (id !== at) this.behind.set(at, id + 1);
    return id;
  }
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;
