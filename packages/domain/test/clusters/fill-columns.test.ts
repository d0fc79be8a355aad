import { describe, expect, it } from 'vitest';
import { draftFilling, rowFilling } from '../../src/clusters/fill-columns.ts';

const columns = {
  col_1_name: 'German',
  col_2_name: 'Slovak',
  col_3_name: 'English',
  col_1_language: 'de',
  col_2_language: 'sk',
  col_3_language: 'en',
};
const row = (one: string | null, two: string | null = null, three: string | null = null) => ({
  col_1_value: one,
  col_2_value: two,
  col_3_value: three,
});

describe('filling a row', () => {
  it('takes the first filled column and fills all empty ones', () => {
    expect(rowFilling(columns, row('Hund'))).toEqual({ source: 1, targets: [2, 3] });
    expect(rowFilling(columns, row(' ', 'pes', 'dog'))).toEqual({ source: 2, targets: [1] });
  });

  it('has nothing to do in a full row, and nothing to start from in an empty one', () => {
    expect(rowFilling(columns, row('Hund', 'pes', 'dog'))).toBeNull();
    expect(rowFilling(columns, row(null))).toBeNull();
  });

  it('leaves columns without a language or a name alone', () => {
    expect(rowFilling({ ...columns, col_2_language: null }, row('Hund'))).toEqual({ source: 1, targets: [3] });
    expect(rowFilling({ ...columns, col_3_name: null }, row('Hund'))).toEqual({ source: 1, targets: [2] });
    expect(rowFilling({ ...columns, col_1_language: null }, row('Hund'))).toBeNull();
  });
});

describe('filling the add row', () => {
  // Specification: S1-7.28
  it('translates the field that was left into the other empty ones', () => {
    expect(draftFilling(columns, row('', 'pes', ''), 2)).toEqual({ source: 2, targets: [1, 3] });
    expect(draftFilling(columns, row('', 'pes', ''), 1)).toBeNull();
    expect(draftFilling({ ...columns, col_2_language: null }, row('', 'pes', ''), 2)).toBeNull();
  });

  // Specification: S1-5.18
  it('before adding fills column 1 only, from the first that is filled', () => {
    expect(draftFilling(columns, row('', '', 'dog'), null)).toEqual({ source: 3, targets: [1] });
    expect(draftFilling(columns, row('Hund', '', ''), null)).toBeNull();
    expect(draftFilling({ ...columns, col_1_language: null }, row('', 'pes', ''), null)).toBeNull();
  });
});
