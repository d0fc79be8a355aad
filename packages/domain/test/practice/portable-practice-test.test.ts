import { describe, expect, it } from 'vitest';
import { reduce } from '../../src/practice/reducer.ts';
import { restore } from '../../src/practice/restore.ts';
import { DEFAULT_SETTINGS, type TestSettings } from '../../src/practice/settings.ts';
import { INITIAL_STATE, PAUSED, type PracticeState } from '../../src/practice/state.ts';
import { travellingTest } from '../../src/practice/portable-practice-test.ts';

/** The server's limits. */
const MOST = 256 * 1024;
const bytesOf = (test: PracticeState) => new TextEncoder().encode(JSON.stringify({ test })).length;
const fits = (copy: PracticeState) => bytesOf(copy) <= MOST;

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: 1_000_000 + index,
    cluster_id: 50_000,
    row_number: index + 1,
    col_1_value: `guten Morgen ${index}`,
    col_2_value: `dobré ráno ${index}`,
    col_3_value: null,
    tags: index % 2 === 0 ? ['Kapitel 1'] : [],
    picture: index === 3 ? '/api/media/3' : null,
    sound_1: null,
    sound_2: null,
    sound_3: null,
  }));

/** A test of so many rows, paused after so many right answers. */
function paused(count: number, answered: number, settings: Partial<TestSettings> = {}): PracticeState {
  const chosen = {
    ...DEFAULT_SETTINGS,
    source_col: 1,
    target_col: 2,
    randomize_row_order: false,
    ...settings,
  } as const;
  const columns = { colNames: ['a', 'b', null], colLanguages: ['de', 'sk', null] } as const;
  let state = reduce(
    { ...INITIAL_STATE, settings: chosen },
    { type: 'start', now: 1, seed: 7, clusterId: 50_000, rows: rows(count), fromLastAnswers: false, ...columns },
  );
  for (let position = 0; position < answered; position += 1) {
    state = reduce(state, { type: 'score', now: 2, answer: `dobré ráno ${position}` });
    state = reduce(state, { type: 'advance', now: 3 });
  }
  return reduce(state, { type: 'pause', now: 4 });
}

const arrived = (state: PracticeState): PracticeState => {
  const copy = travellingTest(state, fits);
  expect(copy).not.toBeNull();
  const restored = restore(JSON.parse(JSON.stringify(copy)));
  expect(restored.outcome).toBe('test');
  return restored.state;
};

describe('a paused test on its way to another device', () => {
  it('is unchanged where it fits', () => {
    const state = paused(300, 10, { test_type: 'choice' });
    expect(travellingTest(state, fits)).toEqual(state);
    expect(arrived(state)).toEqual(state);
  });

  it.each(['text', 'choice'] as const)('fits with 804 rows, at its start and at its end: %s', (test_type) => {
    for (const answered of [0, 803]) {
      const state = paused(804, answered, { test_type });
      expect(fits(state)).toBe(answered === 0);
      const { test } = arrived(state);
      expect(test).toMatchObject({ state: PAUSED, current_question: answered });
      expect(test.results).toEqual(state.test.results);
      expect(test.questions.map(({ id, score }) => [id, score])).toEqual(
        state.test.questions.map(({ id, score }) => [id, score]),
      );
      expect(test.questions[3]?.picture).toBe('/api/media/3');
    }
  });

  it('offers choices again, the right one among them; those that are shown stay', () => {
    const state = paused(804, 700, { test_type: 'choice' });
    const { test } = arrived(state);
    expect(test.questions[700]?.possible_answers).toEqual(state.test.questions[700]?.possible_answers);
    for (const { possible_answers, col_2_value } of test.questions) {
      expect(new Set(possible_answers).size).toBe(4);
      expect(possible_answers).toContain(col_2_value);
    }
  });

  it('leaves behind the rows that are not asked, at last; what still does not fit stays', () => {
    const state = paused(2000, 0, { test_type: 'text', grading: 'helpful', question_limit: 1000 });
    expect(state.test.not_asked).toHaveLength(1000);
    expect(arrived(state).test).toMatchObject({ not_asked: [], questions_at_start: 1000 });
    expect(travellingTest(paused(3000, 0), fits)).toBeNull();
  });
});
