import { createHash } from 'node:crypto';
import type { AnkiCard, AnkiNote, Rating } from '@wordcluster/anki';
import { memoryOfSm2 } from '@wordcluster/domain/schedule/memory';
import { MAX_ENTRIES } from '@wordcluster/domain/schedule/log';

const DAY = 86_400_000;
/** Earliest valid answer. */
const FIRST_MOMENT = Date.UTC(2000, 0, 1);

/** An answer, or another event of a word; undone ones are not exported. */
export const REVIEW_KINDS = ['answer', 'reset', 'pause', 'resume', 'bury', 'given'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

export interface WordReview {
  id: string;
  source: number;
  target: number;
  /** Milliseconds since 1970. */
  at: number;
  rating: Rating | null;
  took: number | null;
  /** For answers given in a Wordcluster; absent for other programs. */
  kind?: ReviewKind | undefined;
  verdict?: string | null | undefined;
  way?: string | null | undefined;
  /** State in another program, without its answers. */
  stability?: number | undefined;
  difficulty?: number | undefined;
  /** Derived from a card, not from an answer of its log. */
  silent?: boolean | undefined;
}

/** Columns between which cards of a note ask, and their cloze number. */
interface NoteDirection {
  guid: string;
  ord: number;
  source: number;
  target: number;
}

interface SkippedReviews {
  add(reason: 'future_reviews' | 'reviews' | 'full_reviews', count: number): void;
}

/** Merges cards that ask the same: their answers, states without answers, and whether they are suspended. */
export function reviewsOfCards(
  cards: readonly AnkiCard[],
  asked: NoteDirection,
  now: number,
  skipped: SkippedReviews,
): WordReview[] {
  const { source, target } = asked;
  const all = cards.flatMap((card): WordReview[] => {
    const answers = card.reviews.filter(({ at }) => at <= now && at >= FIRST_MOMENT);
    skipped.add('future_reviews', card.reviews.filter(({ at }) => at > now).length);
    skipped.add('reviews', card.reviews.filter(({ at }) => at < FIRST_MOMENT).length);
    skipped.add('full_reviews', card.furtherReviews);
    const spoken = answers.map((answer) => ({ ...answer, id: reviewId(asked, String(answer.at)), source, target }));
    const given = givenOf(card, answers.length, answers.at(-1)?.at ?? 0, now);
    return given === null ? spoken : [...spoken, { ...given, id: reviewId(asked, String(given.at)), source, target }];
  });
  const reviews = withinLog(all, skipped);
  const pause = pauseOf(cards, reviews, now);
  return pause === null ? reviews : [...reviews, { ...pause, id: reviewId(asked, 'pause'), source, target }];
}

/** Entries of a file up to the limit of one direction's log; the others are counted. */
export function withinLog<Found extends { id: string; silent?: boolean | undefined }>(
  entries: readonly Found[],
  skipped: SkippedReviews,
): Found[] {
  skipped.add('full_reviews', entries.slice(MAX_ENTRIES).filter(({ silent }) => silent !== true).length);
  return entries.slice(0, MAX_ENTRIES);
}

/** Answers of the log, without entries derived from the card itself. */
export const answersIn = (reviews: readonly WordReview[]): number =>
  reviews.filter(({ silent }) => silent !== true).length;

type Entry = Omit<WordReview, 'id' | 'source' | 'target'>;

/**
 * State of a card that its log does not explain: it has no log, or one that starts late, has gaps, or was rescheduled
 * by hand. Derived from the card's own FSRS values, or else from interval and ease.
 */
function givenOf(card: AnkiCard, answers: number, last: number, now: number): Entry | null {
  const { interval, dueAt, ease, memory, wholeLog, answered } = card;
  if (answers > 0 && wholeLog && answers >= answered) return null;
  // FSRS values come from answers: for a card without any, its interval is more reliable.
  const known = (answered > 0 ? memory : null) ?? (interval > 0 && ease > 0 ? memoryOfSm2(interval, ease) : null);
  if (known === null || (dueAt === null && interval === 0)) return null;
  const reviewed = dueAt === null ? last : dueAt - Math.max(1, interval) * DAY;
  const at = Math.min(now, Math.max(reviewed, last + 1, FIRST_MOMENT));
  return { kind: 'given', at, rating: null, took: null, silent: true, ...known };
}

/**
 * A direction is suspended if all its cards are; buried cards only wait for the next day, and are imported unchanged.
 */
function pauseOf(cards: readonly AnkiCard[], reviews: readonly WordReview[], now: number): Entry | null {
  if (cards.length === 0 || !cards.every(({ suspended }) => suspended)) return null;
  const last = reviews.reduce((latest, { at }) => Math.max(latest, at), 0);
  const changed = Math.max(...cards.map(({ changedAt }) => changedAt));
  const at = Math.min(now, Math.max(changed, last + 1, FIRST_MOMENT));
  return { kind: 'pause', at, rating: null, took: null, silent: true };
}

/** Deterministic: the same answer has the same id in every import, so that it counts once. */
function reviewId({ guid, ord, source, target }: NoteDirection, what: string): string {
  const hash = createHash('sha256').update(`anki ${guid} ${ord} ${source} ${target} ${what}`).digest('hex');
  // Version 8 of RFC 9562: custom UUIDs.
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** Answers of cards whose cloze belongs to no row. */
export const answersOfOthers = (note: AnkiNote, ords: ReadonlySet<number>): number =>
  note.cards.reduce((sum, card) => sum + (ords.has(card.ord) ? 0 : card.reviews.length), 0);
