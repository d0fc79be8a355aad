/** Day figures contributed by one card's log. */
import { effectiveInOrder, type Answer, type LogEntry } from '../schedule/log.ts';
import { personClock, type PersonClock } from '../schedule/person-clock.ts';
import { NEW } from '../schedule/memory.ts';
import type { CardKey, ScheduleRules } from '../schedule/rules.ts';
import { replayedOn, replaySteps, type CardState, type ReplayStep } from '../schedule/replay.ts';

/** Bins of predicted recall, a twentieth each. */
export const RECALL_BINS = 20;

/** Of the first answers of a day to words in review. */
export interface Recall {
  answers: number;
  recalled: number;
  /** Sum of predictions. */
  predicted: number;
}

export interface DayFigures {
  answers: number;
  durationMs: number;
  /** Due words that were answered. */
  met: number;
  /** Change of the number of overdue words; the backlog of a day is the sum of all changes until then. */
  late: number;
  recall: Map<number, Recall>;
}

export type Days = Map<number, DayFigures>;

/** A stretch of days, the end not among them. */
interface Stretch {
  from: number;
  to: number;
}

/**
 * Day figures of a card. Answers count on their day, also before a reset and from the practice test. The time overdue
 * since the last answer is not included, but follows from the state. On the days `elsewhere`, when another direction of
 * its row was asked, it is not overdue.
 */
export function cardDays(
  key: CardKey,
  entries: readonly LogEntry[],
  rules: ScheduleRules,
  askedElsewhere: Iterable<number> = [],
): Days {
  const clock = personClock(rules);
  const days: Days = new Map();
  const effective = effectiveInOrder(entries);
  addAnswers(days, effective, clock);
  const pauses = [...pausesOf(effective, clock), ...Array.from(askedElsewhere, (day) => ({ from: day, to: day + 1 }))];
  const since = rules.duesSince ?? -Infinity;
  let life: LogEntry[] = [];
  for (const entry of effective) {
    if (entry.kind !== 'reset') {
      life.push(entry);
      continue;
    }
    addLife(days, replaySteps(key, life, rules), clock, pauses, clock.day(entry.happenedAt), since);
    life = [];
  }
  addLife(days, replaySteps(key, life, rules), clock, pauses, null, since);
  return days;
}

/**
 * Day figures added by new answers, for a card whose log contains only earlier answers, and whose row is asked in no
 * other direction; with the resulting state. Incremental: equals the full recount minus the previous count, in O(new
 * answers).
 */
export function answersAdd(
  key: CardKey,
  before: CardState,
  answers: readonly Answer[],
  rules: ScheduleRules,
): { state: CardState; days: Days } {
  const clock = personClock(rules);
  const days: Days = new Map();
  addAnswers(days, answers, clock);
  const { state, steps } = replayedOn(key, before, answers, rules);
  const last = { day: before.lastDay ?? 0, before: NEW, after: before, retrievability: null };
  addLife(
    days,
    steps[0] && before.lastDay !== null ? [{ ...steps[0], ...last }, ...steps] : steps,
    clock,
    [],
    null,
    rules.duesSince ?? -Infinity,
  );
  return { state, days };
}

function addAnswers(days: Days, entries: readonly LogEntry[], clock: PersonClock): void {
  for (const entry of entries) {
    if (entry.kind !== 'answer') continue;
    const figures = dayOf(days, clock.day(entry.happenedAt));
    figures.answers += 1;
    figures.durationMs += entry.durationMs;
  }
}

/** The days on which a card was paused or buried; the last stretch has no end while it is paused. */
function pausesOf(entries: readonly LogEntry[], clock: PersonClock): Stretch[] {
  const pauses: Stretch[] = [];
  let since: number | null = null;
  for (const { kind, happenedAt } of entries) {
    const day = clock.day(happenedAt);
    if (kind === 'bury') pauses.push({ from: day, to: day + 1 });
    if (kind === 'pause') since ??= day;
    if (kind !== 'resume' || since === null) continue;
    pauses.push({ from: since, to: day });
    since = null;
  }
  if (since !== null) pauses.push({ from: since, to: Infinity });
  return pauses;
}

/** Interval difference. */
function without(stretch: Stretch, others: readonly Stretch[]): Stretch[] {
  let left = [stretch];
  for (const { from, to } of others)
    left = left.flatMap((one) =>
      [
        { from: one.from, to: Math.min(one.to, from) },
        { from: Math.max(one.from, to), to: one.to },
      ].filter((part) => part.from < part.to),
    );
  return left;
}

function addLife(
  days: Days,
  steps: readonly ReplayStep[],
  clock: PersonClock,
  pauses: readonly Stretch[],
  endedOn: number | null,
  since: number,
): void {
  const addOverdue = (stretch: Stretch, by: 1 | -1) => {
    dayOf(days, stretch.from).late += by;
    if (stretch.to !== Infinity) dayOf(days, stretch.to).late -= by;
  };
  for (const [index, step] of steps.entries()) {
    if (steps[index - 1]?.day !== step.day) addRecall(dayOf(days, step.day), step);
    const next = steps[index + 1];
    if (next?.day === step.day || step.after.stage !== 'review' || step.after.due === null) continue;
    const due = clock.day(step.after.due);
    if (next && due <= next.day) dayOf(days, next.day).met += 1;
    const until = next?.day ?? endedOn;
    // By other rules it was due on other days until then, which are written down already.
    const from = until === null || until >= since ? Math.max(due, since) : due;
    if (until !== null) {
      if (from < until) for (const part of without({ from, to: until }, pauses)) addOverdue(part, 1);
      continue;
    }
    // Still overdue: the state says since when, unless it is suspended. Only the difference belongs to the days.
    const parts = without({ from, to: Infinity }, pauses);
    if (pauses.some(({ to }) => to === Infinity)) for (const part of parts) addOverdue(part, 1);
    else for (const part of without({ from, to: Infinity }, parts)) addOverdue(part, -1);
  }
}

function addRecall(figures: DayFigures, { before, answer, retrievability }: ReplayStep): void {
  if (before.stage !== 'review' || retrievability === null) return;
  const bin = Math.min(RECALL_BINS - 1, Math.floor(retrievability * RECALL_BINS));
  const recall = figures.recall.get(bin) ?? { answers: 0, recalled: 0, predicted: 0 };
  recall.answers += 1;
  recall.recalled += answer.rating > 1 ? 1 : 0;
  recall.predicted += retrievability;
  figures.recall.set(bin, recall);
}

function dayOf(days: Days, day: number): DayFigures {
  const known = days.get(day) ?? { answers: 0, durationMs: 0, met: 0, late: 0, recall: new Map() };
  days.set(day, known);
  return known;
}

/** Adds the figures of `some` to those of `days`, or subtracts them. */
export function addDays(days: Days, some: Days, by: 1 | -1): void {
  for (const [day, figures] of some) {
    const sum = dayOf(days, day);
    sum.answers += by * figures.answers;
    sum.durationMs += by * figures.durationMs;
    sum.met += by * figures.met;
    sum.late += by * figures.late;
    for (const [bin, { answers, recalled, predicted }] of figures.recall) {
      const recall = sum.recall.get(bin) ?? { answers: 0, recalled: 0, predicted: 0 };
      recall.answers += by * answers;
      recall.recalled += by * recalled;
      recall.predicted += by * predicted;
      sum.recall.set(bin, recall);
    }
  }
}
