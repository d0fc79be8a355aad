import { describe, expect, it } from 'vitest';
import { confusionsOf } from '../../src/review-session/confusions.ts';
import { word } from './walk.ts';

const rows = [
  ['Hund', 'pes'],
  ['Sand', 'piesok'],
  ['Lied', 'pieseň'],
  ['Katze', 'mačka'],
  ['Ziege', 'koza'],
  ['Haut', 'koža'],
  ['Hündchen', 'Pes'],
].map(([col_1_value = '', col_2_value = ''], id) => ({ id, col_1_value, col_2_value, col_3_value: null }));
const goat = word(5);

describe('confusions of a word', () => {
  it('is written alike', () => {
    expect(confusionsOf(goat, { rows, language: 'sk' }, null)).toEqual([{ text: 'koža', question: 'Haut' }]);
  });

  it('lists the actually answered word first, however it is written', () => {
    expect(confusionsOf(goat, { rows, language: 'sk' }, 'Mačka')).toEqual([
      { text: 'mačka', question: 'Katze' },
      { text: 'koža', question: 'Haut' },
    ]);
  });

  it('is never the word itself in other letters', () => {
    expect(confusionsOf(word(0), { rows, language: 'sk' }, 'PES').map(({ text }) => text)).not.toContain('Pes');
  });
});
