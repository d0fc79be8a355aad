import type { Forgetting } from '@wordcluster/domain/goals/forgetting';
import { firstTrace, STANDARD_TIMES, visitedTrace, type PlannedWord } from '@wordcluster/domain/goals/visit';
import { mixed } from '@wordcluster/domain/schedule/settings';
import type { Learner } from './learners.ts';

/** New words a day of the ordinary schedule, as the product has it. */
const NEW_PER_DAY = 10;

/** A learner's words as the product models them, while the learner's memory follows another law. */
export class Deck {
  readonly words: PlannedWord[];
  /** Day from which the list after a goal's end asks a word; Infinity if it is not in the list. */
  readonly listed = new Map<number, number>();
  private readonly learner: Learner;
  /** Seconds that the day before took too many. */
  private beyond = 0;
  private readonly believed: Forgetting;

  constructor(count: number, learner: Learner, believed: Forgetting) {
    this.words = Array.from({ length: count }, (_, row) => ({ row, trace: null, lastDay: -1 }));
    this.learner = learner;
    this.believed = believed;
  }

  /** Asks a word until it is right; returns the seconds. */
  visit(index: number, day: number): number {
    const word = this.words[index];
    if (!word) return 0;
    const rating = this.learner.answer(index, day);
    const times = STANDARD_TIMES;
    const { trace, lastDay } = word;
    word.lastDay = day;
    this.listed.delete(index);
    if (trace === null) {
      for (let step = rating < 3 ? 2 : 1; step > 0; step -= 1) this.learner.answer(index, day);
      word.trace = firstTrace(this.believed, rating);
      return times.introduction;
    }
    const isRight = rating > 1;
    if (!isRight) this.learner.answer(index, day);
    word.trace = visitedTrace(this.believed, trace, this.believed.recall(day - lastDay, trace.stability), isRight);
    return times.review + (isRight ? 0 : times.step);
  }

  /** The day from which the ordinary schedule has it due at a wanted retention of 0.9; a list after a goal's end goes before it. */
  dueDay(index: number): number {
    const { trace, lastDay } = this.words[index] ?? { trace: null, lastDay: 0 };
    if (trace === null) return Infinity;
    return this.listed.get(index) ?? lastDay + Math.max(1, Math.round(trace.stability));
  }

  /** A day of the ordinary schedule: lowest recall first, new words evenly between, until the time is up. */
  ordinaryDay(day: number, seconds: number): number {
    const recall = (index: number) => {
      const { trace, lastDay } = this.words[index] ?? { trace: null, lastDay: 0 };
      return trace === null ? 0 : this.believed.recall(day - lastDay, trace.stability);
    };
    const indices = [...this.words.keys()];
    const due = indices
      .filter((index) => this.dueDay(index) <= day)
      .map((index) => ({ index, recall: recall(index) }))
      .toSorted((a, b) => a.recall - b.recall || a.index - b.index)
      .map(({ index }) => index);
    const fresh = indices.filter((index) => this.words[index]?.trace === null).slice(0, NEW_PER_DAY);
    return this.ask(mixed(due, fresh), day, seconds);
  }

  /** Words in this order until the time is up. The last one is finished; its excess time is taken off the next day. */
  ask(line: readonly number[], day: number, seconds: number): number {
    const left = seconds - this.beyond;
    let spent = 0;
    for (const index of line) {
      if (spent >= left) break;
      spent += this.visit(index, day);
    }
    this.beyond = Math.max(0, spent - left);
    return spent;
  }
}
