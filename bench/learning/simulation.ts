import type { Learner } from './learners.ts';
import type { Scheduler } from './schedulers.ts';

export const DAYS = 365;
export const WORDS = 2000;
/** New words a day: all are introduced after 200 days and reviewed for the rest of the year. */
const NEW_PER_DAY = 10;
/** Recall is measured on each of the last days, so that no scheme gains by practising on the last one. */
const MEASURED_DAYS = 30;
/** Rows of a cluster practised by the test alone: the limit of a free cluster. */
const CLUSTER = 50;

export interface Year {
  /** Every answer, steps within a day and repeats in a test among them. */
  reviews: number;
  /** Words known on an average day of the last thirty. */
  known: number;
}

function year(learner: Learner, practise: (day: number) => number): Year {
  let reviews = 0;
  let known = 0;
  for (let day = 0; day < DAYS; day++) {
    reviews += practise(day);
    if (day >= DAYS - MEASURED_DAYS) known += learner.known(day + 0.5) / MEASURED_DAYS;
  }
  return { reviews, known };
}

/** A year of a learner who answers all due words every day, and ten new ones. */
export function scheduledYear(learner: Learner, scheduler: Scheduler): Year {
  const due: number[][] = Array.from({ length: DAYS + 1 }, () => []);
  return year(learner, (day) => {
    const today = due[day] ?? [];
    const first = day * NEW_PER_DAY;
    for (let word = first; word < Math.min(first + NEW_PER_DAY, WORDS); word++) today.push(word);
    // Grows while it is read: a step of minutes puts its word at the end of the day's own list.
    for (let index = 0; index < today.length; index++) {
      const word = today[index] ?? 0;
      const next = scheduler.next(word, day, learner.answer(word, day));
      due[Math.min(next, DAYS)]?.push(word);
    }
    return today.length;
  });
}

/**
 * A year with the practice test alone: one test of a whole cluster a day, wrong answers repeated until they are right.
 * A new cluster every fifth day, otherwise the one that was practised longest ago.
 */
export function testedYear(learner: Learner): Year {
  const order: number[] = [];
  return year(learner, (day) => {
    const fresh = day % (CLUSTER / NEW_PER_DAY) === 0 && day * NEW_PER_DAY < WORDS;
    const cluster = fresh ? (day * NEW_PER_DAY) / CLUSTER : (order.shift() ?? 0);
    order.push(cluster);
    let asked = Array.from({ length: CLUSTER }, (_, row) => cluster * CLUSTER + row);
    let reviews = 0;
    while (asked.length > 0) {
      reviews += asked.length;
      asked = asked.filter((word) => learner.answer(word, day) === 1);
    }
    return reviews;
  });
}
