import { createEmptyCard, fsrs, type Card, type FSRS } from 'ts-fsrs';
import type { Answer, Random } from './learners.ts';

/** Days are counted from 0; an answer of a step within a day comes on the same day again. */
export interface Scheduler {
  /** The next due day of an answered word; the same day for a step of minutes. */
  next(word: number, day: number, rating: Answer): number;
}

const NOON = 43_200_000;
const DAY = 86_400_000;

/** FSRS-6 as the product uses it: ts-fsrs, standard steps, short-term formulas and fuzz on. */
export class Fsrs implements Scheduler {
  private readonly cards = new Map<number, Card>();
  private readonly scheduler: FSRS;

  constructor(retention: number, parameters?: readonly number[]) {
    this.scheduler = fsrs({
      request_retention: retention,
      enable_fuzz: true,
      ...(parameters && { w: parameters }),
    });
  }

  next(word: number, day: number, rating: Answer): number {
    const card: Card = this.cards.get(word) ?? createEmptyCard(new Date(day * DAY + NOON));
    // Steps within a day are ten minutes apart; the memory model uses days.
    const moment = card.last_review && card.due.getTime() > day * DAY + NOON ? card.due : new Date(day * DAY + NOON);
    const after = this.scheduler.next(card, moment, rating).card;
    this.cards.set(word, after);
    return Math.max(day, Math.floor(after.due.getTime() / DAY));
  }
}

/**
 * SM-2 as Anki had it before FSRS, default options: steps of 1 and 10 minutes, first interval 1 day, ease 2.5 and at
 * least 1.3, hard 1.2 times, a lapse costs 0.2 of the ease and begins at 1 day again, half of a delay counts, fuzz.
 */
export class AnkiSm2 implements Scheduler {
  private readonly cards = new Map<number, { ease: number; interval: number; due: number; steps: number }>();
  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  next(word: number, day: number, rating: Answer): number {
    const card = this.cards.get(word) ?? { ease: 2.5, interval: 0, due: day, steps: 2 };
    this.cards.set(word, card);
    if (card.steps > 0) this.step(card, day, rating);
    else this.review(card, day, rating);
    return card.due;
  }

  private step(card: { interval: number; due: number; steps: number }, day: number, rating: Answer): void {
    if (rating === 1) card.steps = card.interval > 0 ? 1 : 2;
    else if (rating === 3) card.steps -= 1;
    if (card.steps === 0) card.interval = 1;
    card.due = day + (card.steps === 0 ? card.interval : 0);
  }

  private review(card: { ease: number; interval: number; due: number; steps: number }, day: number, rating: Answer) {
    if (rating === 1) {
      card.ease = Math.max(1.3, card.ease - 0.2);
      card.interval = 1;
      card.steps = 1;
      card.due = day;
      return;
    }
    const late = Math.max(0, day - card.due);
    const grown = rating === 2 ? card.interval * 1.2 : (card.interval + late / 2) * card.ease;
    if (rating === 2) card.ease = Math.max(1.3, card.ease - 0.15);
    card.interval = this.fuzzed(Math.max(card.interval + 1, Math.round(grown)));
    card.due = day + card.interval;
  }

  private fuzzed(interval: number): number {
    if (interval < 3) return interval;
    const range = Math.max(1, Math.round(interval * (interval < 7 ? 0.25 : interval < 30 ? 0.15 : 0.05)));
    return interval - range + Math.floor(this.random() * (2 * range + 1));
  }
}

/** Leitner: five boxes with doubled intervals; a wrong answer returns to the first, the last one stays. */
export class Leitner implements Scheduler {
  private readonly boxes = new Map<number, number>();

  next(word: number, day: number, rating: Answer): number {
    const box = rating === 1 ? 0 : Math.min((this.boxes.get(word) ?? -1) + 1, 4);
    this.boxes.set(word, box);
    return day + 2 ** box;
  }
}
