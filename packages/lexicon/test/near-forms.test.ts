import { expect, test } from 'vitest';
import { formsOf, readDictionary, spellingOf } from '../../near-words/build/hunspell.ts';
import { nearForms } from '../../near-words/build/near.ts';

// Specification: S0-1.404
test('dictionaries give the forms of a word with one suffix, and know them again', () => {
  const english = readDictionary('en');
  expect(formsOf('dog', english)).toContain('dogs');
  const isSpelt = spellingOf(english);
  expect(['dog', 'dogs', 'unhappy'].filter((word) => !isSpelt(word))).toEqual([]);
  expect(['dogz', 'xqzt', ''].filter(isSpelt)).toEqual([]);
});

// Specification: S0-1.404
test('forms that another everyday word may slip into are near, and those that differ in marks alone', () => {
  const forms = new Map([
    ['slova', 'slovo'],
    ['slovem', 'slovo'],
    ['sovy', 'sova'],
  ]);
  expect(nearForms('cs', new Set(['slovo', 'sova']), forms)).toEqual(['slova']);
  const spanish = new Map([
    ['hablo', 'hablar'],
    ['habló', 'hablar'],
    ['hablamos', 'hablar'],
  ]);
  expect(nearForms('es', new Set(['hablar']), spanish)).toEqual(['hablo', 'habló']);
});
