import { describe, expect, it } from 'vitest';
import { canTranslateRow, usedColumns } from '../../src/clusters/cluster.ts';
import {
  clusterErrors,
  languagePicker,
  normalizeClusterForm,
  validateFirstColumnName,
  validateTitle,
  type ClusterForm,
} from '../../src/clusters/cluster-form.ts';

const form: ClusterForm = {
  title: 'Animals',
  description: null,
  col_1_name: 'Word',
  col_2_name: 'Translation',
  col_3_name: null,
  col_1_language: 'en',
  col_2_language: 'sk',
  col_3_language: null,
};

describe('cluster form', () => {
  // Specification: S1-5.01, S1-9.08
  it('wants a title of three characters after trimming', () => {
    expect(validateTitle('  ab  ')).toEqual('Title must be at least 3 characters long.');
    expect(validateTitle('abc')).toBeNull();
    expect(validateTitle('日本語')).toBeNull();
    expect(validateTitle('x'.repeat(121))).toEqual('Title must be at most 120 characters long.');
    expect(validateTitle('two\nlines')).not.toBeNull();
  });
  // Specification: S1-5.02-03, S1-9.08
  it('wants two characters for column 1 and nothing for the others', () => {
    expect(validateFirstColumnName(' a ')).toEqual('Column must be at least 2 characters long.');
    expect(clusterErrors({ ...form, col_2_name: null, col_3_name: '' })).toEqual({});
    expect(clusterErrors({ ...form, col_2_name: 'x'.repeat(61) })).toHaveProperty('col_2_name');
  });
  // Specification: S1-5.03
  it('accepts a description with line breaks, up to 1000 characters', () => {
    expect(clusterErrors({ ...form, description: 'a\nb'.repeat(300) })).toEqual({});
    expect(clusterErrors({ ...form, description: 'x'.repeat(1001) })).toHaveProperty('description');
    expect(clusterErrors({ ...form, description: 'nul\u0000' })).toHaveProperty('description');
  });
  it('refuses unknown languages, the same one twice, and one whose column before has none', () => {
    expect(clusterErrors({ ...form, col_1_language: 'klingon' })).toHaveProperty('col_1_language');
    expect(Object.keys(clusterErrors({ ...form, col_2_language: 'en' }))).toEqual(['col_1_language', 'col_2_language']);
    expect(Object.keys(clusterErrors({ ...form, col_1_language: '-' }))).toEqual(['col_2_language']);
  });
  // Specification: S1-2.92-93
  it('hides languages of other columns and opens the pickers one after the other', () => {
    expect(languagePicker(form, 3)).toEqual({ disabled: false, taken: ['en', 'sk'] });
    expect(languagePicker({ ...form, col_2_language: '-' }, 3)).toEqual({ disabled: true, taken: ['en'] });
    expect(languagePicker({ ...form, col_1_language: null, col_2_language: null }, 1).disabled).toBe(false);
  });
  // Specification: S1-3.02, S1-5.05
  it('stores trimmed NFC texts, blank ones and the dash as null', () => {
    expect(
      normalizeClusterForm({ ...form, title: ' Zviera\u0301 ', description: ' ', col_3_name: '', col_2_language: '-' }),
    ).toEqual({ ...form, title: 'Zvierá', col_2_language: null });
  });
  // Specification: S1-1.01, S1-2.54
  it('shows the named columns and translates between languages only', () => {
    expect(usedColumns(form)).toEqual([1, 2]);
    expect(canTranslateRow(form)).toBe(true);
    expect(canTranslateRow({ ...form, col_2_name: null })).toBe(false);
  });
});
