/** Limit of work: hostile texts have a great many alternatives, articles and places to slip, and nobody waits for those. */

/** Letters that are looked at for one answer; an everyday answer takes some hundred, 1,000 against 1,000 some thousand. */
export const MOST_WORK = 30_000;

/** Counts the letters that are looked at, so that every step can say whether there is any left. */
export class Work {
  spent = 0;

  /** False once the answer has cost what it may. */
  spend(letters: number): boolean {
    if (this.spent > MOST_WORK) return false;
    this.spent += letters;
    return true;
  }
}
