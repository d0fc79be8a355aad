import { rowAdds } from '@wordcluster/domain/progress/row-days';
import type { ScheduleRules } from '@wordcluster/domain/schedule/rules';
import { addedDays, type Added } from './record-days.ts';
import { cardId } from './card-id.ts';
import { parseLogs, type LogText } from './log-text.ts';
import { stateFrom, type Card, type StoredState } from './review-log.ts';

/** Effects of entries imported into the logs of whole rows. */
export interface HistoryAdded {
  states: StoredState[];
  days: Added;
}

/** Changed states, and additions to the days of their rows; `fresh` are the ids of new entries. */
export function historyAdded(
  userId: number,
  { changed, all }: { changed: readonly Card[]; all: readonly Card[] },
  { log, fresh }: { log: LogText; fresh: ReadonlySet<string> },
  rules: ScheduleRules,
): HistoryAdded {
  const logs = parseLogs(log);
  const logged = all.map((card) => {
    const after = logs.get(cardId(card)) ?? [];
    return { ...card, after, before: after.filter(({ id }) => !fresh.has(id)) };
  });
  const rows = [...Map.groupBy(logged, ({ rowId }) => rowId).values()];
  return {
    states: changed.map((card) => stateFrom(userId, card, logs.get(cardId(card)) ?? [], rules)),
    days: addedDays(rows.flatMap((row) => rowAdds(row, rules))),
  };
}
