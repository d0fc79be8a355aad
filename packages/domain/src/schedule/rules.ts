import type { DayRule } from './person-clock.ts';

/** What a person's states follow from besides their logs. */
export interface ScheduleRules extends DayRule {
  /** The share of words that shall be known when they are asked: 0.8 to 0.97. */
  retention: number;
  /** 1 for Monday to 7 for Sunday: fewer words come due on them. */
  busyDays: readonly number[];
  /** Whether answers of the practice test count. */
  testAnswers: boolean;
  /** The person's day since which these rules say when words are due; absent or null: they always did. */
  duesSince?: number | null;
  /** The 21 of FSRS-6 that were fitted to the person; null for the standard ones. */
  parameters: readonly number[] | null;
}

/** A row in one direction of practice, from the column that is shown to the one that is asked. */
export interface CardKey {
  rowId: number;
  sourceCol: number;
  targetCol: number;
}
