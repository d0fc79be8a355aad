/** State after entries that it does not include: on a device that was offline for days. */
import { countedLog, effectiveInOrder, type LogEntry } from './log.ts';
import { answered, NEW, type Memory } from './memory.ts';
import type { CardKey, ScheduleRules } from './rules.ts';
import { personClock } from './person-clock.ts';
import { LEECH_LAPSES, type CardState } from './replay.ts';

/** A card's state, without fields for the allowance of a day. */
export type WordState = Omit<CardState, 'firstDay' | 'lastDay' | 'reviewedDay'>;

/**
 * The state after entries later than its whole log. An undo of an included entry is left to the server, which has the
 * whole log.
 */
export function continued(
  key: CardKey,
  before: WordState,
  entries: readonly LogEntry[],
  rules: ScheduleRules,
): WordState {
  const kinds = new Set(effectiveInOrder(entries).map(({ kind }) => kind));
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
