/** How long a session still is, and how far it is. */
import { expectedMinutes } from '../schedule/settings.ts';
import type { Session } from './session-state.ts';
import type { SessionWord, Way } from './words.ts';

/** Expected share of wrong answers, which are repeated: about one in ten. */
const MISSED = 0.1;
/** From so many answers on, their number is rounded to fives. */
const ROUNDED_FROM = 10;

/** Remaining answers of a word if all are correct. */
function answersOf(word: SessionWord | undefined, ways: readonly Way[]): number {
  if (word === undefined) return 0;
  return word.steps + (word.stage === 'new' && ways.includes('meet') ? 1 : 0);
}

/** Remaining answers of the session if all are correct. */
export const answersLeft = ({ words, line, ways }: Pick<Session, 'words' | 'line' | 'ways'>): number =>
  line.reduce((sum, key) => sum + answersOf(words[key], ways), 0);

/**
 * Progress after one more answer, with `left` remaining: the answer was one part of the rest before. Monotonic, however
 * many steps a wrong one adds, and 1 after the last.
 */
export const furtherShare = (share: number, left: number): number => share + (1 - share) / (left + 1);

/** Estimate of the rest: answers with the usual mistakes, and minutes. */
export function expectedRemaining(session: Pick<Session, 'words' | 'line' | 'ways'>): {
  answers: number;
  minutes: number;
} {
  const left = answersLeft(session);
  const expected = Math.round(left * (1 + MISSED));
  const answers = expected < ROUNDED_FROM ? expected : Math.round(expected / 5) * 5;
  const stages = session.line.map((key) => session.words[key]?.stage);
  const count = (...wanted: string[]) => stages.filter((stage) => stage !== undefined && wanted.includes(stage)).length;
  const counts = { due: count('review'), new: count('new'), learning: count('learning', 'relearning') };
  return { answers, minutes: expectedMinutes(counts) };
}
