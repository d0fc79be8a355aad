/** A user's paused practice test, with their last mistakes. */
export interface PausedTestsTable {
  user_id: number;
  /** JSON of the browser. */
  test: string;
  updated_at: Date;
}
