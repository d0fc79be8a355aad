import {
  clozeGaps,
  clozeText,
  directionOf,
  fieldContent,
  shownInAnswer,
  type AnkiCard,
  type AnkiNote,
  type AnkiNoteType,
} from '@wordcluster/anki';
import { judgeRow, type SkipReason } from '@wordcluster/domain/clusters/import-rows';
import { COLUMN_NUMBERS } from '@wordcluster/domain/clusters/cluster';
import type { MediaSlot } from '@wordcluster/domain/clusters/media';
import { normalizeTags, MAX_TAG_LENGTH, MAX_TAGS } from '@wordcluster/domain/clusters/tags';

import type { ComingFile } from '../../media/import-media.ts';
import { answersIn, answersOfOthers, reviewsOfCards, type WordReview } from './note-reviews.ts';

/** Which fields of a note type become which columns. */
export type ColumnFields = [string | null, string | null, string | null];

/** A row as it is on its way into a cluster, as JSON between thread, database and import. */
export interface WordRow {
  deck: number;
  noteType: number;
  guid: string;
  /** Of a cloze note's gap; otherwise 0. */
  ord: number;
  modified: number;
  /** For texts, which have no modification time: update whenever different. */
  always?: boolean | undefined;
  cells: [string, string | null, string | null];
  /** Unmapped columns are not changed by an update. */
  mapped: [boolean, boolean, boolean];
  tags: string[];
  reviews: WordReview[];
  /** Media of its archive, by slot. */
  media: ComingFile[];
  /** Continuation: further answers of the row before it, which exceed a batch. */
  continues?: boolean | undefined;
}

export type WordSkip =
  | SkipReason
  | 'no_gaps'
  | 'unchanged'
  | 'plan'
  | 'media'
  /** Answers between fields that are no columns. */
  | 'reviews'
  /** Answers from the future. */
  | 'future_reviews'
  /** Answers of cloze cards without a row. */
  | 'gap_reviews'
  /** Answers of rows that are not imported. */
  | 'row_reviews'
  /** Answers beyond the limit of a log. */
  | 'full_reviews'
  | 'duplicate';

/** Counts skipped content by reason. */
export class Skipped {
  readonly counts = new Map<WordSkip, number>();

  add(reason: WordSkip, count = 1): void {
    if (count > 0) this.counts.set(reason, (this.counts.get(reason) ?? 0) + count);
  }

  list(): { reason: WordSkip; count: number }[] {
    return [...this.counts].map(([reason, count]) => ({ reason, count }));
  }
}

/** Valid tags; longer ones and those beyond the limit are dropped. */
export const storableTags = (tags: readonly string[]): string[] =>
  normalizeTags(tags)
    .filter((tag) => tag.length <= MAX_TAG_LENGTH)
    .slice(0, MAX_TAGS);

interface NoteReading {
  columns: ColumnFields;
  skipped: Skipped;
  /** Milliseconds since 1970: later answers are rejected. */
  now: number;
  always: boolean;
}

/** The rows of a note: one, or one for each gap. */
export function rowsOfNote(note: AnkiNote, type: AnkiNoteType, reading: NoteReading): WordRow[] {
  const { columns, skipped, now, always } = reading;
  const fieldIndexes = columns.map((name) => (name === null ? -1 : type.fields.indexOf(name)));
  const html = fieldIndexes.map((position) => (position < 0 ? null : (note.fields[position] ?? '')));
  const base = { deck: note.deckId, noteType: type.id, guid: note.guid, modified: note.modified, always };
  const tags = storableTags(note.tags.map((tag) => tag.replaceAll('\u00A0', ' ')));
  const media = mediaOfNote(note, fieldIndexes, skipped);
  const rows: WordRow[] = [];
  const add = (ord: number, fields: (string | null)[], mapped: WordRow['mapped'], reviews: WordReview[]) => {
    const judged = judgeRow(
      fields.map((field) => (field === null ? null : fieldContent(field).text)),
      true,
    );
    if (judged !== 'blank' && 'values' in judged) {
      rows.push({ ...base, ord, cells: judged.values, mapped, tags, reviews, media });
      return;
    }
    skipped.add(judged === 'blank' ? 'no_first_value' : judged.skipped);
    skipped.add('row_reviews', answersIn(reviews));
  };
  if (!type.cloze) {
    add(0, html, [true, fieldIndexes[1] !== -1, fieldIndexes[2] !== -1], reviewsOf(note, type, fieldIndexes, reading));
    return rows;
  }
  const gaps = clozeGaps(html[0] ?? '');
  if (gaps.length === 0) skipped.add('no_gaps');
  const third = html[2] ?? null;
  for (const { number, question, answer } of gaps) {
    const cards = note.cards.filter(({ ord }) => ord === number - 1);
    const reviews = reviewsOfCards(cards, { guid: note.guid, ord: number - 1, source: 1, target: 2 }, now, skipped);
    // Gaps of another field are no rows: its text is whole.
    add(
      number - 1,
      [question, answer, third === null ? null : clozeText(third)],
      [true, true, fieldIndexes[2] !== -1],
      reviews,
    );
  }
  skipped.add('gap_reviews', answersOfOthers(note, new Set(gaps.map(({ number }) => number - 1))));
  return rows;
}

