import type { DayRule } from './person-clock.ts';

/** Rules that a user's states depend on, besides their logs. */
export interface ScheduleRules extends DayRule {
  /** Target recall of due words: 0.8 to 0.97. */
  retention: number;
  /** 1 for Monday to 7 for Sunday: fewer words are scheduled on them. */
  busyDays: readonly number[];
  /** Whether answers of the practice test count. */
  testAnswers: boolean;
  /** The user's day since which these rules decide what is due; absent or null: always. */
  duesSince?: number | null;
  /** The 21 parameters of FSRS-6 fitted to the user; null: the defaults. */
  parameters: readonly number[] | null;
}

/** A row in one direction of practice, from the displayed column to the answered one. */
export interface CardKey {
  rowId: number;
  sourceCol: number;
  targetCol: number;
}
