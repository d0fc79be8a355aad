import { createHash } from 'node:crypto';
import type { AnkiCard, AnkiNote, Rating } from '@wordcluster/anki';
import { memoryOfSm2 } from '@wordcluster/domain/schedule/memory';
import { MAX_ENTRIES } from '@wordcluster/domain/schedule/log';

const DAY = 86_400_000;
/** Nobody practised before. */
const FIRST_MOMENT = Date.UTC(2000, 0, 1);

/** An answer, or what else a person says of a word; what was taken back does not travel. */
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
  /** Of answers that were given in a Wordcluster; absent for those of other programs. */
  kind?: ReviewKind | undefined;
  verdict?: string | null | undefined;
  way?: string | null | undefined;
  /** Of what another program knew, without answers. */
  stability?: number | undefined;
  difficulty?: number | undefined;
  /** It follows from a card, and is no answer of its log. */
  silent?: boolean | undefined;
}

/** Between which columns cards of a note ask, and which of its gaps. */
interface Asked {
  guid: string;
  ord: number;
  source: number;
  target: number;
}

interface SkippedReviews {
  add(reason: 'future_reviews' | 'reviews' | 'full_reviews', count: number): void;
}

/** What cards that ask the same say: their answers, what is known of them beyond these, and whether they are set aside. */
export function reviewsOfCards(
  cards: readonly AnkiCard[],
  asked: Asked,
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

/** What the log of one direction holds of the entries of a file; the others are counted. */
export function withinLog<Found extends { id: string; silent?: boolean | undefined }>(
  entries: readonly Found[],
  skipped: SkippedReviews,
): Found[] {
  skipped.add('full_reviews', entries.slice(MAX_ENTRIES).filter(({ silent }) => silent !== true).length);
  return entries.slice(0, MAX_ENTRIES);
}

/** Answers of the log; what follows from the card itself is none. */
export const answersIn = (reviews: readonly WordReview[]): number =>
  reviews.filter(({ silent }) => silent !== true).length;

type Entry = Omit<WordReview, 'id' | 'source' | 'target'>;

/**
 * What is known of a card whose log does not tell it: there is none, it begins late, has holes, or the card was moved by hand. It follows
 * from the card's own values of FSRS, or else from its interval and ease.
 */
function givenOf(card: AnkiCard, answers: number, last: number, now: number): Entry | null {
  const { interval, dueAt, ease, memory, wholeLog, answered } = card;
  if (answers > 0 && wholeLog && answers >= answered) return null;
  // What FSRS knows comes from answers: of a card without any, its interval says more.
  const known = (answered > 0 ? memory : null) ?? (interval > 0 && ease > 0 ? memoryOfSm2(interval, ease) : null);
  if (known === null || (dueAt === null && interval === 0)) return null;
  const reviewed = dueAt === null ? last : dueAt - Math.max(1, interval) * DAY;
  const at = Math.min(now, Math.max(reviewed, last + 1, FIRST_MOMENT));
  return { kind: 'given', at, rating: null, took: null, silent: true, ...known };
}

/** A direction is paused where all its cards are suspended; what is buried only waits for the next day, and comes in as it is. */
function pauseOf(cards: readonly AnkiCard[], reviews: readonly WordReview[], now: number): Entry | null {
  if (cards.length === 0 || !cards.every(({ suspended }) => suspended)) return null;
  const last = reviews.reduce((latest, { at }) => Math.max(latest, at), 0);
  const changed = Math.max(...cards.map(({ changedAt }) => changedAt));
  const at = Math.min(now, Math.max(changed, last + 1, FIRST_MOMENT));
  return { kind: 'pause', at, rating: null, took: null, silent: true };
}

/** The same answer has the same id in every import, so that it counts once. */
function reviewId({ guid, ord, source, target }: Asked, what: string): string {
  const hash = createHash('sha256').update(`anki ${guid} ${ord} ${source} ${target} ${what}`).digest('hex');
  // Version 8 of RFC 9562: made by a rule of one's own.
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** Answers of cards that ask no gap of any row. */
export const answersOfOthers = (note: AnkiNote, ords: ReadonlySet<number>): number =>
  note.cards.reduce((sum, card) => sum + (ords.has(card.ord) ? 0 : card.reviews.length), 0);
