import { expect } from '@playwright/test';
import type { AnswerEntry, ReviewEntry } from '@wordcluster/domain/review-session/entries';
import { effectiveEntries } from '@wordcluster/domain/review-session/entries';
import { createEmptyCard, fsrs, State, type Card } from 'ts-fsrs';

const DAY = 24 * 3_600_000;

export interface StoredState {
  row_id: number;
  state: string;
  stability: number;
  difficulty: number;
  reps: number;
  lapses: number;
  due: string;
}

const isAnswer = (entry: ReviewEntry): entry is AnswerEntry => entry.kind === 'answer';
const SCHEDULER = fsrs({ enable_fuzz: false });
/** The person's day begins at four in a zone one hour ahead: that is what `ts-fsrs` shall take for a UTC date. */
const shifted = (moment: string) => new Date(Date.parse(moment) - 3 * 3_600_000);

/** Answers that were not taken back, in the order in which they were given. */
const answersOf = (log: readonly ReviewEntry[]): AnswerEntry[] =>
  effectiveEntries(log)
    .filter((entry) => isAnswer(entry))
    .toSorted((a, b) => a.happened_at.localeCompare(b.happened_at));

/** States of a log by `ts-fsrs`, by row. */
export function cardsByHand(log: readonly ReviewEntry[]): Map<number, Card> {
  const cards = new Map<number, Card>();
  for (const entry of answersOf(log)) {
    const moment = shifted(entry.happened_at);
    const card: Card = cards.get(entry.row_id) ?? createEmptyCard(moment);
    cards.set(entry.row_id, SCHEDULER.next(card, moment, entry.rating).card);
  }
  return cards;
}

/** Fails unless the server's states are those cards. */
export function expectStates(states: readonly StoredState[], cards: ReadonlyMap<number, Card>): void {
  for (const state of states) {
    const card = cards.get(state.row_id);
    expect(state).toMatchObject({
      state: State[card?.state ?? 0]?.toLowerCase(),
      reps: card?.reps,
      lapses: card?.lapses,
    });
    expect(state.stability).toBeCloseTo(card?.stability ?? 0, 6);
    expect(state.difficulty).toBeCloseTo(card?.difficulty ?? 0, 6);
    const days = (Date.parse(state.due) - 3 * 3_600_000 - (card?.last_review?.getTime() ?? 0)) / DAY;
    // From two and a half days on the day is drawn near the one that FSRS wants.
    expect(Math.abs(days - (card?.scheduled_days ?? 0))).toBeLessThanOrEqual(
      (card?.scheduled_days ?? 0) < 2.5 ? 0.01 : 2,
    );
  }
}

/** Days with how much was answered on them, the first one first. */
export function daysByHand(log: readonly ReviewEntry[]): { day: string; answers: number; minutes: number }[] {
  const days = new Map<string, { day: string; answers: number; minutes: number }>();
  for (const { happened_at, duration_ms } of answersOf(log)) {
    const day = shifted(happened_at).toISOString().slice(0, 10);
    const before = days.get(day) ?? { day, answers: 0, minutes: 0 };
    days.set(day, { day, answers: before.answers + 1, minutes: before.minutes + duration_ms / 60_000 });
  }
  return [...days.values()];
}

/** How many cards stand where. */
export function stagesByHand(cards: ReadonlyMap<number, Card>): Record<'learning' | 'young' | 'known', number> {
  const review = [...cards.values()].filter(({ state }) => state === State.Review);
  const known = review.filter(({ stability }) => stability >= 21).length;
  return { learning: cards.size - review.length, young: review.length - known, known };
}
