/** A user's practice on one day (days since 1970-01-01), by cluster and direction. */
export interface ReviewDaysTable {
  user_id: number;
  day: number;
  cluster_id: number;
  source_col: number;
  target_col: number;
  answers: number;
  duration_ms: number;
  /** Due words that were answered. */
  met: number;
  /** Change of the number of overdue words. */
  late: number;
}

/** First answers of a day to words in review, in bins of a twentieth of predicted recall. */
export interface ReviewRecallDaysTable {
  user_id: number;
  day: number;
  bin: number;
  answers: number;
  recalled: number;
  /** Sum of predicted recall. */
  predicted: number;
}

/** A user's number of answers, and the last fit of FSRS' parameters to them. */
export interface ReviewParametersTable {
  user_id: number;
  /** Answers without undone ones. */
  counted: number;
  /** Number of answers at which the next fit is due. */
  next_at: number;
  /** Null if the default ones predicted as well or better, or nothing was compared yet. */
  parameters: number[] | null;
  standard_loss: number | null;
  fitted_loss: number | null;
  tried_at: Date | null;
}
