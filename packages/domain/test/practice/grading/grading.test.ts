import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnswerToGrade, gradeAnswer } from '@wordcluster/domain/practice/grading';
import { isBlankAnswer } from '@wordcluster/domain/practice/comparison';

const grade = (expected: string, typed: string, more: Partial<AnswerToGrade> = {}) =>
  gradeAnswer({ expected, typed, language: 'en', otherAnswers: [], question: null, mode: 'text', ...more });
const accepted = (verdict: string) => verdict === 'right' || verdict === 'right_with_note';

const LETTERS = { right: 'r', right_with_note: 'n', almost: 'a', wrong: 'w' } as const;

/** The corpus beside this file: language | cell | answer=verdicts · answer=verdicts. */
const pairs = readFileSync(path.join(import.meta.dirname, 'pairs.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .flatMap((line) => {
    const [code = '', cell = '', answers = ''] = line.split(' | ');
    const [expected = '', others] = cell.split(' ! ');
    return answers.split(' · ').map((answer) => {
      const sign = answer.lastIndexOf('=');
      return {
        language: code === '-' ? null : code,
        expected,
        typed: answer.slice(0, sign),
        fair: answer.slice(sign + 1).trim(),
        otherAnswers: others?.split('; ') ?? [],
      };
    });
  });

test('the corpus of judged answers is graded as a teacher would', () => {
  const graded = pairs.map((pair) => ({ ...pair, given: LETTERS[grade(pair.expected, pair.typed, pair).verdict] }));
  const described = ({ language, expected, typed, given, fair }: (typeof graded)[number]) =>
    `${language}: "${typed}" for "${expected}" is ${given}, not ${fair}`;
  expect(pairs.length).toBeGreaterThan(1200);
  expect(graded.filter(({ given, fair }) => !fair.includes(given)).map(described)).toEqual([]);
});

describe('an answer', () => {
  test('that names several alternatives of the cell is right, one that adds a guess is not', () => {
    expect(grade('good morning / hi', 'hi, good morning').verdict).toBe('right');
    expect(grade('dog', 'dog, cat')).toMatchObject({ verdict: 'wrong', reason: 'guesses' });
  });
  test('that slips into another word of the table is wrong', () => {
    expect(grade('battle', 'bottle', { otherAnswers: ['bottle'] }).verdict).toBe('wrong');
    expect(grade('Haus', 'Hauz', { language: 'de' }).verdict).toBe('right_with_note');
    expect(grade('Haus', 'Hauz', { language: 'de', otherAnswers: ['Hauz'] }).verdict).toBe('wrong');
  });
  test('whose missing accent makes another word of the table is almost right', () => {
    expect(grade('sofá', 'sofa', { language: 'es' }).verdict).toBe('right_with_note');
    expect(grade('sofá', 'sofa', { language: 'es', otherAnswers: ['sofa'] })).toMatchObject({
      verdict: 'almost',
      reason: 'other_word',
    });
  });
  test('that repeats the question is no slip', () => {
    expect(grade('colour', 'colours', { question: 'colours' }).verdict).toBe('almost');
    expect(grade('systeem', 'system', { language: 'nl', question: 'system' }).verdict).toBe('wrong');
  });
  test('that the person counts as right besides the cell is graded as a cell is', () => {
    expect(grade('autumn', 'fall', { accepted: ['spring', 'fall'] })).toMatchObject({
      verdict: 'right',
      expected: 'fall',
    });
    expect(grade('autumn', 'Fall', { accepted: ['fall'] }).verdict).toBe('right_with_note');
    expect(grade('autumn', 'autum', { accepted: ['fall'] })).toMatchObject({ reason: 'slip', expected: 'autumn' });
  });
  test('that is right for another row with the same question is almost right', () => {
    expect(grade('autumn', 'fall', { synonyms: ['fall'] })).toMatchObject({ verdict: 'almost', reason: 'synonym' });
  });
  test('in letter boxes is the whole cell', () => {
    expect(grade('hi / hello', 'hi / hello', { mode: 'boxes' }).verdict).toBe('right');
    expect(grade('hi / hello', 'hi', { mode: 'boxes' }).verdict).toBe('wrong');
    expect(grade('teacher', 'taecher', { mode: 'boxes' }).verdict).toBe('right_with_note');
  });
  test('says which alternative it was held against', () => {
    expect(grade('autumn; fall', 'atumn').expected).toBe('autumn');
  });
});

const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.lorem({ maxCount: 4 }));
const language = fc.constantFrom('en', 'de', 'fr', 'es', 'cs', 'ru', 'el', 'ar', 'ja', 'ko', 'hi', 'vi', 'tr', null);

describe('always', () => {
  test('an answer that is right by the strict comparison is right', () => {
    fc.assert(
      fc.property(text, language, (word, code) => {
        fc.pre(!isBlankAnswer(word));
        expect(grade(word, ` ${word} `, { language: code }).verdict).toBe('right');
      }),
    );
  });
  test('the verdict does not hang on how accents are encoded', () => {
    fc.assert(
      fc.property(text, text, language, (word, typed, code) => {
        const one = grade(word.normalize('NFC'), typed.normalize('NFD'), { language: code });
        const other = grade(word.normalize('NFD'), typed.normalize('NFC'), { language: code });
        expect(one.verdict).toBe(other.verdict);
      }),
    );
  });
  test('another number is never accepted', () => {
    const number = fc.integer({ min: -2000, max: 100_000 });
    fc.assert(
      fc.property(number, number, fc.constantFrom('', ' km', ' years', '%'), language, (a, b, unit, code) => {
        fc.pre(a !== b);
        expect(accepted(grade(`${a}${unit}`, `${b}${unit}`, { language: code }).verdict)).toBe(false);
      }),
    );
  });
  test('one more alternative never makes a right answer wrong', () => {
    fc.assert(
      fc.property(text, text, fc.constantFrom(' / ', '; ', ', ', '/'), language, (word, more, sign, code) => {
        fc.pre(!isBlankAnswer(word) && !isBlankAnswer(more) && accepted(grade(word, word, { language: code }).verdict));
        fc.pre(sign.trim() !== ',' || !/\d/.test(word + more));
        // Words joined by slashes may be an address, a fraction or an abbreviation ("c/o", "w/o").
        fc.pre(sign !== '/' || (!/[\d/]/.test(more) && /^\p{L}{3}/u.test(more.normalize())));
        fc.pre(
          !/[/;,()[\]\d、，،；\u037E|]/.test(word) &&
            /\p{L}/u.test(word) &&
            more.length > 2 &&
            /\p{L}/u.test(more) &&
            !/^\s*,|,\s*$/.test(more),
        );
        expect(grade(`${word}${sign}${more}`, word, { language: code }).verdict).not.toBe('wrong');
      }),
    );
  });
  test.each([
    ['A↚ / sem', 'A↚'],
    ['house ■; home', 'house'],
    ['house; ★ home', 'home'],
    ['house■/home', 'house■'],
    ['A■, erat', 'A■'],
  ])('signs around one of several alternatives are no part of it: %s', (expected, typed) => {
    expect(grade(expected, typed).verdict).toBe('right');
  });
  test('nothing typed is never right', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('', ' ', '\u00A0', '\u200B'), language, (word, blank, code) => {
        expect(grade(word, blank, { language: code }).verdict).toBe('wrong');
      }),
    );
  });
  test('a verdict comes for any texts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), language, (a, b, code) => {
        expect(['right', 'right_with_note', 'almost', 'wrong']).toContain(grade(a, b, { language: code }).verdict);
      }),
    );
  });
});
