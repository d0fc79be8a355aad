import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { looksLikeHeader } from '../../src/clusters/header-line.ts';

const animals = [
  ['pes', 'dog'],
  ['kočka', 'cat'],
  ['kôň', 'horse'],
  ['ryba', 'fish'],
];

describe('a first line is taken for names of columns', () => {
  test.each<[string, (string | null)[], string[][]]>([
    ['that are known in one of the languages', ['Slovo', 'Meaning'], animals],
    ['even where nothing follows', ['Wort', 'Übersetzung'], []],
    ['in Polish', ['Słowo', 'Znaczenie'], [['pies', 'dog']]],
    ['in Hungarian', ['Szó', 'Jelentés'], [['kutya', 'dog']]],
    ['in French', ['Mot', 'Traduction'], [['chien', 'dog']]],
    ['in Italian', ['Parola', 'Significato'], [['cane', 'dog']]],
    ['in Portuguese', ['Palavra', 'Tradução'], [['cão', 'dog']]],
    ['in Ukrainian', ['Слово', 'Переклад'], [['пес', 'dog']]],
    ['in Arabic', ['كلمة', 'ترجمة'], [['كلب', 'dog']]],
    ['of languages, above small letters', ['Slovak', 'English'], animals],
    [
      'in another script than the words',
      ['Russian', 'English'],
      [
        ['собака', 'dog'],
        ['кот', 'cat'],
        ['рыба', 'fish'],
      ],
    ],
    [
      'above numbers and small letters',
      ['Nr', 'Tier'],
      [
        ['1', 'hund'],
        ['2', 'katze'],
        ['3', 'pferd'],
      ],
    ],
  ])('%s', (_, first, others) => {
    expect(looksLikeHeader(first, others, 'Word')).toBe(true);
  });

  test('when it begins with the cluster’s own', () => {
    expect(looksLikeHeader(['  WORD ', 'x'], [['Word', 'y']], 'Word')).toBe(true);
  });
});

describe('a first line is a word', () => {
  test.each<[string, (string | null)[], string[][]]>([
    ['among others of its kind', ['lev', 'lion'], animals],
    [
      'with a capital as others have',
      ['Hund', 'Dog'],
      [
        ['Katze', 'Cat'],
        ['Pferd', 'Horse'],
        ['Fisch', 'Fish'],
      ],
    ],
    ['with one capital alone', ['Anna', 'name'], animals],
    ['that is a sentence', ['What is a word?', 'Question.'], animals],
    ['that stands again below', ['Slovo', 'Word'], [...animals, ['slovo', 'word']]],
    ['where too little follows to tell', ['Lev', 'Lion'], animals.slice(0, 2)],
    ['that is the same twice', ['Taxi', 'Taxi'], animals],
    ['that is blank', [null, null], animals],
  ])('%s', (_, first, others) => {
    expect(looksLikeHeader(first, others, 'Word')).toBe(false);
  });

  test('any word among others of its kind', () => {
    const cell = fc.constantFrom('pes', 'kočka', 'dog', 'horse', 'ryba');
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 9 }), ([first = ['', ''], ...others]) => {
        expect(looksLikeHeader(first, others, null)).toBe(false);
      }),
    );
  });
});
