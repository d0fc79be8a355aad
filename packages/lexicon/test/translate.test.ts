import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { translationsWithParts, translateWord } from '../src/index.ts';

test.each([
  ['dog', 'en', 'de', 'Hund'],
  ['der Hund', 'de', 'sk', 'pes'],
  ['hund', 'de', 'en', 'dog'],
  ['The Dog', 'en', 'sk', 'pes'],
  ['mačka', 'sk', 'en', 'cat'],
  ['macka', 'sk', 'en', 'cat'],
  ['to eat', 'en', 'de', 'essen'],
  ["l'heure", 'fr', 'en', 'hour'],
  ['l’heure', 'fr', 'en', 'hour'],
  ['Nemecko', 'sk', 'en', 'Germany'],
  ['pondelok', 'sk', 'ja', '月曜日'],
  ['twenty-one', 'en', 'sk', 'dvadsaťjeden'],
  ['where is the toilet', 'en', 'de', 'Wo ist die Toilette?'],
  ['كلب', 'ar', 'en', 'dog'],
  ['الكلب', 'ar', 'en', 'dog'],
  ['tiger', 'en', 'th', 'เสือ'],
  ['eggplant', 'en', 'de', 'Aubergine'],
  ['aubergine', 'en', 'de', 'Aubergine'],
])('%s (%s) in %s is %s', (text, from, to, expected) => {
  expect(translateWord({ text, from, to })).toBe(expected);
});

test.each([
  ['serendipity', 'en', 'de'],
  ['the dog and the cat', 'en', 'de'],
  ['dogcat', 'en', 'de'],
  ['the', 'en', 'de'],
  ['', 'en', 'de'],
  ['   ', 'en', 'de'],
  ['dog', 'en', 'la'],
  ['dog', 'en', 'xx'],
  ['dog', 'en', '__proto__'],
  ['__proto__', 'en', 'de'],
  ['dog', 'sk', 'de'],
])('%s (%s) in %s is not guessed', (text, from, to) => {
  expect(translateWord({ text, from, to })).toBeNull();
});

test.each([
  ['cold', 'en', 'de', 'kalt'],
  ['Turkey', 'en', 'es', 'Turquía'],
  ['turkey', 'en', 'es', 'pavo'],
  ['to drink', 'en', 'es', 'beber'],
  ['buenas tardes', 'es', 'en', 'good afternoon'],
  ['dogs', 'en', 'de', 'Hund'],
  ['children', 'en', 'fr', 'enfant'],
  ['went', 'en', 'de', 'gehen'],
  ['Häuser', 'de', 'en', 'house'],
  ['psov', 'sk', 'en', 'dog'],
  ['chevaux', 'fr', 'en', 'horse'],
  ['comboio', 'pt', 'en', 'train'],
])('%s (%s) in %s is %s: by part of speech, letter case and form', (text, from, to, expected) => {
  expect(translateWord({ text, from, to })).toBe(expected);
});

test('a verb that is asked for with its mark is no noun', () => {
  expect(translateWord({ text: 'to break', from: 'en', to: 'de' })).not.toBe('Pause');
  expect(translationsWithParts({ text: 'to cook', from: 'en', to: 'es' })).toEqual([
    { text: 'cocinar', part_of_speech: 'verb' },
  ]);
});

test('the other meanings follow, with their part of speech, and what Portugal says with its region', () => {
  const cold = translationsWithParts({ text: 'cold', from: 'en', to: 'de' });
  expect(cold.map(({ part_of_speech }) => part_of_speech)).toEqual(['adj', 'noun']);
  expect(translationsWithParts({ text: 'train', from: 'en', to: 'pt' })).toContainEqual({
    text: 'comboio',
    part_of_speech: 'noun',
    region: 'PT',
  });
});

test('a noun and a verb that differ by their letter case are kept apart', () => {
  expect(translateWord({ text: 'essen', from: 'de', to: 'en' })).toBe('eat');
  expect(translateWord({ text: 'Arbeiten', from: 'de', to: 'en' })).not.toBeNull();
});

test('any text and languages give a word or nothing', () => {
  const code = fc.constantFrom('en', 'de', 'ar', 'zh-CN', 'th', 'xx', '', '__proto__');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), code, code, (text, from, to) => {
      const answer = translateWord({ text, from, to });
      expect(answer === null || answer.length > 0).toBe(true);
    }),
  );
});
