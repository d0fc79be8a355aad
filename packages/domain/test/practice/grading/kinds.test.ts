/** The kinds of errors of docs/decisions/grading.md, each in many languages. */
import { describe, expect, test } from 'vitest';
import { type AnswerToGrade, gradeAnswer } from '@wordcluster/domain/practice/grading';
import { MAX_WORK, Work } from '@wordcluster/domain/practice/grading/work';

const grade = (language: string | null, expected: string, typed: string, more: Partial<AnswerToGrade> = {}) =>
  gradeAnswer({ expected, typed, language, otherAnswers: [], question: null, mode: 'text', ...more });
const verdict = (language: string | null, expected: string, typed: string) => grade(language, expected, typed).verdict;
type Case = readonly [language: string, expected: string, typed: string];
/** The answers that are graded otherwise. */
const otherThan = (verdicts: string, cases: readonly Case[]): string[] =>
  cases
    .map(([language, expected, typed]) => ({
      of: `${language}: ${typed} for ${expected}`,
      is: verdict(language, expected, typed),
    }))
    .filter(({ is }) => !verdicts.split('|').includes(is))
    .map(({ of, is }) => `${of} is ${is}`);

describe('a number that is spelt', () => {
  test('is its value: another one is never a slip', () => {
    expect(
      otherThan('wrong', [
        ['en', 'twenty-four', 'twenty-three'],
        ['de', 'vierundzwanzig', 'dreiundzwanzig'],
        ['sk', 'dvadsaťštyri', 'dvadsaťtri'],
        ['cs', 'čtyřiadvacet', 'třiadvacet'],
        ['hu', 'tizenhat', 'tizenhét'],
        ['ko', '스물넷', '스물셋'],
        ['ka', 'ოცდაოთხი', 'ოცდახუთი'],
        ['fi', 'kaksikymmentäneljä', 'kaksikymmentäviisi'],
        ['sv', 'tjugofyra', 'tjugofem'],
        ['el', 'είκοσι τέσσερα', 'είκοσι τρία'],
        ['hy', 'քսանչորս', 'քսանհինգ'],
        ['my', 'နှစ်ဆယ့်လေး', 'နှစ်ဆယ့်ငါး'],
        ['en', 'nineteen eighty-four', 'nineteen eighty-five'],
        ['en', 'two thirds', 'one third'],
      ]),
    ).toEqual([]);
  });
  test('may be spelt in another way of the language', () => {
    expect(
      otherThan('right|right_with_note', [
        ['cs', 'dvacet čtyři', 'čtyřiadvacet'],
        ['fr', 'soixante-dix', 'septante'],
        ['vi', 'hai mươi bốn', 'hai mươi tư'],
        ['en', 'a hundred and five', 'one hundred and five'],
        ['hr', 'dvadeset četiri', 'dvadeset i četiri'],
      ]),
    ).toEqual([]);
  });
  test('is nearly right in digits, and another number in digits is wrong', () => {
    expect(
      otherThan('almost', [
        ['en', 'twenty-four', '24'],
        ['ar', 'أربعة وعشرون', '24'],
        ['ja', '二十四', '24'],
        ['de', 'ein Viertel', '1/4'],
        ['en', '2 apples', 'two apples'],
        ['pl', '5 jabłek', 'pięć jabłek'],
      ]),
    ).toEqual([]);
    expect(
      otherThan('wrong', [
        ['en', 'twenty-four', '25'],
        ['en', '2 apples', 'three apples'],
      ]),
    ).toEqual([]);
  });
  test('groups its digits by the habit of the language', () => {
    expect(
      otherThan('right', [
        ['de', '1.000', '1000'],
        ['en', '1,000', '1000'],
        ['fr', '1 000', '1000'],
        ['de', "1'000", '1000'],
      ]),
    ).toEqual([]);
    expect(
      otherThan('wrong', [
        ['en', '1,000', '1.000'],
        ['de', '1.000', '100'],
      ]),
    ).toEqual([]);
  });
});

