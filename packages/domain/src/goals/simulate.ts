/** The days until the date, played with a memory that may be another than the plan believes. */
import { chooseDay, daysLeft, recallOnDate, type Aim } from './choose-day.ts';
import type { Forgetting, Trace } from './forgetting.ts';
import { firstRating, type FirstRatings, type Random } from './people.ts';
import { firstTrace, visitedTrace, type PlannedWord, type Times } from './visit.ts';

export interface Course {
  readonly words: readonly PlannedWord[];
  readonly believed: Forgetting;
  /** The user's actual forgetting; the same object if the model is right. */
  readonly real: Forgetting;
  readonly aim: Aim;
  readonly firstDay: number;
  /** The last day of study. */
  readonly lastDay: number;
  /** Of each day. */
  readonly seconds: number;
  readonly times: Times;
  readonly random: Random;
  /** Distribution of the user's first ratings; default: the average. */
  readonly firstRatings?: FirstRatings;
  /** Indexes of the words of the first day, if already decided. */
  readonly first?: readonly number[];
}

export interface Outcome {
  /** Mean recall on the date, of all words. */
  readonly recall: number;
  /** Words introduced by then. */
  readonly introduced: number;
  /** Seconds of an average day. */
  readonly secondsPerDay: number;
  /** Expected number of recalled words on the date without further practice, at the end of each day. */
  readonly line: readonly number[];
  /** Indexes of the words of each of the first days. */
  readonly days: readonly (readonly number[])[];
}

interface Played extends PlannedWord {
  real: Trace | null;
}

/** Simulates all days; deterministic. */
export function simulate(course: Course, storedDays = 0): Outcome {
  const { believed, real, aim, firstDay, lastDay, times } = course;
  const words: Played[] = course.words.map((word) => ({ ...word, real: word.trace }));
  const line: number[] = [];
  const days: number[][] = [];
  let spent = 0;
  let left = 0;
  for (let day = firstDay; day <= lastDay; day += 1) {
    const seconds = course.seconds + left;
    const decided = day === firstDay && course.first ? asDecided(course.first, seconds) : null;
    const choice = decided ?? chooseDay(words, believed, aim, day, { seconds, times });
    // Unused time carries over to the next day: a few words stand for many here.
    left = choice.isFull ? seconds - choice.seconds : 0;
    for (const index of choice.chosen) {
      const word = words[index];
      if (word) visit(word, day, course);
    }
    spent += choice.seconds;
    if (days.length < storedDays) days.push(choice.chosen);
    line.push(words.reduce((sum, word) => sum + recallOnDate(believed, word, aim), 0));
  }
  const recalled = words.reduce(
    (sum, { real: trace, lastDay: last }) =>
      sum + (trace === null ? 0 : real.recall(daysLeft(aim, last), trace.stability)),
    0,
  );
  return {
    recall: words.length === 0 ? 1 : recalled / words.length,
    introduced: words.filter(({ trace }) => trace !== null).length,
    secondsPerDay: spent / Math.max(1, lastDay - firstDay + 1),
    line,
    days,
  };
}

const asDecided = (chosen: readonly number[], seconds: number) => ({ chosen: [...chosen], seconds, isFull: false });

/** Simulates a visit; both memories are updated with the same answer. */
function visit(word: Played, day: number, { believed, real, random, firstRatings }: Course): void {
  const { trace } = word;
  if (trace === null || word.real === null) {
    const rating = firstRating(random, firstRatings);
    word.trace = firstTrace(believed, rating);
    word.real = firstTrace(real, rating);
  } else {
    const elapsed = day - word.lastDay;
    const recall = real.recall(elapsed, word.real.stability);
    const isRight = random() < recall;
    word.trace = visitedTrace(believed, trace, believed.recall(elapsed, trace.stability), isRight);
    word.real = visitedTrace(real, word.real, recall, isRight);
  }
  word.lastDay = day;
}
