/** Holds one typed answer against one alternative of a cell, step by step with less that counts. */
import { isSameAnswer } from '../comparison.ts';
import { simplified } from './chinese-characters.ts';
import { differInNegations, differInPrefixes, isNegated, isOtherForm, soundAlike } from './forms.ts';
import { type LanguageRules, words } from './language-rules.ts';
import { mayBePinyin } from './pinyin.ts';
import { nameOtherGaps, withoutPlaceholders, writeOutGaps } from './placeholders.ts';
import { sameInLatin } from './romanize.ts';
import { slipsBetween } from './slips.ts';
import {
  asHiragana,
  type ComparedText,
  isKana,
  listed,
  oneSpelling,
  withoutLength,
  withoutMarks,
  withoutTones,
  withoutVowelPoints,
} from './spelling.ts';

export type Verdict = 'right' | 'right_with_note' | 'almost' | 'wrong';

/** What a note or a second try is about. */
export type GradingReason =
  | 'typography'
  | 'case'
  | 'punctuation'
  | 'spacing'
  | 'spelling'
  | 'accent'
  | 'kana'
  | 'article'
  | 'slip'
  | 'form'
  | 'order'
  | 'part'
  | 'script'
  | 'other_word'
  | 'synonym'
  | 'guesses';

export interface Judgement {
  readonly verdict: Verdict;
  readonly reason: GradingReason | null;
}

/** What is known of the column an answer stands in. */
export interface Column {
  readonly language: string | null;
  readonly rules: LanguageRules;
  /** True for a word that means something else, with just these marks; folded. */
  isKnownWord(word: string): boolean;
  /** True for a word that is no slip: it means something else with its marks or without them. */
  isNoSlip(word: string): boolean;
}

export const RANK: Readonly<Record<Verdict, number>> = { right: 3, right_with_note: 2, almost: 1, wrong: 0 };
export const WRONG: Judgement = { verdict: 'wrong', reason: null };
export const almost = (reason: GradingReason): Judgement => ({ verdict: 'almost', reason });
const noted = (reason: GradingReason): Judgement => ({ verdict: 'right_with_note', reason });

/** Slips that a whole answer forgives, however long. */
const MOST_SLIPS = 2;
/** Letters of articles, particles and the like. */
const SMALL_WORD = 3;
/** Kana of a word that a short vowel for a long one makes another word too often: ビル, ビール. */
const SHORT_KANA = 4;
/** Words of an answer from which on a small one may be missing: the rest was known. */
const LONG_ANSWER = 4;

export function judge(typed: ComparedText, expected: ComparedText, column: Column): Judgement {
  const { language, rules } = column;
  if (typed.plain === '' || expected.plain === '') return WRONG;
  if (typed.plain === expected.plain)
    return isSameAnswer(typed.raw, expected.raw, { caseSensitive: true, language })
      ? { verdict: 'right', reason: null }
      : noted('typography');
  if (typed.numbers !== expected.numbers) return WRONG;
  if (writeOutGaps(typed.plain, expected.plain, rules, language)) return { verdict: 'right', reason: null };
  if (typed.folded === expected.folded) return noted('case');
  if (typed.bare === '' || expected.bare === '') return WRONG;
  if (typed.bare === expected.bare) return noted('punctuation');
  const [a, b] = [typed.words, expected.words];
  if (a.join('') === b.join('')) return noted(a.length === b.length ? 'spelling' : 'spacing');
  if (differInNegations(a, b, rules, language)) return WRONG;
  // One spelling for all is longer or shorter than what the hand typed, so some slips and marks show only in the typed one.
  const [typedA, typedB] = [typed.typedWords, expected.typedWords];
  if (typedA.join(' ') === typedB.join(' '))
    return isAnotherWord(typedA, column) ? almost('other_word') : noted('punctuation');
  const marks = judgeMarks(typedA, typedB, column);
  if (marks) return marks;
  if (!mayBeWrittenOut(typedA, typedB, column)) return judgeWords(typedA, typedB, column);
  const judgement = judgeWords(a, b, column);
  return judgement.verdict === 'wrong' ? judgeWords(typedA, typedB, column) : judgement;
}

/** its for it's, Apfel for Äpfel, el ano for el año: without the sign it is a word of its own. */
function isAnotherWord(typed: readonly string[], column: Column): boolean {
  const [word = '', ...more] = cutArticle(typed, column).rest;
  return more.length === 0 && column.isKnownWord(word);
}