test('another mark is almost right, a missing one noted, and one that the language does not write nothing', () => {
  expect(
    otherThan('almost', [
      ['es', 'hablo', 'habló'],
      ['zh-CN', 'tāng', 'táng'],
      ['he', 'סֵפֶר', 'סְפָר'],
      ['ar', 'عِلْم', 'عَلَم'],
      ['ru', 'за́мок', 'замо́к'],
      ['fr', 'élève', 'élevé'],
      ['tr', 'sınır', 'sinir'],
    ]),
  ).toEqual([]);
  expect(
    otherThan('right_with_note', [
      ['fr', 'élève', 'eleve'],
      ['sk', 'mačka', 'macka'],
      ['pl', 'zając', 'zajac'],
    ]),
  ).toEqual([]);
  expect(
    otherThan('right', [
      ['he', 'עִבְרִית', 'עברית'],
      ['ar', 'عِلْم', 'علم'],
      ['ru', 'за́мок', 'замок'],
    ]),
  ).toEqual([]);
});

test('a space that makes another word is almost right; fixed names stay whole, and who is spoken to is no answer', () => {
  expect(
    otherThan('almost', [
      ['en', 'nowhere', 'now here'],
      ['en', 're-sign', 'resign'],
      ['es', 'sino', 'si no'],
      ['ru', 'тоже', 'то же'],
    ]),
  ).toEqual([]);
  expect(
    otherThan('wrong', [
      ['en', 'AC/DC', 'AC'],
      ['en', 'and/or', 'and'],
      ['en', '24/7', '24'],
      ['fr', 'bonjour, madame', 'madame'],
      ['ar', 'نعم، سيدي', 'سيدي'],
      ['ja', 'いいえ、先生', '先生'],
    ]),
  ).toEqual([]);
});

test('labels of dictionaries are no part of the answer', () => {
  expect(
    otherThan('right', [
      ['zh-CN', 'vt.放弃,遗弃;n.放任', '遗弃'],
      ['zh-CN', 'n.狗', '狗'],
      ['es', 's.m. perro', 'perro'],
      ['de', '(Verb) laufen', 'laufen'],
      ['ja', '【動】食べる', '食べる'],
      ['ru', '(гл.) бежать', 'бежать'],
      ['ko', '명. 학교', '학교'],
      ['en', 'dog /dɒɡ/', 'dog'],
      ['en', 'A1 dog', 'dog'],
      ['en', 'noun', 'noun'],
    ]),
  ).toEqual([]);
});

test('senses are divided, sentences and fixed phrases are not', () => {
  expect(
    otherThan('right', [
      ['en', 'to come, to approach,', 'to approach'],
      ['en', 'madam, Mrs., wife', 'wife'],
      ['en', 'how, in what way', 'in what way'],
      ['en', 'big／large', 'large'],
      ['de', 'Auto oder Wagen', 'Wagen'],
      ['pl', 'samochód lub auto', 'auto'],
      ['ja', '行く・参る', '参る'],
    ]),
  ).toEqual([]);
  expect(
    otherThan('wrong', [
      ['en', 'more or less', 'more'],
      ['de', 'mehr oder weniger', 'mehr'],
      ['ja', 'トム・クルーズ', 'トム'],
    ]),
  ).toEqual([]);
});

test('the sounds in a cell are answers, Latin ones almost', () => {
  expect(
    otherThan('right', [
      ['ja', '飲[の]む', 'のむ'],
      ['ja', '東(とう)京(きょう)', '東京'],
      ['ja', '食[た]べ 物[もの]', 'たべもの'],
      ['ko', '學校(학교)', '학교'],
    ]),
  ).toEqual([]);
  expect(otherThan('almost', [['zh-CN', '漢(hàn)字(zì)', 'hànzì']])).toEqual([]);
  expect(otherThan('wrong', [['ja', '飲[の]む', '食む']])).toEqual([]);
});

test('signs that decorate are no part of the answer, unless the cell has nothing else', () => {
  expect(
    otherThan('right', [
      ['en', '🐶 dog', 'dog'],
      ['en', '• dog', 'dog'],
      ['en', 'bank²', 'bank'],
      ['en', '<b>house</b>', 'house'],
      ['en', 'tea &amp; coffee<br>', 'tea & coffee'],
      ['en', '👍', '👍'],
    ]),
  ).toEqual([]);
  expect(otherThan('wrong', [['en', '10 m²', '10 m']])).toEqual([]);
});

