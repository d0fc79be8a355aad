import { createHash } from 'node:crypto';
import { clozeGaps, directionOf, fieldContent, type AnkiNote, type AnkiNoteType, type Rating } from '@wordcluster/anki';
import { judgeRow, type SkipReason } from '@wordcluster/domain/clusters/import-rows';
import { COLUMN_NUMBERS } from '@wordcluster/domain/clusters/cluster';
import type { MediaSlot } from '@wordcluster/domain/clusters/media';
import { memoryOfSm2 } from '@wordcluster/domain/schedule/memory';
import { normalizeTags, TAG_MAX, TAGS_MAX } from '@wordcluster/domain/clusters/tags';

import type { ComingFile } from '../../media/bring-files.ts';

/** An answer, or what else a person says of a word; what was taken back does not travel. */
export const REVIEW_KINDS = ['answer', 'reset', 'pause', 'resume', 'bury', 'given'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

const DAY = 86_400_000;

/** Which fields of a note type become which columns. */
export type ColumnFields = [string | null, string | null, string | null];

export interface WordReview {
  id: string;
  source: number;
  target: number;
  /** Milliseconds since 1970. */
  at: number;
  rating: Rating | null;
  took: number | null;
  /** Of answers that were given in a Wordcluster; absent for those of other programs. */
  kind?: ReviewKind | undefined;
  verdict?: string | null | undefined;
  way?: string | null | undefined;
  /** Of what another program knew, without answers. */
  stability?: number | undefined;
  difficulty?: number | undefined;
}

/** A row as it is on its way into a cluster, as JSON between thread, database and import. */
export interface WordRow {
  deck: number;
  noteType: number;
  guid: string;
  /** Of a cloze note's gap; otherwise 0. */
  ord: number;
  modified: number;
  cells: [string, string | null, string | null];
  /** Columns that the file has no field for stay as they are where a row is updated. */
  mapped: [boolean, boolean, boolean];
  tags: string[];
  reviews: WordReview[];
  /** Files of its archive, by where they belong. */
  media: ComingFile[];
}

export type WordSkip = SkipReason | 'no_gaps' | 'unchanged' | 'plan' | 'media' | 'reviews';

/** Counts what cannot be kept, by reason. */
export class Skipped {
  readonly counts = new Map<WordSkip, number>();

  add(reason: WordSkip, count = 1): void {
    if (count > 0) this.counts.set(reason, (this.counts.get(reason) ?? 0) + count);
  }

  list(): { reason: WordSkip; count: number }[] {
    return [...this.counts].map(([reason, count]) => ({ reason, count }));
  }
}

/** Tags as rows may have them; longer ones and more of them stay out. */
export const storableTags = (tags: readonly string[]): string[] =>
  normalizeTags(tags)
    .filter((tag) => tag.length <= TAG_MAX)
    .slice(0, TAGS_MAX);

/** The rows of a note: one, or one for each gap. */
export function rowsOfNote(note: AnkiNote, type: AnkiNoteType, columns: ColumnFields, skipped: Skipped): WordRow[] {
  const places = columns.map((name) => (name === null ? -1 : type.fields.indexOf(name)));
  const html = places.map((place) => (place < 0 ? null : (note.fields[place] ?? '')));
  const base = { deck: note.deckId, noteType: type.id, guid: note.guid, modified: note.modified };
  const tags = storableTags(note.tags.map((tag) => tag.replaceAll('\u00A0', ' ')));
  const media = mediaOfNote(note, places, skipped);
  const rows: WordRow[] = [];
  const add = (ord: number, fields: (string | null)[], mapped: WordRow['mapped'], reviews: WordReview[]) => {
    const judged = judgeRow(
      fields.map((field) => (field === null ? null : fieldContent(field).text)),
      true,
    );
    if (judged === 'blank') skipped.add('no_first_value');
    else if ('skipped' in judged) skipped.add(judged.skipped);
    else rows.push({ ...base, ord, cells: judged.values, mapped, tags, reviews, media });
  };
  if (!type.cloze) {
    add(0, html, [true, places[1] !== -1, places[2] !== -1], reviewsOf(note, type, places, skipped));
    return rows;
  }
  const gaps = clozeGaps(html[0] ?? '');
  if (gaps.length === 0) skipped.add('no_gaps');
  for (const { number, question, answer } of gaps) {
    const card = note.cards.find(({ ord }) => ord === number - 1);
    const reviews = (card ? spokenOf(card) : []).map((review) => ({
      ...review,
      id: reviewId(note.guid, number - 1, 1, 2, review.at),
      source: 1,
      target: 2,
    }));
    add(number - 1, [question, answer, html[2] ?? null], [true, true, places[2] !== -1], reviews);
  }
  return rows;
}

/**
 * A row has one picture and a recording for each column: the first of each, those of fields that become columns before others. What
 * is heard in a field of its own belongs to the first column that has nothing to hear.
 */
function mediaOfNote(note: AnkiNote, places: readonly number[], skipped: Skipped): ComingFile[] {
  const media = new Map<MediaSlot, string>();
  const found = note.fields.map((field) =>
    field.includes('<') || field.includes('[') ? fieldContent(field) : { sounds: [], images: [] },
  );
  const take = (slot: MediaSlot | undefined, name: string) => {
    if (slot === undefined || media.has(slot)) skipped.add('media');
    else media.set(slot, name);
  };
  const columnOf = (place: number) => COLUMN_NUMBERS[places.indexOf(place)];
  const order = [...found.keys()].toSorted(
    (a, b) => Number(columnOf(b) !== undefined) - Number(columnOf(a) !== undefined),
  );
  for (const place of order) {
    const { sounds = [], images = [] } = found[place] ?? {};
    for (const name of images) take(0, name);
    for (const name of sounds) take(columnOf(place) ?? COLUMN_NUMBERS.find((column) => !media.has(column)), name);
  }
  return [...media].map(([slot, name]) => ({ slot, name }));
}

/** A card's answers stand between the columns that its template's fields became. */
function reviewsOf(note: AnkiNote, type: AnkiNoteType, places: number[], skipped: Skipped): WordReview[] {
  return note.cards.flatMap((card) => {
    const template = type.templates[card.ord];
    const direction = template ? directionOf(type, template) : null;
    const source = direction ? places.indexOf(direction.source) + 1 : 0;
    const target = direction ? places.indexOf(direction.target) + 1 : 0;
    if (source === 0 || target === 0 || source === target) {
      skipped.add('reviews', card.reviews.length);
      return [];
    }
    return spokenOf(card).map((review) => ({
      ...review,
      id: reviewId(note.guid, 0, source, target, review.at),
      source,
      target,
    }));
  });
}

/** What a card's answers say; where a package tells none, what its interval and ease do. */
function spokenOf({
  reviews,
  interval,
  dueAt,
  ease,
}: AnkiNote['cards'][number]): Omit<WordReview, 'id' | 'source' | 'target'>[] {
  if (reviews.length > 0 || interval === 0 || dueAt === null || ease === 0) return reviews;
  return [{ kind: 'given', at: dueAt - interval * DAY, rating: null, took: null, ...memoryOfSm2(interval, ease) }];
}

/** The same answer has the same id in every import, so that it counts once. */
function reviewId(guid: string, ord: number, source: number, target: number, at: number): string {
  const hash = createHash('sha256').update(`anki ${guid} ${ord} ${source} ${target} ${at}`).digest('hex');
  // Version 8 of RFC 9562: made by a rule of one's own.
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** Which fields become columns, as long as nobody says otherwise: the fields that the first card asks and wants, in their order in the note, then others that are filled. */
export function guessColumns(type: AnkiNoteType, filled: readonly number[], notes: number): ColumnFields {
  const often = (place: number) => (filled[place] ?? 0) * 4 >= notes;
  if (type.cloze) {
    const text = type.templates[0]?.question.match(/cloze:([^:{}]+)\}\}/)?.[1]?.trim();
    const first = Math.max(0, type.fields.indexOf(text ?? ''));
    const extra = type.fields.findIndex((_, place) => place !== first && often(place));
    const name = type.fields[first] ?? null;
    return [name, name, type.fields[extra] ?? null];
  }
  const template = type.templates[0];
  const asked = template ? directionOf(type, template) : null;
  const byFill = type.fields
    .map((_, place) => place)
    .filter((place) => often(place))
    .toSorted((a, b) => a - b);
  const wanted = [...new Set([...(asked ? [asked.source, asked.target].toSorted((a, b) => a - b) : []), ...byFill, 0])];
  const name = (place: number | undefined) => (place === undefined ? null : (type.fields[place] ?? null));
  return [name(wanted[0]), name(wanted[1]), name(wanted[2])];
}
