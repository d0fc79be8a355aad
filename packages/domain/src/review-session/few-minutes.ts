/** The best of a few minutes on a device without the server, from the words of the days ahead. */
import { forgettingOf } from '../goals/forgetting.ts';
import { wordsForMinutes } from '../goals/minutes.ts';
import { STANDARD_PARAMETERS } from '../goals/people.ts';
import { STANDARD_TIMES, type PlannedWord } from '../goals/visit.ts';
import { personClock } from '../schedule/person-clock.ts';
import { settledOffline, type DayAhead, type KnownWord } from './offline-queue.ts';

/** Words whose recall increases most per minute, due or not. */
export function wordsOfMinutes<Word extends KnownWord>(ahead: DayAhead<Word>, minutes: number): Word[] {
  const { rules, now } = ahead;
  const clock = personClock(rules);
  const words = settledOffline(ahead);
  const planned = words.map(({ row_id, state }): PlannedWord => ({
    row: row_id,
    trace: state.reps > 0 ? { stability: state.stability, difficulty: state.difficulty } : null,
    lastDay: state.last_review === null ? -1 : clock.day(Date.parse(state.last_review)),
    paused: state.paused || (state.buried_until !== null && Date.parse(state.buried_until) > now),
  }));
  const forgetting = forgettingOf(rules.parameters ?? STANDARD_PARAMETERS);
  const indexes = wordsForMinutes(planned, forgetting, clock.day(now), { minutes, times: STANDARD_TIMES });
  return indexes.flatMap((index) => words[index] ?? []);
}
