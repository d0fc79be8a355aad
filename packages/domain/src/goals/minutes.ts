/** Selects words for a few minutes, without a date: the largest gain in recall per minute. */
import { chooseDay } from './choose-day.ts';
import type { Forgetting } from './forgetting.ts';
import type { PlannedWord, Times } from './visit.ts';

/** Days from now at which recall is measured: near enough for words being forgotten, far enough for a visit to last. */
const AHEAD = 7;

/** Indexes of the words for so many minutes, largest gain first. */
export const wordsForMinutes = (
  words: readonly PlannedWord[],
  forgetting: Forgetting,
  today: number,
  { minutes, times }: { minutes: number; times: Times },
): number[] =>
  chooseDay(words, forgetting, { date: today + AHEAD, target: 1 }, today, { seconds: minutes * 60, times }).chosen;
