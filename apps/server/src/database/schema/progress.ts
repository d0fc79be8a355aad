/** What a person practised on a day of theirs (days since 1970-01-01), by cluster and direction. */
export interface ReviewDaysTable {
  user_id: number;
  day: number;
  cluster_id: number;
  source_col: number;
  target_col: number;
  answers: number;
  duration_ms: number;
  /** Words that were due and were answered. */
  met: number;
  /** By how many the words that are due and wait became more. */
  late: number;
}

/** First answers of a day to words in review, by the twentieth in which their predicted recall lies. */
export interface ReviewRecallDaysTable {
  user_id: number;
  day: number;
  bin: number;
  answers: number;
  recalled: number;
  /** Sum of what was predicted. */
  predicted: number;
}

/** How much a person has answered, and the last fit of FSRS' parameters to them. */
export interface ReviewParametersTable {
  user_id: number;
  /** Answers that were not undone. */
  counted: number;
  /** As many as it takes for the next fit. */
  next_at: number;
  /** Null where the standard ones predicted as well or better, or nothing was compared yet. */
  parameters: number[] | null;
  standard_loss: number | null;
  fitted_loss: number | null;
  tried_at: Date | null;
}