/** ö may be typed as oe. Whoever typed neither has not slipped within the two: løse is no slip of lese. */
function mayBeWrittenOut(a: readonly string[], b: readonly string[], { rules }: Column): boolean {
  const [one, other] = [a.join(' '), b.join(' ')];
  return Array.from(rules.ownLetters ?? '').every((letter) => {
    const written = oneSpelling(letter, rules);
    if (written === letter || one.includes(letter) === other.includes(letter)) return true;
    return (one.includes(letter) ? other : one).includes(written);
  });
}

function judgeWords(a: readonly string[], b: readonly string[], column: Column): Judgement {
  if (a.length === 0 || b.length === 0) return WRONG;
  if (a.join('') === b.join('')) return noted('article');
  if (column.language === 'ja' && asHiragana(a.join('')) === asHiragana(b.join(''))) return noted('kana');
  return judgeWithoutSmallWords(a, b, column) ?? judgeMarks(a, b, column) ?? judgeLetters(a, b, column);
}

/** One of the two has the subject that the other leaves to the verb, or a small word that its language does not leave out. */
function judgeWithoutPronouns(a: readonly string[], b: readonly string[], column: Column): Judgement | null {
  const { rules, language } = column;
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  if (longer.length !== shorter.length + 1 || shorter.length === 0) return null;
  const first = longer[0] ?? '';
  const [subject, reflexive] = [listed(rules.pronouns, language), listed(rules.reflexives, language)];
  const same = (rest: readonly string[]) => withoutMarks(rest.join(' ')) === withoutMarks(shorter.join(' '));
  if (subject.has(first) && same(longer.slice(1))) return noted('spelling');
  const at = longer.findIndex((word) => reflexive.has(word));
  return at >= 0 && same(longer.toSpliced(at, 1)) ? almost('part') : null;
}

/** Leading articles, the mark of the infinitive and placeholders may be there or not; another article is a mistake. */
function judgeWithoutSmallWords(a: readonly string[], b: readonly string[], column: Column): Judgement | null {
  const { rules, language } = column;
  const [withoutA, withoutB] = [withoutPlaceholders(a, rules, language), withoutPlaceholders(b, rules, language)];
  const [cutA, cutB] = [cutArticle(withoutA, column), cutArticle(withoutB, column)];
  if (cutA.article === cutB.article && withoutA.length === a.length && withoutB.length === b.length) return null;
  const rest = judgeWords(cutA.rest, cutB.rest, column);
  if (rest.verdict === 'wrong') return sameInLatin(a.join(''), b.join('')) ? almost('script') : rest;
  if (RANK[rest.verdict] > RANK.almost && nameOtherGaps(a, b, rules, language)) return almost('form');
  if (cutA.article === cutB.article) return rest;
  const another = cutA.article !== '' && cutB.article !== '';
  // a and an are one article before different sounds.
  const sameArticle = language === 'en' && /^an?$/.test(cutA.article) && /^an?$/.test(cutB.article);
  return another && !sameArticle ? almost('article') : rest;
}

function cutArticle(
  list: readonly string[],
  { rules, language }: Column,
): { article: string; rest: readonly string[] } {
  const { articles, infinitive, elided = [] } = rules;
  const [first = '', ...rest] = list;
  const isArticle =
    listed(articles, language).has(first) ||
    listed(infinitive, language).has(first) ||
    words(infinitive).has(first) ||
    elided.includes(`${first}'`);
  if (rest.length > 0 && isArticle) return { article: first, rest };
  const prefix = elided.find((one) => !one.endsWith("'") && first.startsWith(one) && first.length > one.length + 1);
  return prefix === undefined
    ? { article: '', rest: list }
    : { article: prefix, rest: [first.slice(prefix.length), ...rest] };
}

/** A missing or another mark is noted; on a word of up to three letters, and where marks are tones, it makes another word. */
function judgeMarks(a: readonly string[], b: readonly string[], column: Column): Judgement | null {
  const { rules } = column;
  if (withoutMarks(a.join('')) !== withoutMarks(b.join(''))) return null;
  const points = [a, b].map((list) => withoutVowelPoints(list.join('')));
  if (points[0] === points[1]) return noted('accent');
  const ownLetter = Array.from(rules.ownLetters ?? '').some((letter) => (a.join('') + b.join('')).includes(letter));
  if (ownLetter && isAnotherWord(a, column)) return almost('other_word');
  // część for cześć: other marks, not missing ones.
  const hasMarks = a.join('') !== withoutMarks(a.join(''));
  if (hasMarks && isAnotherWord(a, column)) return almost('other_word');
  const short = b.length === 1 && Array.from(b[0] ?? '').length <= 3;
  return short || rules.marksCount ? almost('accent') : noted('accent');
}

