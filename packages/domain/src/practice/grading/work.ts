/** Work budget: hostile texts have a great many alternatives, articles and possible slips. */

/** Budget in compared letters per answer; an everyday answer takes some hundred, 1,000 against 1,000 some thousand. */
export const MAX_WORK = 30_000;

/** Counts compared letters, so that every step can check the budget. */
export class Work {
  spent = 0;

  /** False once the budget is used up. */
  spend(letters: number): boolean {
    if (this.spent > MAX_WORK) return false;
    this.spent += letters;
    return true;
  }
}
