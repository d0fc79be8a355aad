import { reduce } from '../../src/practice/reducer.ts';
import { expectedAnswers, type PracticeState } from '../../src/practice/state.ts';
import { NOW, type Step } from './fixtures.ts';

/** Plays the steps on the state, the clock going on by 0.4 s, or by 300 s before a late tick. */
export function walk(from: PracticeState, steps: readonly Step[], startedAt = NOW): PracticeState[] {
  let now = startedAt;
  let state = from;
  return steps.map((step) => {
    now += step === 'tick-late' ? 300_000 : 400;
    state = take(state, step, now);
    return state;
  });
}

function take(state: PracticeState, step: Step, now: number): PracticeState {
  if (step === 'right') {
    const expected = expectedAnswers(state);
    const answered = reduce(state, { type: 'answer-changed', answer2: expected?.second ?? '' });
    return reduce(answered, { type: 'score', now, answer: expected?.first ?? '' });
  }
  if (step === 'wrong') return reduce(state, { type: 'score', now, answer: '\u2603 none of these' });
  if (step === 'tick-soon' || step === 'tick-late') return reduce(state, { type: 'tick', now });
  return reduce(state, { type: step, now });
}