/**
 * A row has one picture and a recording for each column: the first of each, fields that become columns before others. A
 * recording in another field goes to the first column without one.
 */
function mediaOfNote(note: AnkiNote, fieldIndexes: readonly number[], skipped: Skipped): ComingFile[] {
  const media = new Map<MediaSlot, string>();
  const found = note.fields.map((field) =>
    field.includes('<') || field.includes('[') ? fieldContent(field) : { sounds: [], images: [] },
  );
  const take = (slot: MediaSlot | undefined, name: string) => {
    if (slot === undefined || media.has(slot)) skipped.add('media');
    else media.set(slot, name);
  };
  const columnOf = (position: number) => COLUMN_NUMBERS[fieldIndexes.indexOf(position)];
  const order = [...found.keys()].toSorted(
    (a, b) => Number(columnOf(b) !== undefined) - Number(columnOf(a) !== undefined),
  );
  for (const position of order) {
    const { sounds = [], images = [] } = found[position] ?? {};
    for (const name of images) take(0, name);
    for (const name of sounds) take(columnOf(position) ?? COLUMN_NUMBERS.find((column) => !media.has(column)), name);
  }
  return [...media].map(([slot, name]) => ({ slot, name }));
}

/** A card's answers belong to the columns that its template's fields became. */
function reviewsOf(
  note: AnkiNote,
  type: AnkiNoteType,
  fieldIndexes: number[],
  { skipped, now }: NoteReading,
): WordReview[] {
  const asked = new Map<string, { source: number; target: number; cards: AnkiCard[] }>();
  for (const card of note.cards) {
    const template = type.templates[card.ord];
    const direction = template ? directionOf(type, template) : null;
    const source = direction ? fieldIndexes.indexOf(direction.source) + 1 : 0;
    // The answer column is the first shown field that is a column: a number in front of it may be none.
    const wanted = template && direction ? [direction.target, ...shownInAnswer(type, template)] : [];
    const target = fieldIndexes.indexOf(wanted.find((field) => fieldIndexes.includes(field)) ?? NaN) + 1;
    if (source === 0 || target === 0 || source === target) {
      skipped.add('reviews', card.reviews.length);
      continue;
    }
    const key = `${source} ${target}`;
    const same = asked.get(key) ?? { source, target, cards: [] };
    same.cards.push(card);
    asked.set(key, same);
  }
  return [...asked.values()].flatMap(({ source, target, cards }) =>
    reviewsOfCards(cards, { guid: note.guid, ord: 0, source, target }, now, skipped),
  );
}

/** How many of the notes have text in a field, and how many only a number or another sign that is no word. */
export interface FieldCounts {
  notes: number;
  filled: readonly number[];
  numbers: readonly number[];
}

/**
 * Default columns: the fields that the first card asks and expects, in the order of the note, then others shown in its
 * answer, then others that are filled. Fields with only numbers, levels, dates or addresses are excluded, and those
 * with only pictures.
 */
export function guessColumns(type: AnkiNoteType, { notes, filled, numbers }: FieldCounts): ColumnFields {
  const often = (position: number) => (filled[position] ?? 0) * 4 >= notes && (filled[position] ?? 0) > 0;
  const words = (position: number) => often(position) && (numbers[position] ?? 0) < (filled[position] ?? 0);
  const name = (position: number | undefined) => (position === undefined ? null : (type.fields[position] ?? null));
  const template = type.templates[0];
  if (type.cloze) {
    const text = template?.question.match(/cloze:([^:{}]+)\}\}/)?.[1]?.trim();
    const first = Math.max(0, type.fields.indexOf(text ?? ''));
    const extra = type.fields.findIndex((_, index) => index !== first && words(index));
    return [name(first), name(first), name(extra < 0 ? undefined : extra)];
  }
  const direction = template ? directionOf(type, template) : null;
  const shown = template ? shownInAnswer(type, template) : [];
  const others = type.fields.map((_, index) => index);
  // A number may precede the answer.
  const target = shown.find(words) ?? others.find((position) => position !== direction?.source && words(position));
  const asked = direction ? [direction.source, target ?? direction.target].toSorted((a, b) => a - b) : [];
  const wanted = [...new Set([...asked.filter(often), ...shown.filter(words), ...others.filter(words), ...asked, 0])];
  const some = wanted.filter((position, rank) => (filled[position] ?? 0) > 0 && (rank < 2 || words(position)));
  const chosen = some.length > 0 ? some : wanted;
  return [name(chosen[0]), name(chosen[1]), name(chosen[2])];
}
