/** What a fit of FSRS' parameters to a person learns from, and what it is judged by. */
import { default_w } from 'ts-fsrs';
import { countedLog, type LogEntry, type Rating } from '../schedule/log.ts';
import { personClock } from '../schedule/person-clock.ts';
import type { ScheduleRules } from '../schedule/rules.ts';

/** The parameters of FSRS-6 that everybody begins with. */
export const STANDARD_PARAMETERS: readonly number[] = default_w;
/** Answers that a fit needs. */
export const ANSWERS_TO_FIT = 400;
/** The last fifth of the answers, in time, is held back: parameters are fitted without and compared on it. */
const HELD_BACK = 0.2;

/** The answers to one card in their order, with the person's days since the one before; 0 for the first. */
export interface History {
  ratings: Rating[];
  days: number[];
  /** The place of the first answer that is held back. */
  heldBackFrom: number;
}

/** Histories of cards, split in time. What says nothing about a longer memory has no history: a single day. */
export function historiesOf(logs: Iterable<readonly LogEntry[]>, rules: ScheduleRules): History[] {
  const clock = personClock(rules);
  const cards = [...logs]
    .map((entries) => countedLog(entries, rules.testAnswers))
    // A fit needs histories from their first answer.
    .flatMap(({ answers, given }) => (given === null ? [answers] : []))
    .map((answers) => answers.map(({ rating, happenedAt }) => ({ rating, happenedAt, day: clock.day(happenedAt) })))
    .filter((answers) => answers.at(-1)?.day !== answers[0]?.day);
  const moments = cards
    .flatMap((answers) =>
      answers.filter((answer, place) => answers[place - 1] && answer.day > (answers[place - 1]?.day ?? 0)),
    )
    .map(({ happenedAt }) => happenedAt)
    .toSorted((a, b) => a - b);
  const cut = moments[Math.floor(moments.length * (1 - HELD_BACK))] ?? Infinity;
  return cards.map((answers) => ({
    ratings: answers.map(({ rating }) => rating),
    days: answers.map(({ day }, place) => day - (answers[place - 1]?.day ?? day)),
    heldBackFrom: answers.filter(({ happenedAt }) => happenedAt < cut).length,
  }));
}

/** How many answers a person has when the next fit is tried: a quarter more than at the last. */
export const nextFitAt = (answers: number): number => Math.max(ANSWERS_TO_FIT, Math.ceil(answers * 1.25));