test('keys of another layout, and what looks the same', () => {
  expect(
    otherThan('right_with_note', [
      ['de', 'zwanzig', 'ywanyig'],
      ['fr', 'travail', 'trqvqil'],
      ['am', 'ሰላም', 'ሠላም'],
      ['bn', 'বাড়ি', 'বাড়ী'],
    ]),
  ).toEqual([]);
  expect(
    otherThan('right', [
      ['fa', 'کتاب', 'كتاب'],
      ['th', 'ที่', 'ท่ี'],
      ['ar', 'لا', 'ﻻ'],
      ['ja', 'ラーメン', 'ラ-メン'],
      ['en', 'hello', 'ｈｅｌｌｏ'],
    ]),
  ).toEqual([]);
  expect(otherThan('almost', [['ru', 'привет', 'ghbdtn']])).toEqual([]);
});

test('contractions and variants are the same word, and typography alone is plainly right', () => {
  expect(
    otherThan('right_with_note', [
      ['en', "I'd like", 'I would like'],
      ['de', 'gern', 'gerne'],
      ['cs', 'nemůžu', 'nemohu'],
      ['el', 'δε', 'δεν'],
    ]),
  ).toEqual([]);
  expect(
    otherThan('right', [
      ['en', "it's", 'it’s'],
      ['fr', "l'école", 'l’école'],
      ['en', 'wait…', 'wait...'],
      ['ru', 'пол-литра', 'пол‑литра'],
    ]),
  ).toEqual([]);
  expect(otherThan('right_with_note', [['en', 'to be tired', 'tired']])).toEqual([]);
});

test('a wrong small word or a moved part is almost right', () => {
  expect(
    otherThan('almost', [
      ['en', 'I am at home', 'I am in home'],
      ['de', 'aufstehen', 'stehen auf'],
      ['es', 'ducharse', 'se duchar'],
      ['it', 'alzarsi', 'si alzare'],
      ['ru', 'я жду на остановке', 'я жду в остановке'],
      ['ja', '水をください', '水がください'],
      ['th', 'ขอบคุณครับ', 'ขอบคุณค่ะ'],
    ]),
  ).toEqual([]);
  expect(
    otherThan('wrong', [
      ['en', 'to look for', 'to look at'],
      ['nl', 'het is kwart voor zes', 'het is kwart over zes'],
      ['de', 'Ich gehe nach Hause', 'Ich gehe von Hause'],
    ]),
  ).toEqual([]);
});

test('one more alternative never makes a right answer wrong', () => {
  for (const cell of ['big; large', 'big; large; zebra', 'big; large; zebra; tiger'])
    expect(grade('en', cell, 'big large')).toMatchObject({ verdict: 'right_with_note', reason: 'punctuation' });
  expect(verdict('en', 'big; large; zebra', 'big small')).toBe('wrong');
});

// Case 23 of the second security review; test:attacks measures the time.
describe('cost of hostile texts', () => {
  const long = (text: string) => text.repeat(1000).slice(0, 1000);
  const HOSTILE: readonly Case[] = [
    ['de', long('der die das '), long('あいうえお')],
    ['ja', long('der die das '), long('カー')],
    ['ja', long('か; '), long('か、')],
    ['en', long('a/b '), long('a/b c')],
    ['en', `${'('.repeat(500)}${')'.repeat(500)}`, long('(')],
    ['en', long('(mf'), long('s.m.')],
    ['es', long('a, '), long('b, ')],
    ['en', long('a or '), long('b or ')],
    ['zh-CN', long('一二三'), long('一二')],
    ['ja', long('漢[かん]'), long('かん')],
    ['ko', long('스물'), long('가나 ')],
    ['de', 'ein'.repeat(26), 'einund'.repeat(13)],
  ];
  test.each(HOSTILE)('is bounded, with twenty synonyms: %s', (language, expected, typed) => {
    const work = new Work();
    const synonyms = Array.from({ length: 20 }, (_, index) => expected.slice(index));
    gradeAnswer({ expected, typed, language, otherAnswers: [], question: typed, mode: 'text', synonyms }, work);
    // One last step may begin when there is just some left.
    expect(work.spent).toBeLessThan(MAX_WORK + 5000);
  });
  test('leaves everyday answers far from the limit', () => {
    const work = new Work();
    gradeAnswer(
      {
        expected: 'die Bibliothek, -en; die Bücherei',
        typed: 'die Bibliotek',
        language: 'de',
        otherAnswers: [],
        question: 'library',
        mode: 'text',
      },
      work,
    );
    expect(work.spent).toBeGreaterThan(0);
    expect(work.spent).toBeLessThan(MAX_WORK / 20);
  });
});
