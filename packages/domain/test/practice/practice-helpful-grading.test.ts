import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withAlternative } from '../../src/practice/alternatives.ts';
import { gradeAnswer } from '../../src/practice/grading.ts';
import { evaluationTime, reduce } from '../../src/practice/reducer.ts';
import { restoreText } from '../../src/practice/restore.ts';
import { percentage } from '../../src/practice/scoring.ts';
import { FINISHED, IDLE, PAUSED, RUNNING, shownChoices, type PracticeState } from '../../src/practice/state.ts';
import { ANIMALS, anySteps, CLUSTER, NOW, play, row, started } from './fixtures.ts';
import { walk } from './walk.ts';

const typed = { test_type: 'text', randomize_row_order: false } as const;
const helpful = { ...typed, grading: 'helpful' } as const;
const answer = (text: string) => ({ type: 'score', now: NOW + 500, answer: text }) as const;
const next = { type: 'advance', now: NOW + 2000 } as const;
const overrule = (position: number, right: boolean) => ({ type: 'overrule', position, right, now: NOW + 900 }) as const;
const last = ({ test }: PracticeState) => [
  test.results.at(-1)?.verdict,
  test.results.at(-1)?.reason,
  test.scores.at(-1),
];

describe('a typed test with helpful grading', () => {
  it.each([
    ['pes', 'right', null, 1],
    ['Pes', 'right_with_note', 'case', 1],
    ['pes.', 'right_with_note', 'punctuation', 1],
    // The answer of another row is no slip of this one.
    ['mačka', 'wrong', null, 0],
    ['', 'wrong', null, 0],
  ])('judges “%s” for “pes” as %s', (text, verdict, reason, score) => {
    expect(last(play(started(helpful), answer(text)))).toEqual([verdict, reason, score]);
  });

  it('counts what the learner keeps as right, also after the test was stored', () => {
    const rows = [{ ...row(1, 'the dog', 'pes'), accepted: { 2: ['hafan'] } }, row(2, 'the cat', 'mačka')];
    const { state } = restoreText(JSON.stringify(started(helpful, { rows })));
    expect(last(play(state, answer('hafan')))).toEqual(['right', null, 1]);
    expect(last(play(started(helpful), answer('hafan')))).toEqual(['wrong', null, 0]);
  });

  it('gives nothing for almost, asks again and remembers the mistake', () => {
    const rows = [row(1, 'the dog', 'der Hund'), row(2, 'the cat', 'die Katze')];
    const state = play(started(helpful, { rows, colLanguages: ['en', 'de', null] }), answer('die Hund'));
    expect(last(state)).toEqual(['almost', 'article', 0]);
    expect(state.test.questions).toHaveLength(3);
    expect(state.settings.last_wrong_answers[CLUSTER]).toEqual([1]);
  });

  it('knows the words of rows that are not asked', () => {
    const rows = [row(1, 'okno', 'window'), row(2, 'meno', 'windwo')];
    const all = started({ ...helpful, question_limit: 1 }, { rows });
    expect(all.test.questions).toHaveLength(1);
    expect(last(play(all, answer('windwo')))).toEqual(['wrong', null, 0]);
    expect(last(play(started(helpful, { rows: rows.slice(0, 1) }), answer('windwo')))).toEqual([
      'right_with_note',
      'slip',
      1,
    ]);
  });

  it('leaves time to read a note, and grades two columns by the worse one', () => {
    expect(
      [play(started(helpful), answer('Pes')), play(started(helpful), answer('pes'))].map(({ test }) =>
        evaluationTime(test),
      ),
    ).toEqual([3000, 1000]);
    const two = started({ ...helpful, target_col2: 3 });
    const both = (second: string) => last(play(two, { type: 'answer-changed', answer2: second }, answer('pes')));
    expect([both('bark'), both('Bark'), both('meow')]).toEqual([
      ['right', null, 1],
      ['right_with_note', 'case', 1],
      ['wrong', null, 0],
    ]);
  });

  it('is strict for choices, and unless it was chosen', () => {
    expect(last(play(started({ ...helpful, test_type: 'choice' }), answer('Pes')))).toEqual(['wrong', null, 0]);
    expect(last(play(started(typed), answer('Pes')))).toEqual(['wrong', null, 0]);
    expect(play(started(typed), answer('Pes'), overrule(0, true)).test.scores).toEqual([0]);
  });
});

