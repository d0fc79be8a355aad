import { assembleAnswer, boxesOf } from '@wordcluster/domain/practice/boxes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../src/features/practice/components/LetterBoxes.tsx';
import { typeAt, typedText } from '../../src/features/practice/hooks/use-letter-boxes.ts';

/** Types each text as a keyboard would: into the box that has the focus. */
function typeAll(expected: string, texts: readonly string[]): string {
  const cells = boxesOf(expected);
  let filling: ReturnType<typeof typeAt> = { letters: [], focus: 0, last: null };
  for (const text of texts) filling = typeAt(cells, filling.letters, filling.focus, text, filling.last);
  return assembleAnswer(cells, filling.letters);
}

describe('typing in letter boxes', () => {
  it.each([
    ['plain letters', 'la casa', ['l', 'a', 'c', 'a', 's', 'a']],
    ['a space typed where one stands already', 'la casa', ['l', 'a', ' ', 'c', 'a', 's', 'a']],
    ['a slash that stands fixed', 'he/she', ['h', 'e', 's', 'h', 'e']],
    ['an accent typed after its letter', 'café', ['c', 'a', 'f', 'e', '\u0301']],
    ['Hindi vowel signs', 'हिन्दी', ['ह', 'ि', 'न', '्', 'द', 'ी']],
    ['Thai tone marks', 'น้ำ', ['น', '้', 'ำ']],
    ['Arabic vowels', 'كِتَاب', ['ك', 'ِ', 'ت', 'َ', 'ا', 'ب']],
    ['a whole word from an input method', 'たべもの', ['たべもの']],
    ['two composed parts', '日本語', ['日本', '語']],
  ])('understands %s', (_what, expected, texts) => {
    expect(typeAll(expected, texts)).toBe(expected.normalize('NFC'));
  });

  it('gives back every answer that is typed code point by code point', () => {
    const word = fc.array(fc.constantFrom('a', 'é', 'ß', 'ह', 'ि', 'น', '้', 'ب', '日', '가'), {
      minLength: 1,
      maxLength: 9,
    });
    fc.assert(
      fc.property(word, (points) => {
        const expected = points.join('').normalize('NFC');
        expect(typeAll(expected, Array.from(expected))).toBe(expected);
      }),
    );
  });

  it.each(['नमस्ते', 'हिन्दुस्तान', 'क्ष', '👨‍👩‍👧‍👦', 'น้ำ', 'ក្រុម', 'தமிழ்'])(
    'takes %s code point by code point also where the last box keeps the caret behind its letter',
    (expected) => {
      const cells = boxesOf(expected);
      let filling: ReturnType<typeof typeAt> = { letters: [], focus: 0, last: null };
      for (const point of Array.from(expected.normalize('NFC'))) {
        const before = filling.letters[filling.focus] ?? '';
        const text = typedText(before, before + point);
        filling = typeAt(cells, filling.letters, filling.focus, text, filling.last);
      }
      expect(assembleAnswer(cells, filling.letters)).toBe(expected.normalize('NFC'));
    },
  );

  it('joins a mark to the letter of the box where the caret was put', () => {
    expect(typeAt(boxesOf('ab'), ['e', 'b'], 0, '\u0301', null).letters).toEqual(['é', 'b']);
  });

  it('keeps a mark without a letter before it where it was typed', () => {
    expect(typeAt(boxesOf('ab'), [], 1, '\u0301', null).letters).toEqual(['', '\u0301']);
  });

  it.each([
    ['', 'a', 'a'],
    ['a', 'ab', 'b'],
    ['a', 'ba', 'b'],
    ['a', 'x', 'x'],
    ['ह', 'हि', 'ि'],
    ['e', 'é', 'é'],
    ['a', 'a', 'a'],
  ])('a box that held %j and holds %j got %j', (before, after, typed) => {
    expect(typedText(before, after)).toBe(typed);
  });
});

describe('the layout of boxes', () => {
  // Specification: S1-2.80
  it('breaks between words and shows a slash in its position', () => {
    const words = wordsOf(boxesOf('er/sie geht'));
    expect(words.map(({ parts }) => parts.map(({ text }) => text).join(''))).toEqual(['er/sie', 'geht']);
    expect(words.flatMap(({ parts }) => parts.map(({ box }) => box))).toEqual([0, 1, null, 2, 3, 4, 5, 6, 7, 8]);
  });
});
