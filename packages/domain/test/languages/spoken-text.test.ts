import { describe, expect, test } from 'vitest';
import { kanaAmong, spokenText } from '../../src/languages/spoken-text.ts';

describe('text of a cell for a voice', () => {
  test.each([
    ['de', 'die Frau, -en', 'die Frau'],
    ['de', 'der Vater, ⸚', 'der Vater'],
    ['de', 'das Haus, ¨-er', 'das Haus'],
    ['es', 'el gato, -a', 'el gato'],
    ['en', 'dog (n.)', 'dog'],
    ['en', 'to run (verb)', 'to run'],
    ['en', 'cat 🐈', 'cat'],
    ['en', '<b>house</b>', 'house'],
    ['zh-CN', 'n.狗', '狗'],
    ['ja', '飲[の]む', 'のむ'],
    ['zh-CN', '漢(hàn)字(zì)', '漢字'],
    ['he', 'שָׁלוֹם', 'שלום'],
    // Nothing else is in it, or it only looks like a label.
    ['en', '🐈', '🐈'],
    ['en', 'S. Korea', 'S. Korea'],
    ['en', 'well-known', 'well-known'],
    ['en', 'come, go', 'come, go'],
    ['fr', 'señor(a)', 'señor(a)'],
  ])('%s: %s is read as %s', (language, cell, spoken) => {
    expect(spokenText(cell, language)).toBe(spoken);
  });
});

test('kana of another cell read a word in kanji', () => {
  expect(kanaAmong(['猫', 'cat', 'ねこ'])).toBe('ねこ');
  expect(kanaAmong(['猫', 'cat', null])).toBeNull();
  expect(kanaAmong(['猫', ' ', 'neko'])).toBeNull();
});
