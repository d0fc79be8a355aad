/** Kinds of answers that the set `bench/grading/held-out-answers.txt` found, each in several languages. */
import { describe, expect, test } from 'vitest';
import { gradeAnswer } from '@wordcluster/domain/practice/grading';

type Case = readonly [language: string, expected: string, typed: string];
/** The answers that are graded otherwise. */
const otherThan = (verdicts: string, cases: readonly Case[]): string[] =>
  cases
    .map(([language, expected, typed]) => ({
      of: `${language}: ${typed} for ${expected}`,
      is: gradeAnswer({ expected, typed, language, otherAnswers: [], question: null, mode: 'text' }).verdict,
    }))
    .filter(({ is }) => !verdicts.split('|').includes(is))
    .map(({ of, is }) => `${of} is ${is}`);

describe('kinds that the set of November 2026 found', () => {
  test('kana of a word that the cell writes in characters are the word, Latin letters almost', () => {
    const words: Case[] = [
      ['ja', '猫', 'ねこ'],
      ['ja', '猫', 'ネコ'],
      ['ja', '学校', 'がっこう'],
      ['ja', '昨日', 'さくじつ'],
      ['ja', '食べる', 'たべる'],
    ];
    expect(otherThan('right_with_note', words)).toEqual([]);
    expect(otherThan('almost', [['ja', '食べる', 'taberu']])).toEqual([]);
    expect(
      otherThan('wrong', [
        ['ja', '猫', 'いぬ'],
        ['ja', '学校', 'だいがく'],
        ['ja', '食べる', 'のむ'],
      ]),
    ).toEqual([]);
  });

  test('a missing mark is a note in words of three letters too', () => {
    expect(
      otherThan('right_with_note', [
        ['pt', 'pão', 'pao'],
        ['cs', 'kůň', 'kun'],
        ['sk', 'kôň', 'kon'],
        ['pl', 'mąż', 'maz'],
        ['is', 'þrír', 'þrir'],
        ['ga', 'mná', 'mna'],
      ]),
    ).toEqual([]);
    expect(
      otherThan('almost', [
        ['fr', 'où', 'ou'],
        ['es', 'sí', 'si'],
        ['it', 'là', 'la'],
      ]),
    ).toEqual([]);
  });

  test('another preposition before one word, or none, is almost; its opposite and other words are wrong', () => {
    expect(
      otherThan('almost', [
        ['en', 'on Monday', 'in Monday'],
        ['en', 'on Monday', 'Monday'],
        ['fr', 'à la maison', 'dans la maison'],
        ['es', 'en casa', 'a casa'],
        ['ru', 'в школу', 'на школу'],
        ['pl', 'w szkole', 'na szkole'],
        ['nl', 'op school', 'in school'],
      ]),
    ).toEqual([]);
    expect(
      otherThan('wrong', [
        ['en', 'on Monday', 'on Friday'],
        ['de', 'vor Weihnachten', 'nach Weihnachten'],
        ['en', 'to school', 'from school'],
      ]),
    ).toEqual([]);
  });

  test('the same verb in another degree of politeness is almost; its negation is wrong', () => {
    expect(
      otherThan('almost', [
        ['ja', '行きます', '行く'],
        ['ja', '飲む', '飲みます'],
        ['ko', '감사합니다', '감사해요'],
      ]),
    ).toEqual([]);
    expect(
      otherThan('wrong', [
        ['ja', '行きます', '行きません'],
        ['ja', '食べません', '食べます'],
      ]),
    ).toEqual([]);
  });

  test('letters of one sound in scripts of South and Southeast Asia are slips', () => {
    expect(
      otherThan('right_with_note|almost', [
        ['hi', 'पानी', 'पाणी'],
        ['ne', 'धन्यवाद', 'धन्यबाद'],
        ['ta', 'வணக்கம்', 'வனக்கம்'],
        ['th', 'ขอบคุณ', 'ขอบคุน'],
        ['bn', 'ধন্যবাদ', 'ধন্যবাত'],
        ['az', 'təşəkkür', 'teşekkür'],
        ['he', 'תודה', 'תודא'],
      ]),
    ).toEqual([]);
  });

  test('numbers of Slovene, Galician and Basque go by their value', () => {
    expect(
      otherThan('wrong', [
        ['sl', 'petindvajset', 'šestindvajset'],
        ['sl', 'osemnajst', 'sedemnajst'],
        ['gl', 'dezasete', 'dezaseis'],
        ['gl', 'vinte e un', 'vinte e dous'],
        ['eu', 'hogeita bat', 'hogeita bi'],
        ['eu', 'hamasei', 'hamazazpi'],
      ]),
    ).toEqual([]);
    expect(
      otherThan('almost', [
        ['sl', 'petindvajset', '25'],
        ['gl', 'dezasete', '17'],
        ['eu', 'hogeita hamar', '30'],
      ]),
    ).toEqual([]);
  });

  test('spellings of one word and letters of an older block', () => {
    expect(
      otherThan('right|right_with_note', [
        ['de', 'auf das Dach', 'aufs Dach'],
        ['sv', 'ska', 'skall'],
        ['ru', 'чтобы', 'чтоб'],
        ['ro', 'țară', 'ţară'],
        ['hy', 'բարև', 'բարեւ'],
        ['ur', 'ہے', 'ھے'],
        ['vi', 'cảm ơn', 'cám ơn'],
        ['zh-CN', '快乐的', '快乐'],
        ['en', '❤', '❤\uFE0F'],
        ['nl', 'een', "'n"],
      ]),
    ).toEqual([]);
    expect(otherThan('wrong|almost', [['zh-CN', '我们的', '我们']])).toEqual([]);
  });

  test('an address with "my" is no answer by itself', () => {
    expect(
      otherThan('wrong|almost', [
        ['de', 'Guten Tag, mein Herr', 'mein Herr'],
        ['fr', 'bonjour, mon ami', 'mon ami'],
      ]),
    ).toEqual([]);
  });
});
