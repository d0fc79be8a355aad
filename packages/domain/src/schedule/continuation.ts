/** What follows from a state and entries that it does not know: on a device that has been without the server for days. */
import { countedLog, standingInOrder, type LogEntry } from './log.ts';
import { answered, NEW, type Memory } from './memory.ts';
import type { CardKey, ScheduleRules } from './rules.ts';
import { personClock } from './person-clock.ts';
import { LEECH_LAPSES, type CardState } from './replay.ts';

/** A card's state, without what only the allowance of a day needs. */
export type WordState = Omit<CardState, 'firstDay' | 'lastDay' | 'reviewedDay'>;

/**
 * The state after entries that are later than all that the state came from. An undo of something that is part of the state
 * already is left to the server, which has the whole log.
 */
export function continued(
  key: CardKey,
  before: WordState,
  entries: readonly LogEntry[],
  rules: ScheduleRules,
): WordState {
  const kinds = new Set(standingInOrder(entries).map(({ kind }) => kind));
  const { answers, paused, buriedAt } = countedLog(entries, rules.testAnswers);
  const clock = personClock(rules);
  const memory = answers.reduce<Memory>(
    (soFar, answer) => answered(key, soFar, answer, rules),
    kinds.has('reset') ? { ...before, ...NEW } : before,
  );
  return {
    ...before,
    ...memory,
    paused: kinds.has('pause') || kinds.has('resume') ? paused : before.paused,
    buriedUntil: buriedAt === null ? before.buriedUntil : clock.dayEnd(clock.day(buriedAt)),
    leech: memory.lapses >= LEECH_LAPSES,
  };
}
