/** Training and test data of a fit of FSRS parameters. */
import { default_w } from 'ts-fsrs';
import { countedLog, type LogEntry, type Rating } from '../schedule/log.ts';
import { personClock } from '../schedule/person-clock.ts';
import type { ScheduleRules } from '../schedule/rules.ts';

/** Default parameters of FSRS-6. */
export const STANDARD_PARAMETERS: readonly number[] = default_w;
/** Minimum of answers for a fit. */
export const ANSWERS_TO_FIT = 400;
/** Hold-out: the last fifth of the answers in time; parameters are fitted without it and compared on it. */
const HELD_BACK = 0.2;

/** The answers to one card in order, with the user's days since the one before; 0 for the first. */
export interface History {
  ratings: Rating[];
  days: number[];
  /** Index of the first held-back answer. */
  heldBackFrom: number;
}

/**
 * Histories of cards, split in time. Cards answered on a single day are skipped: they tell nothing about long-term
 * memory.
 */
export function historiesOf(logs: Iterable<readonly LogEntry[]>, rules: ScheduleRules): History[] {
  const clock = personClock(rules);
  const cards = [...logs]
    .map((entries) => countedLog(entries, rules.testAnswers))
    // A fit needs complete histories.
    .flatMap(({ answers, given }) => (given === null ? [answers] : []))
    .map((answers) => answers.map(({ rating, happenedAt }) => ({ rating, happenedAt, day: clock.day(happenedAt) })))
    .filter((answers) => answers.at(-1)?.day !== answers[0]?.day);
  const moments = cards
    .flatMap((answers) =>
      answers.filter((answer, index) => answers[index - 1] && answer.day > (answers[index - 1]?.day ?? 0)),
    )
    .map(({ happenedAt }) => happenedAt)
    .toSorted((a, b) => a - b);
  const cut = moments[Math.floor(moments.length * (1 - HELD_BACK))] ?? Infinity;
  return cards.map((answers) => ({
    ratings: answers.map(({ rating }) => rating),
    days: answers.map(({ day }, index) => day - (answers[index - 1]?.day ?? day)),
    heldBackFrom: answers.filter(({ happenedAt }) => happenedAt < cut).length,
  }));
}

/** Number of answers at which the next fit is tried: a quarter more than at the last. */
export const nextFitAt = (answers: number): number => Math.max(ANSWERS_TO_FIT, Math.ceil(answers * 1.25));
