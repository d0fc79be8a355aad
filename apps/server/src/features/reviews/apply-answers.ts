import { answersAdd, type Days } from '@wordcluster/domain/progress/card-days';
import { rowAdds, rowDays } from '@wordcluster/domain/progress/row-days';
import { effectiveInOrder, type LogEntry } from '@wordcluster/domain/schedule/log';
import type { ScheduleRules } from '@wordcluster/domain/schedule/rules';
import { UNANSWERED } from '@wordcluster/domain/schedule/replay';
import { addedDays, type Added } from './record-days.ts';
import type { RowDirection, BatchSnapshot } from './review-batch.ts';
import { cardId, keyFrom, parseLogs, type LogText } from './review-log.ts';
import { cardState, stateFrom, storedState, type Card, type StateAsJson, type StoredState } from './review-states.ts';

const keyIn = ({ row_id, source_col, target_col }: RowDirection) => ({
  rowId: row_id,
  sourceCol: source_col,
  targetCol: target_col,
});

export const keyOf = (direction: RowDirection): string => cardId(keyIn(direction));

/** Effects of a batch on its cards, from the new entries of their logs. */
export interface FollowUp {
  /** Of all cards, by their keys; absent for an empty log. */
  states: ReadonlyMap<string, StoredState>;
  /** Those that differ from before. */
  changed: StoredState[];
  days: Added;
}

type Logs = ReadonlyMap<string, readonly LogEntry[]>;

export function applyAnswers(userId: number, snapshot: BatchSnapshot, fresh: Logs, rules: ScheduleRules): FollowUp {
  const clusters = new Map(snapshot.open.map(({ row_id, cluster_id }) => [row_id, cluster_id]));
  const logs = parseLogs(snapshot.log);
  const states = new Map<string, StoredState>();
  const changed: StoredState[] = [];
  const days: (Card & { days: Days })[] = [];
  const replayed: Card[] = [];
  for (const { goesOn, state, ...direction } of snapshot.cards) {
    const card = { ...keyIn(direction), clusterId: clusters.get(direction.row_id) ?? state?.cluster_id ?? 0 };
    const key = cardId(card);
    const own = fresh.get(key) ?? [];
    if (goesOn) {
      const next = continued(userId, card, state, own, rules);
      states.set(key, next.state);
      if (own.length > 0) days.push({ ...card, days: next.days });
    } else {
      const log = [...(logs.get(key) ?? []), ...own];
      if (log.length > 0) states.set(key, stateFrom(userId, card, log, rules));
      if (own.length > 0) replayed.push(card);
    }
    const next = states.get(key);
    if (next && own.length > 0) changed.push(next);
  }
  days.push(...daysOfRows(replayed, { logs, fresh }, rules));
  return { states, changed, days: addedDays(days) };
}

/** Fast path: new answers later than the whole log, which consists of answers only. */
function continued(
  userId: number,
  card: Card,
  before: StateAsJson | null,
  fresh: readonly LogEntry[],
  rules: ScheduleRules,
) {
  const answers = effectiveInOrder(fresh).filter((entry) => entry.kind === 'answer');
  const { state, days } = answersAdd(card, before ? cardState(before) : UNANSWERED, answers, rules);
  return { state: storedState(userId, card, state, answers.at(-1)?.happenedAt ?? null), days };
}

/** New entries also change the days of a row's other directions: only one of them is asked per day. */
function daysOfRows(
  changed: readonly Card[],
  { logs, fresh }: Record<'logs' | 'fresh', Logs>,
  rules: ScheduleRules,
): (Card & { days: Days })[] {
  const practised = Map.groupBy([...logs.keys()].map(keyFrom), ({ rowId }) => rowId);
  return [...Map.groupBy(changed, ({ rowId }) => rowId)].flatMap(([rowId, own]) => {
    const others = (practised.get(rowId) ?? []).map((key) => ({ ...key, clusterId: own[0]?.clusterId ?? 0 }));
    const cards = new Map([...others, ...own].map((card) => [cardId(card), card]));
    const row = [...cards].map(([key, card]) => {
      const before = logs.get(key) ?? [];
      return { ...card, before, after: [...before, ...(fresh.get(key) ?? [])] };
    });
    return rowAdds(row, rules);
  });
}

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
