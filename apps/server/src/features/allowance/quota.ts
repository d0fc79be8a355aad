/** Where characters are taken from. */
export interface Quota {
  /** False where there are not as many; then none is taken. */
  take(characters: number): Promise<boolean>;
  refund(characters: number): Promise<void>;
}