/** "kiitos" of "kiitos paljon": the greater half of the phrase. Neither is a small word: "look for" is no "look". */
const isGreaterPart = (part: string, phrase: string): boolean =>
  phrase.startsWith(`${part} `) &&
  part.length > SMALL_WORD &&
  phrase.length - part.length - 1 > SMALL_WORD &&
  part.length * 2 >= phrase.length - 1;

function judgeLetters(a: readonly string[], b: readonly string[], column: Column): Judgement {
  const [typed, expected] = [a.join(''), b.join('')];
  if (sameInLatin(typed, expected)) return almost('script');
  const isKanaWord = column.language === 'ja' && isKana(expected) && expected.length > SHORT_KANA;
  if (isKanaWord && withoutLength(typed) === withoutLength(expected)) return almost('spelling');
  if (withoutTones(typed) === withoutTones(expected)) return almost('accent');
  if (column.language?.startsWith('zh')) {
    // Traditional characters are another spelling of the word, Latin letters another script.
    if (simplified(typed) === simplified(expected)) return noted('spelling');
    if (mayBePinyin(typed, expected)) return almost('script');
  }
  if (a.length === b.length) return judgeEachWord(a, b, column);
  const pronouns = judgeWithoutPronouns(a, b, column);
  if (pronouns) return pronouns;
  const joined = slipsBetween(withoutMarks(b.join('')), withoutMarks(a.join('')));
  if (joined === 1 && Math.abs(a.length - b.length) === 1) return noted('slip');
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  // "sich erinnern" without "an".
  const small = listed(column.rules.small, column.language);
  if (b === longer && b.length >= 3 && small.has(b.at(-1) ?? '') && b.slice(0, -1).join(' ') === a.join(' '))
    return almost('part');
  if (b === longer && isGreaterPart(a.join(' '), b.join(' '))) return almost('part');
  const oneMissing =
    longer.length >= LONG_ANSWER &&
    longer.length - shorter.length === 1 &&
    shorter.every((word, index) => word === longer[index] || word === longer[index + 1]);
  return oneMissing ? almost('part') : WRONG;
}

/** The stems that two words share without their marks differ in them. */
function differInOwnLetters(a: string, b: string): boolean {
  const [one, other] = [a.normalize('NFC'), b.normalize('NFC')];
  let place = 0;
  while (place < one.length && one[place] === other[place]) place += 1;
  return (
    place < Math.min(one.length, other.length) && withoutMarks(one[place] ?? '') === withoutMarks(other[place] ?? '')
  );
}

const isOneLetterLonger = (a: string, b: string, endings: ReadonlySet<string>): boolean =>
  (a.slice(0, -1) === b && endings.has(a.at(-1) ?? '')) || (b.slice(0, -1) === a && endings.has(b.at(-1) ?? ''));

function judgeEachWord(a: readonly string[], b: readonly string[], column: Column): Judgement {
  const { rules, language } = column;
  if (a.toSorted().join(' ') === b.toSorted().join(' ')) return almost('order');
  let slips = 0;
  let forms = 0;
  for (const [index, expected] of b.entries()) {
    const typed = a[index] ?? '';
    if (typed === expected) continue;
    if (isNegated(typed, expected, rules, language) || differInPrefixes(typed, expected, rules)) return WRONG;
    const [plainTyped, plainExpected] = [withoutMarks(typed), withoutMarks(expected)];
    if (isOtherForm(plainTyped, plainExpected, rules, language)) {
      // Küche is no form of Kuchen.
      if (rules.ownLetters !== undefined && differInOwnLetters(typed, expected) && column.isNoSlip(typed)) return WRONG;
      forms += 1;
      continue;
    }
    const found = soundAlike(typed, expected, rules) ? 1 : slipsBetween(plainExpected, plainTyped);
    if (found === null) return WRONG;
    if (plainTyped === plainExpected || !column.isNoSlip(typed)) slips += found;
    // hyvä for hyvää: one more letter, and that an ending.
    else if (isOneLetterLonger(plainTyped, plainExpected, listed(rules.endings, language, true))) forms += 1;
    else return WRONG;
  }
  if (forms + slips > MOST_SLIPS) return WRONG;
  return forms > 0 ? almost('form') : noted(slips > 0 ? 'slip' : 'accent');
}
