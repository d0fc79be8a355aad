import type { Generated } from 'kysely';
import type { LogEntry, Rating, Way } from '@wordcluster/domain/schedule/log';
import type { Stage } from '@wordcluster/domain/schedule/memory';
import type { AskedWay } from '@wordcluster/domain/schedule/settings';

/** How a person practises; absent until something differs from the standard, or something was answered. */
export interface ReviewSettingsTable {
  user_id: number;
  new_per_day: number;
  /** Null: no limit. */
  reviews_per_day: number | null;
  retention: number;
  /** The hour. */
  day_starts_at: number;
  time_zone: string;
  /** 1 for Monday. */
  busy_days: number[];
  grading: 'strict' | 'helpful';
  test_answers: boolean;
  autoplay: boolean;
  ways: AskedWay[];
  /** These five are null where a server of the version before wrote the line: as everybody begins. */
  go_on: boolean | null;
  rate_myself: boolean | null;
  /** Whether the person chose the grading, or has what everybody begins with. */
  grading_chosen: boolean | null;
  /** New words that were added to the allowance of a day, and the person's day that they were added to. */
  extra_new: number | null;
  extra_day: number | null;
  /** Incremented by each change of the person's log or states. */
  changes: Generated<number>;
  /** The person's day since which words are due by the present settings and parameters; null for ever. */
  dues_since: Generated<number | null>;
}

/** From which columns to which a person practises a cluster: 12 is from the first to the second. */
export interface ReviewDirectionsTable {
  user_id: number;
  cluster_id: number;
  directions: number[];
}

/** A stretch in which a person did not practise a direction of a cluster. One that they never practised has none. */
export interface DirectionRestsTable {
  user_id: number;
  cluster_id: number;
  /** 12 is from the first column to the second. */
  direction: number;
  since: Date;
  /** Null while it lasts. */
  until: Date | null;
}

/** Up to which position, itself not among them, all words of a cluster were begun in a direction. */
export interface ReviewBegunTable {
  user_id: number;
  cluster_id: number;
  /** 12 is from the first column to the second. */
  direction: number;
  until: string;
  /** Of the cluster, as it was then. */
  version: string;
}

/** Answers that a person counts as right besides a cell. */
export interface ReviewAcceptedTable {
  user_id: number;
  row_id: number;
  /** The column of the cell. */
  col: number;
  answers: string[];
}

/** The log of answers: rows are only added; only an undo that came early gets its row later. */
export interface ReviewEntriesTable {
  user_id: number;
  id: string;
  kind: LogEntry['kind'];
  row_id: number | null;
  source_col: number | null;
  target_col: number | null;
  happened_at: Date;
  rating: Rating | null;
  verdict: string | null;
  way: Way | null;
  duration_ms: number | null;
  undoes: string | null;
  /** Of what another program knew: days, and 1 to 10. */
  stability: number | null;
  difficulty: number | null;
}

/** What follows from the log of a row in one direction; days are counted from 1970-01-01, as the person's clock has them. */
export interface ReviewStatesTable {
  user_id: number;
  row_id: number;
  source_col: number;
  target_col: number;
  cluster_id: number;
  stage: Stage;
  stability: number;
  difficulty: number;
  reps: number;
  lapses: number;
  last_review: Date | null;
  due: Date | null;
  paused: boolean;
  buried_until: Date | null;
  leech: boolean;
  first_day: number | null;
  last_day: number | null;
  reviewed_day: number | null;
  /** Which of the steps of minutes comes next. */
  step: Generated<number>;
  /** The moment of the last entry of a log that is nothing but answers; null for others. */
  answered_until: Date | null;
}
