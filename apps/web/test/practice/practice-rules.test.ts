import { DEFAULT_SETTINGS } from '@wordcluster/domain/practice/settings';
import { FINISHED, IDLE_TEST, PAUSED, RUNNING } from '@wordcluster/domain/practice/state';
import { describe, expect, it } from 'vitest';
import { directionOf } from '../../src/features/practice/state/answer-fields.ts';
import { sizeWords } from '../../src/features/practice/components/CloudPicture.tsx';
import { countQuestions, withChange, meaningOf } from '../../src/features/practice/state/practice-rules.ts';
import { testDestination } from '@wordcluster/domain/practice/routes';

const key = (name: string, more = {}) => ({
  key: name,
  keyCode: 0,
  isComposing: false,
  repeat: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe('keys of a test', () => {
  // Specification: S1-4.19
  it('Enter scores, but not the one that ends a composition or is held down', () => {
    expect(meaningOf(key('Enter'), 0)).toBe('score');
    expect(meaningOf(key('Enter', { isComposing: true }), 0)).toBeNull();
    expect(meaningOf(key('Enter', { keyCode: 229 }), 0)).toBeNull();
    expect(meaningOf(key('Enter', { repeat: true }), 0)).toBeNull();
  });

  it('numbers choose only among the choices there are', () => {
    expect(meaningOf(key('1'), 3)).toBe(0);
    expect(meaningOf(key('3'), 3)).toBe(2);
    expect(meaningOf(key('4'), 3)).toBeNull();
    expect(meaningOf(key('0'), 3)).toBeNull();
    expect(meaningOf(key('1', { ctrlKey: true }), 3)).toBeNull();
    expect(meaningOf(key('1'), 0)).toBeNull();
  });
});

describe('the test dialog', () => {
  const row = (id: number, first: string | null, second: string | null) => ({
    id,
    cluster_id: 1,
    row_number: id,
    col_1_value: first,
    col_2_value: second,
    col_3_value: null,
  });
  const rows = [row(1, 'pes', 'dog'), row(2, 'les', null), row(3, 'dom', 'house')];

  // Specification: S1-2.66
  it('frees the second answer when another selector takes its column', () => {
    const settings = { ...DEFAULT_SETTINGS, target_col2: 3 } as const;
    expect(withChange(settings, { target_col: 3 })).toMatchObject({ target_col: 3, target_col2: 0 });
    expect(withChange(settings, { test_type: 'text' }).target_col2).toBe(3);
  });

  it('counts what can be asked', () => {
    const settings = { ...DEFAULT_SETTINGS, last_wrong_answers: { 1: [3, 99] } };
    expect(countQuestions(rows, settings, 1, false)).toBe(2);
    expect(countQuestions(rows, settings, 1, true)).toBe(1);
    expect(countQuestions(rows, settings, 2, true)).toBe(0);
  });
});

describe('the address of a test', () => {
  const question = { id: 1, cluster_id: 7, row_number: 1, col_1_value: 'a', col_2_value: 'b', col_3_value: null };
  const test = { ...IDLE_TEST, cluster_id: 7, questions: [{ ...question, score: 1, possible_answers: [] }] };

  // Specification: S1-2.88
  it('shows the test of its own cluster only', () => {
    for (const state of [RUNNING, PAUSED, FINISHED] as const)
      for (const foundNone of [true, false]) {
        expect(testDestination({ ...test, state }, 7, foundNone)).toBeNull();
        expect(testDestination({ ...test, state }, 8, foundNone)).toBe('/clusters/8/');
      }
  });

  // Specification: S1-2.89
  it('stays where there is no test, unless one has just ended there', () => {
    expect(testDestination(IDLE_TEST, 7, true)).toBeNull();
    expect(testDestination(IDLE_TEST, 7, false)).toBe('/clusters/7/');
  });

  // Specification: S1-4.08
  it('leads to the list when there is nothing to ask', () => {
    expect(testDestination({ ...test, state: RUNNING, questions: [] }, 7, false)).toBe('/clusters');
  });
});

describe('writing direction', () => {
  it.each([
    ['ar', 'book', 'rtl'],
    ['de', 'كتاب', 'ltr'],
    [null, 'كتاب', 'rtl'],
    [null, '(שלום)', 'rtl'],
    [null, 'book', 'ltr'],
  ])('of language %j and text %j is %s', (language, text, direction) => {
    expect(directionOf(language, text)).toBe(direction);
  });
});

describe('sizes in the word cloud', () => {
  const word = (value: string, weight: number) => ({
    row_id: 1,
    value,
    answer: '',
    misses: weight > 0 ? 1 : 0,
    weight,
  });

  // Specification: S1-2.86
  it('a wronger word is larger, and every word fits the width', () => {
    const words = sizeWords([word('never right', 1), word('half right', 0.5), word('known', 0)], 340, 300);
    const sizes = words.map(({ size }) => size);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(new Set(sizes).size).toBe(3);
    expect(words.map(({ order }) => order)).toEqual([0, 1, 2]);
    for (const { text, size } of words) expect(text.length * size * 0.5).toBeLessThan(340);
  });

  it('shortens sentences and leaves out what would be too many', () => {
    const many = Array.from({ length: 500 }, () =>
      word('a sentence that goes on for longer than a word cloud can show', 0),
    );
    const words = sizeWords(many, 340, 300);
    expect(words.length).toBeLessThan(100);
    expect(words[0]?.text).toMatch(/^a sentence.{1,20}…$/);
  });
});
