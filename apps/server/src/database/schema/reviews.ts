import type { Generated } from 'kysely';
import type { LogEntry, Rating, Way } from '@wordcluster/domain/schedule/log';
import type { Stage } from '@wordcluster/domain/schedule/memory';
import type { AskedWay } from '@wordcluster/domain/schedule/settings';

/** A user's review settings; no row until a setting changes or a word is answered. */
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
  /** The next five are null in rows of the previous version: the defaults. */
  go_on: boolean | null;
  rate_myself: boolean | null;
  /** Whether the user chose the grading, or has the default. */
  grading_chosen: boolean | null;
  /** New words added to a day's allowance, and the user's day of it. */
  extra_new: number | null;
  extra_day: number | null;
  /** Version: incremented by each change of the user's log or states. */
  changes: Generated<number>;
  /** The user's day since which words are due by the present settings and parameters; null: always. */
  dues_since: Generated<number | null>;
}

/** Practised directions of a cluster: 12 is from the first column to the second. */
export interface ReviewDirectionsTable {
  user_id: number;
  cluster_id: number;
  directions: number[];
}

/** A pause of a direction of a cluster. A direction that was never practised has none. */
export interface DirectionPausesTable {
  user_id: number;
  cluster_id: number;
  /** 12 is from the first column to the second. */
  direction: number;
  since: Date;
  /** Null while it lasts. */
  until: Date | null;
}

/** Position up to which (exclusive) all words of a cluster were introduced in a direction. */
export interface ReviewBegunTable {
  user_id: number;
  cluster_id: number;
  /** 12 is from the first column to the second. */
  direction: number;
  until: string;
  /** Of the cluster, as it was then. */
  version: string;
}

/** Answers that a user accepts as correct besides a cell. */
export interface ReviewAcceptedTable {
  user_id: number;
  row_id: number;
  /** The column of the cell. */
  col: number;
  answers: string[];
}

/** The log of answers: append-only; only an undo that arrives before its entry gets its row later. */
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
  /** Stability in days and difficulty (1 to 10) from another program. */
  stability: number | null;
  difficulty: number | null;
}

/** State of a row in one direction, derived from the log; days since 1970-01-01 in the user's time zone. */
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
  /** Index of the next learning step (minutes). */
  step: Generated<number>;
  /** The moment of the last entry, if the log contains answers only; null otherwise. */
  answered_until: Date | null;
}
