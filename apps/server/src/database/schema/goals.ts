import type { Generated } from 'kysely';

/** Words that shall be known by a date: those of a cluster, of a tag, or these rows; one of the three. */
export interface GoalsTable {
  user_id: number;
  id: Generated<number>;
  cluster_id: number | null;
  tag: string | null;
  row_ids: number[] | null;
  /** 12 is from the first column to the second; null: those that the person practises. */
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
  /** What was promised at the least when the goal was made or changed. */
  promised_low: Generated<number>;
  /** Of a day by the plan. */
  seconds: Generated<number>;
  /** The person's day of the last plan; null: to be planned anew. */
  planned_day: number | null;
  planned_at: Date | null;
  /** The day of the first place of `line` and `reached`: words known on the date, by the plan and as it was, after each day. */
  line_day: number | null;
  line: Generated<number[]>;
  reached: Generated<(number | null)[]>;
  /** Words at the wanted recall on the date; null while it is ahead. */
  known: number | null;
}

/** A word of a goal, with the days on which the plan asks it next; or, after the end, on which it comes back. */
export interface GoalWordsTable {
  user_id: number;
  row_id: number;
  source_col: number;
  target_col: number;
  cluster_id: number;
  goal_id: number;
  days: number[];
  /** What gains most first. */
  place: number;
  /** The last day of an ended goal; null while the goal is active. */
  ended_day: number | null;
}

/** Where a person's calendar is read without a login. */
export interface CalendarsTable {
  user_id: number;
  code_hash: Buffer;
  created_at: Date;
}
