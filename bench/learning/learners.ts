import { drawParameters, FIRST_RATINGS, randomFrom, type Random } from '@wordcluster/domain/goals/people';
import { FSRSAlgorithm, type FSRSState } from 'ts-fsrs';

export { drawParameters, randomFrom, type Random };

/** The hidden state of a learner's memory of one word. */
interface Trace {
  memory: FSRSState;
  day: number;
}

export type Answer = 1 | 2 | 3;

/** A person with 2,000 words: remembers by FSRS-6 with parameters of their own, which no scheduler sees. */
export class Learner {
  readonly parameters: readonly number[];
  private readonly random: Random;
  private readonly law: FSRSAlgorithm;
  private readonly traces = new Map<number, Trace>();

  private readonly firstRatings: readonly number[];

  constructor(parameters: readonly number[], random: Random, firstRatings: readonly number[] = FIRST_RATINGS) {
    this.parameters = parameters;
    this.random = random;
    this.firstRatings = firstRatings;
    this.law = new FSRSAlgorithm({ w: parameters });
  }

  /** Asks a word on a day, which changes the memory. Rating: 1 not known, 2 hard, 3 known. */
  answer(word: number, day: number): Answer {
    const trace = this.traces.get(word);
    const rating = trace ? this.recall(trace, day) : this.firstRating();
    const elapsed = trace ? day - trace.day : 0;
    this.traces.set(word, { memory: this.law.next_state(trace?.memory ?? null, elapsed, rating), day });
    return rating;
  }

  /** Number of words that the learner would know if asked all of them now. */
  known(day: number): number {
    let sum = 0;
    for (const { memory, day: last } of this.traces.values())
      sum += this.law.forgetting_curve(day - last, memory.stability);
    return sum;
  }

  private recall({ memory, day: last }: Trace, day: number): Answer {
    return this.random() < this.law.forgetting_curve(day - last, memory.stability) ? 3 : 1;
  }

  private firstRating(): Answer {
    const [again = 0, hard = 0] = this.firstRatings;
    const drawn = this.random();
    if (drawn < again) return 1;
    return drawn < again + hard ? 2 : 3;
  }
}
