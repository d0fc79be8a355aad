import type { Selectable } from 'kysely';
import type { ReviewStatesTable } from '../../database/schema/reviews.ts';

/** A queued word of a goal. */
export interface OfGoal {
  goal_id: number;
  /** The days on which the plan asks it. */
  days: number[];
  active: boolean;
  place: number;
}

interface Cells {
  row_id: number;
  cluster_id: number;
  col_1_value: string | null;
  col_2_value: string | null;
  col_3_value: string | null;
}

/** For words of days ahead: the earliest day, and whether that is after today. */
interface Ahead {
  ready_at?: Date | null;
  is_later?: boolean;
}

export type Known = Selectable<ReviewStatesTable> & Cells & Ahead & Partial<OfGoal>;
export type Fresh = Cells & Ahead & Partial<OfGoal> & { source_col: number; target_col: number };
