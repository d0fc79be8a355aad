import type { Generated } from 'kysely';

/** Words that shall be known by a date: those of a cluster, of a tag, or these rows; one of the three. */
export interface GoalsTable {
  user_id: number;
  id: Generated<number>;
  cluster_id: number | null;
  tag: string | null;
  row_ids: number[] | null;
  /** 12 is from the first column to the second; null: the user's practised directions. */
  directions: number[] | null;
  due_at: Date;
  target: number;
  minutes_per_day: number;
  created_at: Date;
  ended_at: Date | null;
  /** As the last plan has it: rows × directions, and the numbers expected to be recalled on the date. */
  words: Generated<number>;
  expected: Generated<number>;
  low: Generated<number>;
  high: Generated<number>;
  /** Lower bound of the forecast when the goal was created or changed. */
  promised_low: Generated<number>;
  /** Of a day by the plan. */
  seconds: Generated<number>;
  /** The user's day of the last plan; null: to be planned again. */
  planned_day: number | null;
  planned_at: Date | null;
  /**
   * The day of the first element of `line` and `reached`: words known on the date, planned and actual, after each day.
   */
  line_day: number | null;
  line: Generated<number[]>;
  reached: Generated<(number | null)[]>;
  /** Words at the wanted recall on the date; null while it is ahead. */
  known: number | null;
}

/** A word of a goal, with the days on which the plan schedules it next; after the end, on which it returns. */
export interface GoalWordsTable {
  user_id: number;
  row_id: number;
  source_col: number;
  target_col: number;
  cluster_id: number;
  goal_id: number;
  days: number[];
  /** Priority: the largest gain first. */
  place: number;
  /** The last day of an ended goal; null while the goal is active. */
  ended_day: number | null;
}

/** A calendar feed, read without signing in. */
export interface CalendarsTable {
  user_id: number;
  code_hash: Buffer;
  created_at: Date;
}