describe('the learner’s own verdict', () => {
  it('“I was right” scores, and forgets the repeat and the mistake', () => {
    const wrong = play(started(helpful), answer('hafan'));
    const right = play(wrong, overrule(0, true));
    expect(right.test.scores).toEqual([1]);
    expect(right.test.questions).toHaveLength(ANIMALS.length);
    expect(right.settings.last_wrong_answers[CLUSTER]).toEqual([]);
    const again = play(right, overrule(0, false));
    expect(again.test.scores).toEqual([0]);
    expect(again.test.questions).toHaveLength(ANIMALS.length + 1);
    expect(again.settings.last_wrong_answers[CLUSTER]).toEqual([1]);
  });

  it('at the end takes back what repeats had earned', () => {
    const rows = ANIMALS.slice(0, 1);
    const end = play(started(helpful, { rows }), answer('hafan'), next, answer('pes'), next);
    expect([end.test.state, percentage(end.test.scores, 1)]).toEqual([FINISHED, 50]);
    const right = play(end, overrule(0, true));
    expect([right.test.state, right.test.scores, percentage(right.test.scores, 1)]).toEqual([FINISHED, [1], 100]);
    const undone = play(right, { ...overrule(0, false), type: 'take-back-overrule', before: end, after: right });
    expect(undone).toBe(end);
  });

  it('overruled while its repeat is asked, continues with the question after it', () => {
    const rows = ANIMALS.slice(0, 1);
    const repeat = play(started(helpful, { rows }), answer('hafan'), next);
    expect(repeat.test).toMatchObject({ state: RUNNING, current_question: 1 });
    expect(play(repeat, overrule(0, true)).test).toMatchObject({ state: FINISHED, scores: [1], evaluating: false });
  });

  it('any answers and corrections leave the test whole and within 100 %', () => {
    const anyOverruling = fc.tuple(fc.nat({ max: 12 }), fc.boolean());
    fc.assert(
      fc.property(anySteps, fc.array(anyOverruling, { maxLength: 6 }), anySteps, (steps, overrulings, rest) => {
        let state = walk(started(helpful), steps).at(-1) ?? started(helpful);
        for (const [position, right] of overrulings) {
          state = walk(reduce(state, overrule(position, right)), rest).at(-1) ?? state;
          const { test } = state;
          expect(test.results).toHaveLength(test.scores.length);
          const percent = percentage(test.scores, test.questions_at_start);
          expect(percent).toBeGreaterThanOrEqual(0);
          expect(percent).toBeLessThanOrEqual(100);
          if (test.state === RUNNING || test.state === PAUSED)
            expect(restoreText(JSON.stringify(state))).toEqual({ state, outcome: 'test' });
        }
      }),
    );
  });
});

describe('number of questions and repeats of the test', () => {
  it('asks as many questions as were wanted, and every mistake', () => {
    expect(started({ question_limit: 2 }).test).toMatchObject({ questions_at_start: 2 });
    const missed = { [CLUSTER]: [1, 2, 3] };
    expect(
      started({ question_limit: 2, last_wrong_answers: missed }, { fromLastAnswers: true }).test.questions,
    ).toHaveLength(3);
  });

  it('shuffles the choices of a repeat again, the same ones', () => {
    const state = play(started({ randomize_row_order: false }, { rows: ANIMALS.slice(0, 4) }), answer('none'));
    const at = state.test.questions.findIndex(({ score }) => score < 1);
    const before = state.test.questions[at]?.possible_answers ?? [];
    const shown = shownChoices({ ...state.test, current_question: at });
    expect(shown).not.toEqual(before);
    expect(shown.toSorted()).toEqual(before.toSorted());
    expect(shownChoices(state.test)).toEqual(state.test.questions[0]?.possible_answers);
  });

  it('a restored test continues as if the clock had been stopped', () => {
    const running = started({ time_for_answer: 20 });
    const cancelled = play(running, { type: 'cancel' });
    expect(cancelled.test.state).toBe(IDLE);
    const back = play(cancelled, { type: 'take-back-cancel', cancelled: running, at: NOW + 5000, now: NOW + 9000 });
    expect(back.test).toEqual({ ...running.test, timer: { base_time: 5000, start: NOW + 9000, stop: null } });
    const other = started({ test_type: 'text' });
    expect(play(other, { type: 'take-back-cancel', cancelled: running, at: NOW, now: NOW })).toBe(other);
  });

  it('continues a test that an older version stored', () => {
    const { test, settings } = play(started(), answer('none'));
    const { results: _results, not_asked: _rows, ...older } = test;
    const { grading: _grading, question_limit: _limit, autoplay: _autoplay, ...before } = settings;
    const restored = restoreText(JSON.stringify({ test: older, settings: before }));
    expect(restored.outcome).toBe('test');
    expect(restored.state.settings).toEqual(settings);
    expect(restored.state.test.results.map(({ verdict }) => verdict)).toEqual(['wrong']);
  });
});

describe('an answer kept as an alternative', () => {
  it.each([
    ['auto', 'voz', 'auto / voz'],
    ['good morning / hi', 'hello', 'good morning / hi / hello'],
    ['a; b', 'c', 'a; b; c'],
    ['pes', ' ', null],
    ['pes', 'x'.repeat(1000), null],
  ])('of “%s” and “%s” gives %s', (cell, added, result) => expect(withAlternative(cell, added, null)).toBe(result));

  it('is right from then on, and so is what was right before', () => {
    const word = fc.stringMatching(/^[a-zé ]{1,12}$/);
    fc.assert(
      fc.property(word, word, (cell, added) => {
        const expected = withAlternative(cell, added, 'en');
        fc.pre(expected !== null);
        for (const text of [cell, added])
          expect(
            gradeAnswer({ expected, typed: text, language: 'en', otherAnswers: [], question: null, mode: 'text' })
              .verdict,
          ).toBe('right');
      }),
    );
  });
});
