/** A quota to take characters from. */
export interface Quota {
  /** All or nothing: false if there are not enough. */
  take(characters: number): Promise<boolean>;
  refund(characters: number): Promise<void>;
}
