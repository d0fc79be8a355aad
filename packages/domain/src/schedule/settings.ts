import type { Way } from './log.ts';
import type { Memory } from './memory.ts';
import type { ScheduleRules } from './rules.ts';

/** Ways of asking in scheduled sessions. */
export const ASKED_WAYS = ['meet', 'choose', 'type', 'listen', 'flashcard'] as const satisfies readonly Way[];
export type AskedWay = (typeof ASKED_WAYS)[number];

/** A user's practice settings. */
export interface ReviewSettings extends Omit<ScheduleRules, 'parameters'> {
  newPerDay: number;
  /** Null: no limit. */
  reviewsPerDay: number | null;
  grading: 'strict' | 'helpful';
  autoplay: boolean;
  ways: readonly AskedWay[];
  /** After a right answer the next word follows without a key. */
  goOn: boolean;
  /** The four ratings are offered after every answer, not only in flashcards. */
  rateMyself: boolean;
}

/** Defaults; the time zone is UTC until a browser reports another. */
export const STANDARD_SETTINGS: ReviewSettings = {
  newPerDay: 10,
  reviewsPerDay: null,
  retention: 0.9,
  dayStartsAt: 4,
  timeZone: 'UTC',
  busyDays: [],
  testAnswers: true,
  grading: 'helpful',
  autoplay: false,
  ways: ASKED_WAYS,
  goOn: true,
  rateMyself: false,
};

/**
 * The way of asking: introduced first, then by choices, then typed; every third time a known word is played instead of
 * shown. Disabled ways are replaced by the closest one.
 */
export function wayToAsk({ stage, reps }: Pick<Memory, 'stage' | 'reps'>, wanted: readonly AskedWay[]): AskedWay {
  const first = (...ways: AskedWay[]) => ways.find((way) => wanted.includes(way)) ?? 'type';
  if (stage === 'new') return first('meet', 'choose', 'flashcard', 'type', 'listen');
  if (stage === 'learning' && reps < 2) return first('choose', 'type', 'flashcard', 'listen', 'meet');
  if (stage === 'review' && reps % 3 === 0) return first('listen', 'type', 'flashcard', 'choose', 'meet');
  return first('type', 'flashcard', 'listen', 'choose', 'meet');
}

/** Median seconds per answer, with overhead. */
const SECONDS = { due: 9, learning: 7, new: 30 };

/** Estimated minutes; a new word is introduced, chosen and typed. */
export function expectedMinutes(words: { due: number; new: number; learning: number }): number {
  const seconds = words.due * SECONDS.due + words.learning * SECONDS.learning + words.new * SECONDS.new;
  return Math.ceil(seconds / 60);
}

/** Counts of clusters within one day's allowances, which the first ones use up first; null: no limit. */
export function withinAllowance<Counts extends { due: number; new: number }>(
  counts: readonly Counts[],
  allowed: { due: number | null; new: number },
): Counts[] {
  const left = { due: allowed.due ?? Infinity, new: allowed.new };
  return counts.map((one) => {
    const shared = { due: Math.min(one.due, left.due), new: Math.min(one.new, left.new) };
    left.due -= shared.due;
    left.new -= shared.new;
    return { ...one, ...shared };
  });
}

/** New words spread evenly between the others. */
export function mixed<Word>(known: readonly Word[], fresh: readonly Word[]): Word[] {
  const words = [...known];
  for (const [index, word] of fresh.entries())
    words.splice(Math.round(((index + 0.5) * known.length) / fresh.length) + index, 0, word);
  return words;
}
