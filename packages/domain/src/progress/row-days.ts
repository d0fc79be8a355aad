/** Day figures of the logs of a row's cards: only one of its directions is asked per day. */
import { effectiveInOrder, type LogEntry } from '../schedule/log.ts';
import type { CardKey, ScheduleRules } from '../schedule/rules.ts';
import { personClock } from '../schedule/person-clock.ts';
import { addDays, cardDays, type Days } from './card-days.ts';

/** The cards of a row with their day figures; `logOf` returns the log of each. */
export function rowDays<Card extends CardKey>(
  cards: readonly Card[],
  logOf: (card: Card) => readonly LogEntry[],
  rules: ScheduleRules,
): (Card & { days: Days })[] {
  const askedDaysOfCards = cards.length > 1 ? cards.map((card) => askedDays(logOf(card), rules)) : [];
  return cards.map((card, own) => {
    const otherDays = askedDaysOfCards.filter((_, index) => index !== own).flatMap((days) => [...days]);
    return { ...card, days: cardDays(card, logOf(card), rules, new Set(otherDays)) };
  });
}

interface Changed extends CardKey {
  before: readonly LogEntry[];
  after: readonly LogEntry[];
}

/** The cards of a row with the change of their day figures. */
export function rowAdds<Card extends Changed>(cards: readonly Card[], rules: ScheduleRules): (Card & { days: Days })[] {
  const added = rowDays(cards, ({ after }) => after, rules);
  if (cards.every(({ before }) => before.length === 0)) return added;
  const had = rowDays(cards, ({ before }) => before, rules);
  for (const [index, { days }] of added.entries()) addDays(days, had[index]?.days ?? new Map(), -1);
  return added;
}

/** The days on which a card was answered. */
function askedDays(entries: readonly LogEntry[], rules: ScheduleRules): Set<number> {
  const clock = personClock(rules);
  return new Set(
    effectiveInOrder(entries)
      .filter((entry) => (entry.kind === 'answer' ? rules.testAnswers || entry.way !== 'test' : entry.kind === 'given'))
      .map(({ happenedAt }) => clock.day(happenedAt)),
  );
}
