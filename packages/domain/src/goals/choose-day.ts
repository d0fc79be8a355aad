/** Selects the words of a goal's day: those whose visit raises expected recall on the date most per second (greedy). */
import type { Forgetting } from './forgetting.ts';
import { recallAfterBeginning, visitedTrace, type PlannedWord, type Times } from './visit.ts';

export interface Aim {
  /** In days like `lastDay`; a fraction if the date is on the last day of study. */
  readonly date: number;
  /** The recall wanted of each word on the date. */
  readonly target: number;
}

/** Until the last days a word is left alone while it is recalled better than this: an early visit makes it last little longer. */
const READY_RECALL = 0.9;
/** Days before the date on which a visit counts for the date itself, however well a word is recalled. */
export const LAST_DAYS = 3;

/** Minimum of days until the date, so that nothing counts as known because it was just shown. */
const LEAST_LEFT = 0.5;

export const daysLeft = ({ date }: Aim, day: number): number => Math.max(LEAST_LEFT, date - day);

/** Recall on the date without another visit. */
export const recallOnDate = (forgetting: Forgetting, { trace, lastDay }: PlannedWord, aim: Aim): number =>
  trace === null ? 0 : forgetting.recall(daysLeft(aim, lastDay), trace.stability);

/**
 * Safety margin: a word is practised until its recall on the date is clearly above the target, because the memory
 * estimate is uncertain, and one missed word has to be compensated by others.
 */
export const enoughOnDate = ({ target }: Pick<Aim, 'target'>): number => 1 - (1 - target) / 3;

interface Choice {
  readonly index: number;
  readonly rate: number;
  readonly seconds: number;
}

export interface DayChoice {
  /** Indexes in the list of words, largest gain first. */
  readonly chosen: number[];
  /** Expected. */
  readonly seconds: number;
  /** More words are worth a visit than fit. */
  readonly isFull: boolean;
}

/**
 * The words of a day within the time limit. Words that reach the target without another visit are skipped, and those
 * answered on this day.
 */
export function chooseDay(
  words: readonly PlannedWord[],
  forgetting: Forgetting,
  aim: Aim,
  day: number,
  given: { seconds: number; times: Times },
): DayChoice {
  const left = daysLeft(aim, day);
  const { times } = given;
  const enough = enoughOnDate(aim);
  const isEarly = aim.date - day > LAST_DAYS;
  const beginning = recallAfterBeginning(forgetting, left);
  const choices: Choice[] = [];
  const rows = new Set(words.filter(({ lastDay }) => lastDay >= day).map(({ row }) => row));
  for (const [index, word] of words.entries()) {
    const { trace, lastDay, row } = word;
    if (word.paused || rows.has(row)) continue;
    if (trace === null) {
      choices.push({ index, rate: beginning / times.introduction, seconds: times.introduction });
      continue;
    }
    const untouched = recallOnDate(forgetting, word, aim);
    if (untouched >= enough) continue;
    const recall = forgetting.recall(day - lastDay, trace.stability);
    if (isEarly && recall > READY_RECALL) continue;
    const right = forgetting.recall(left, visitedTrace(forgetting, trace, recall, true).stability);
    const missed = forgetting.recall(left, visitedTrace(forgetting, trace, recall, false).stability);
    const seconds = times.review + (1 - recall) * times.step;
    const gain = recall * right + (1 - recall) * missed - untouched;
    if (gain > 0) choices.push({ index, rate: gain / seconds, seconds });
  }
  choices.sort((a, b) => b.rate - a.rate || a.index - b.index);
  const chosen: number[] = [];
  let seconds = 0;
  for (const choice of choices) {
    const row = words[choice.index]?.row ?? 0;
    if (rows.has(row)) continue;
    if (seconds + choice.seconds > given.seconds) return { chosen, seconds, isFull: true };
    rows.add(row);
    chosen.push(choice.index);
    seconds += choice.seconds;
  }
  return { chosen, seconds, isFull: false };
}
