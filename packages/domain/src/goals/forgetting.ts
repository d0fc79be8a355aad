/**
 * FSRS-6 as plain arithmetic: the formulas of ts-fsrs without its checks and its rounding, as a plan calculates with them a million
 * times. A property test holds both against each other.
 */
export interface Forgetting {
  /** Probability of recall so many days after the last answer. */
  recall(days: number, stability: number): number;
  /** After the first answer: 1 again to 4 easy. */
  introduced(rating: number): Trace;
  /** After an answer on a later day; `recall` was its predicted probability. */
  recalled(trace: Trace, recall: number, rating: number): Trace;
  forgotten(trace: Trace, recall: number): Trace;
  /** After another answer on the same day. */
  sameDay(trace: Trace, rating: number): Trace;
}

/** Memory state of an answered word. */
export interface Trace {
  /** Days until it is recalled with a probability of 0.9. */
  stability: number;
  /** 1 to 10. */
  difficulty: number;
}

const LEAST_STABILITY = 0.001;
const MAX_STABILITY = 36_500;
const GOOD = 3;
const EASY = 4;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const ofStability = (value: number) => within(value, LEAST_STABILITY, MAX_STABILITY);

/** The forgetting model with these 21 parameters. */
export function forgettingOf(parameters: readonly number[]): Forgetting {
  const w = (index: number) => parameters[index] ?? 0;
  const decay = -w(20);
  const factor = Math.exp(Math.log(0.9) / decay) - 1;
  const growth = Math.exp(w(8));
  const firstDifficulty = (rating: number) => within(w(4) - Math.exp((rating - 1) * w(5)) + 1, 1, 10);
  const revertsTo = w(7) * (w(4) - Math.exp((EASY - 1) * w(5)) + 1);
  const shrinkOfLapse = Math.exp(w(17) * w(18));
  const difficultyAfter = (difficulty: number, rating: number) =>
    within(revertsTo + (1 - w(7)) * (difficulty - (w(6) * (rating - GOOD) * (10 - difficulty)) / 9), 1, 10);
  const weightOf = (rating: number) => (rating === 2 ? w(15) : rating === EASY ? w(16) : 1);
  return {
    recall: (days, stability) => (1 + (factor * days) / stability) ** decay,
    introduced: (rating) => ({ stability: Math.max(w(rating - 1), 0.1), difficulty: firstDifficulty(rating) }),
    recalled({ stability, difficulty }, recall, rating) {
      const grown =
        growth * (11 - difficulty) * stability ** -w(9) * Math.expm1((1 - recall) * w(10)) * weightOf(rating);
      return { stability: ofStability(stability * (1 + grown)), difficulty: difficultyAfter(difficulty, rating) };
    },
    forgotten({ stability, difficulty }, recall) {
      const left = w(11) * difficulty ** -w(12) * ((stability + 1) ** w(13) - 1) * Math.exp((1 - recall) * w(14));
      const after = within(stability / shrinkOfLapse, LEAST_STABILITY, ofStability(left));
      return { stability: after, difficulty: difficultyAfter(difficulty, 1) };
    },
    sameDay({ stability, difficulty }, rating) {
      const change = stability ** -w(19) * Math.exp(w(17) * (rating - GOOD + w(18)));
      const masked = rating >= 2 ? Math.max(change, 1) : change;
      return { stability: ofStability(stability * masked), difficulty: difficultyAfter(difficulty, rating) };
    },
  };
}
