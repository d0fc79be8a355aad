import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlankAnswer } from '../../src/practice/comparison.ts';
import { restoreText } from '../../src/practice/restore.ts';
import { percentage } from '../../src/practice/scoring.ts';
import { currentQuestion, FINISHED, IDLE, isLive, questionValue } from '../../src/practice/state.ts';
import { wordCloud } from '../../src/practice/word-cloud.ts';
import { anyRows, anySettings, anySteps, NOW, started } from './fixtures.ts';
import { walk } from './walk.ts';

const anySeed = fc.nat();

describe('practice test, whatever is asked and answered', () => {
  it('never scores above 100 % nor below 0', () => {
    fc.assert(
      fc.property(anyRows, anySettings, anySeed, anySteps, (rows, settings, seed, steps) => {
        for (const { test } of walk(started(settings, { rows, seed }), steps)) {
          const percent = percentage(test.scores, test.questions_at_start);
          expect(percent).toBeGreaterThanOrEqual(0);
          expect(percent).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  // Specification: S1-3.07, S1-4.20, S1-9.11
  it('inserts a repeat at a later position, at half the score, and never below a quarter', () => {
    fc.assert(
      fc.property(anyRows, anySettings, anySeed, anySteps, (rows, settings, seed, steps) => {
        const start = started(settings, { rows, seed });
        const states = [start, ...walk(start, steps)].map(({ test }) => test);
        for (const [index, test] of states.entries()) {
          expect(test.questions.every(({ score }) => [1, 0.5, 0.25].includes(score))).toBe(true);
          const before = states[index - 1] ?? test;
          const grown = test.questions.length - before.questions.length;
          const at = test.questions.findIndex((question, position) => question !== before.questions[position]);
          const asked = currentQuestion(before);
          expect([-1, grown]).toContain(grown === 0 ? at : 1);
          expect(at < 0 || at > before.current_question).toBe(true);
          expect(test.questions[at]).toEqual(at < 0 ? undefined : { ...asked, score: (asked?.score ?? 0) / 2 });
        }
      }),
    );
  });

  // Specification: S1-4.12
  it('asks nothing whose source or answer is empty', () => {
    fc.assert(
      fc.property(anyRows, anySettings, anySeed, (rows, settings, seed) => {
        const { test, settings: used } = started(settings, { rows, seed });
        for (const question of test.questions) {
          const columns = [used.source_col, used.target_col, used.test_type === 'text' ? used.target_col2 : 0];
          for (const column of columns) {
            expect(column === 0 || !isBlankAnswer(questionValue(question, column))).toBe(true);
          }
        }
        expect(test.state === IDLE).toBe(test.questions.length === 0);
      }),
    );
  });

  // Specification: S1-2.81, S1-3.08
  it('offers distinct choices with the correct one among them', () => {
    fc.assert(
      fc.property(anyRows, anySettings, anySeed, (rows, settings, seed) => {
        const { test, settings: used } = started({ ...settings, test_type: 'choice' }, { rows, seed });
        for (const question of test.questions) {
          const choices = question.possible_answers;
          expect(choices.length).toBeLessThanOrEqual(4);
          expect(new Set(choices).size).toBe(choices.length);
          expect(choices).toContain(questionValue(question, used.target_col));
        }
      }),
    );
  });

  // Specification: S1-4.22
  it('continues a stored live test exactly', () => {
    fc.assert(
      fc.property(anyRows, anySettings, anySeed, anySteps, anySteps, (rows, settings, seed, steps, rest) => {
        const state = walk(started(settings, { rows, seed }), steps).at(-1) ?? started(settings, { rows, seed });
        const restored = restoreText(JSON.stringify(state));
        fc.pre(isLive(state.test));
        expect(restored).toEqual({ state, outcome: 'test' });
        expect(walk(restored.state, rest, NOW + 1e9)).toEqual(walk(state, rest, NOW + 1e9));
      }),
    );
  });

  // Specification: S1-4.16
  it('comes to an end by answering, with as many scores as questions, and 100 % when all was right at once', () => {
    fc.assert(
      fc.property(anyRows, anySettings, anySeed, fc.boolean(), (rows, settings, seed, right) => {
        const start = started(settings, { rows, seed });
        fc.pre(start.test.questions.length > 0);
        const round = [right ? ('right' as const) : ('wrong' as const), 'advance' as const];
        // Every question comes at most three times: at 1, a half and a quarter.
        const steps = Array.from({ length: rows.length * 3 }, () => round).flat();
        const end = walk(start, steps).at(-1)?.test ?? start.test;
        expect(end.state).toBe(FINISHED);
        expect(end.scores).toHaveLength(end.questions.length);
        expect(percentage(end.scores, end.questions_at_start)).toBe(right ? 100 : 0);
        const weights = wordCloud(end, start.settings).map(({ weight, misses }) => [weight, misses]);
        expect(weights).toEqual(weights.map(() => (right ? [0, 0] : [1, 3])));
      }),
    );
  });
});
