import { rowDays } from '@wordcluster/domain/progress/row-days';
import type { ScheduleRules } from '@wordcluster/domain/schedule/rules';
import { cardId } from './card-id.ts';
import { parseLogs, type LogText } from './log-text.ts';
import { stateFrom, type Card, type StoredState } from './review-log.ts';

/** The states of cards, and practised figures per row and day. */
export interface Recomputed {
  states: StoredState[];
  recorded: ReturnType<typeof rowDays<Card>>;
}

/** Recomputes both from the logs of whole rows. */
export function recomputed(userId: number, cards: readonly Card[], log: LogText, rules: ScheduleRules): Recomputed {
  const logs = parseLogs(log);
  return {
    states: cards.map((card) => stateFrom(userId, card, logs.get(cardId(card)) ?? [], rules)),
    recorded: [...Map.groupBy(cards, ({ rowId }) => rowId).values()].flatMap((row) =>
      rowDays(row, (card) => logs.get(cardId(card)) ?? [], rules),
    ),
  };
}
