/** Compares a typed answer with one alternative of a cell, ignoring more at each step. */
import { isSameAnswer } from '../comparison.ts';
import { simplified } from './chinese-characters.ts';
import { cutArticle } from './articles.ts';
import { differInNegations, differInPrefixes, isNegated, isOtherClass, isOtherForm, soundAlike } from './forms.ts';
import { isIrregularForm } from './irregular.ts';
import { mayBePinyin } from './pinyin.ts';
import { nameOtherGaps, withoutPlaceholders, writeOutGaps } from './placeholders.ts';
import { sameInLatin } from './romanize.ts';
import { numberIn } from './number-words.ts';
import {
  isCounted,
  isSameValue,
  judgeDigitsInWords,
  judgeNumbers,
  MAX_WORDS_WITH_NUMBERS,
} from './number-judgement.ts';
import { isOtherWordApart } from './joined.ts';
import { isOtherLayout, isSwapped } from './keyboards.ts';
import { isAnotherWord, judgeMarks } from './mark-judgement.ts';
import { readingsOf } from './readings-of-words.ts';
import { isImpolite, isWithoutCopula, rearranged } from './rearranged.ts';
import { differInContraction, differInSmallWord } from './small-words.ts';
import { slipsBetween } from './slips.ts';
import { almost, type Column, type Judgement, noted, RANK, RIGHT, WRONG } from './verdict.ts';
import {
  asHiragana,
  type ComparedText,
  isKana,
  listed,
  oneSpelling,
  ungrouped,
  withoutLength,
  withoutMarks,
  withoutTones,
} from './spelling.ts';

export { almost, type Column, type GradingReason, type Judgement, RANK, type Verdict, WRONG } from './verdict.ts';

/** Maximum of forgiven slips per answer, whatever its length. */
const MAX_SLIPS = 2;
/** Letters of articles, particles and the like. */
const SMALL_WORD = 3;
/** Kana of a word that a short vowel for a long one makes another word too often: ビル, ビール. */
const SHORT_KANA = 4;
/** Maximum of articles and gaps that are stripped one after the other; no entry has more. */
const MAX_SMALL_WORDS = 4;
/** Words of an answer from which on a small one may be missing: the rest was known. */
const LONG_ANSWER = 4;

/** Fallback without work budget: equal or not. */
function judgeBriefly(typed: ComparedText, expected: ComparedText, language: string | null): Judgement {
  return isSameAnswer(typed.raw, expected.raw, { caseSensitive: false, language }) ? noted('case') : WRONG;
}

export function judge(typed: ComparedText, expected: ComparedText, column: Column): Judgement {
  const { language, work } = column;
  if (!work.spend(typed.raw.length + expected.raw.length)) return judgeBriefly(typed, expected, language);
  if (typed.plain === '' || expected.plain === '') return WRONG;
  // Different ways to type the same sign need no note.
  if (typed.plain === expected.plain) return RIGHT;
  if (/\d/.test(expected.plain) && ungrouped(typed.plain, language) === ungrouped(expected.plain, language))
    return RIGHT;
  const numbers = judgeNumbers(typed, expected, column);
  if (numbers !== 'same') return numbers ?? judgeText(typed, expected, column);
  const judged = judgeText(typed, expected, column);
  if (
    judged.verdict !== 'wrong' &&
    (judged.reason !== 'form' || typed.words.length === expected.words.length) &&
    judged.reason !== 'part'
  )
    return judged;
  // Korean counts some things in one way and some in the other.
  return language === 'ko' ? almost('form') : noted('spelling');
}

function judgeText(typed: ComparedText, expected: ComparedText, column: Column): Judgement {
  const { language, rules } = column;
  if (typed.numbers !== expected.numbers) return judgeDigitsInWords(typed, expected, column);
  if (writeOutGaps(typed.plain, expected.plain, rules, language)) return RIGHT;
  if (typed.folded === expected.folded) return noted('case');
  if (typed.bare === '' || expected.bare === '') return WRONG;
  const [a, b] = [typed.words, expected.words];
  const joined = a.join('');
  const isApart =
    typed.bare.includes(' ') !== expected.bare.includes(' ') ||
    typed.folded.includes('-') !== expected.folded.includes('-');
  if (joined === b.join('') && isApart && isOtherWordApart(joined, language)) return almost('spacing');
  if (typed.bare === expected.bare) return noted('punctuation');
  if (joined === b.join('')) return noted(a.length === b.length ? 'spelling' : 'spacing');
  if (differInNegations(a, b, rules, language)) return WRONG;
  // Normalised spelling changes the length, so some slips and marks only show in the typed text.
  const [typedA, typedB] = [typed.typedWords, expected.typedWords];
  if (typedA.join(' ') === typedB.join(' '))
    return isAnotherWord(typedA, column) ? almost('other_word') : noted('punctuation');
  const marks = judgeMarks(typedA, typedB, column);
  if (marks) return marks;
  if (isWithoutCopula(typed.bare, expected.bare, rules, language)) return noted('part');
  if (differInContraction(typed.bare, expected.bare, language)) return almost('small_word');
  const judgement = judgeSpellings(typed, expected, column);
  if (judgement.verdict !== 'wrong') return judgement;
  if (language === 'ja') {
    const sound = judgeReading(typed.bare, expected.bare);
    if (sound) return sound;
  }
  const moved = rearranged(typed.bare, expected.bare, rules, language);
  if (moved) return almost(moved);
  // "kwart over zes" is another time than "kwart voor zes".
  const hasNumber =
    typedB.length <= MAX_WORDS_WITH_NUMBERS && typedB.some((word) => /\d/.test(word) || isCounted(word, language));
  if (!hasNumber && differInSmallWord(typedA, typedB, language)) return almost('small_word');
  return isOtherLayout(typed.folded, expected.folded, language) ? almost('script') : WRONG;
}

/** The sound of a word that the cell writes in characters: kana are the word, Latin letters almost. */
function judgeReading(typed: string, expected: string): Judgement | null {
  const sounds = readingsOf(expected);
  if (sounds.some((sound) => asHiragana(sound) === asHiragana(typed))) return noted('kana');
  const isLatin = /^[a-zāēīōū' ]+$/.test(typed);
  return isLatin && sounds.some((sound) => sameInLatin(typed, sound)) ? almost('script') : null;
}

function judgeSpellings(typed: ComparedText, expected: ComparedText, column: Column): Judgement {
  const [typedA, typedB] = [typed.typedWords, expected.typedWords];
  if (!mayBeWrittenOut(typedA, typedB, column)) return judgeWords(typedA, typedB, column);
  const judgement = judgeWords(typed.words, expected.words, column);
  return judgement.verdict === 'wrong' ? judgeWords(typedA, typedB, column) : judgement;
}

/** ö may be typed as oe. An answer with neither has no slip within the two: løse is no slip of lese. */
function mayBeWrittenOut(a: readonly string[], b: readonly string[], { rules }: Column): boolean {
  const [one, other] = [a.join(' '), b.join(' ')];
  return Array.from(rules.ownLetters ?? '').every((letter) => {
    const written = oneSpelling(letter, rules);
    if (written === letter || one.includes(letter) === other.includes(letter)) return true;
    return (one.includes(letter) ? other : one).includes(written);
  });
}

function judgeWords(a: readonly string[], b: readonly string[], column: Column, cut = 0): Judgement {
  if (a.length === 0 || b.length === 0 || !column.work.spend(lengthOf(a) + lengthOf(b))) return WRONG;
  if (a.join('') === b.join('')) return noted('article');
  if (column.language === 'ja' && asHiragana(a.join('')) === asHiragana(b.join(''))) return noted('kana');
  const without = cut < MAX_SMALL_WORDS ? judgeWithoutSmallWords(a, b, column, cut) : null;
  return without ?? judgeMarks(a, b, column) ?? judgeLetters(a, b, column);
}

const lengthOf = (list: readonly string[]): number => list.reduce((sum, word) => sum + word.length, 0);

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
function judgeWithoutSmallWords(
  a: readonly string[],
  b: readonly string[],
  column: Column,
  cut: number,
): Judgement | null {
  const { rules, language } = column;
  const [withoutA, withoutB] = [withoutPlaceholders(a, rules, language), withoutPlaceholders(b, rules, language)];
  const [cutA, cutB] = [cutArticle(withoutA, column), cutArticle(withoutB, column)];
  if (cutA.article === cutB.article && withoutA.length === a.length && withoutB.length === b.length) return null;
  const rest = judgeWords(cutA.rest, cutB.rest, column, cut + 1);
  if (rest.verdict === 'wrong') {
    const isScript = isShort(a.join(''), b.join('')) && sameInLatin(a.join(''), b.join(''));
    return isScript ? almost('script') : rest;
  }
  if (RANK[rest.verdict] > RANK.almost && nameOtherGaps(a, b, rules, language)) return almost('form');
  if (cutA.article === cutB.article) return rest;
  const another = cutA.article !== '' && cutB.article !== '';
  // a and an are one article before different sounds.
  const sameArticle = language === 'en' && /^an?$/.test(cutA.article) && /^an?$/.test(cutB.article);
  return another && !sameArticle ? almost('article') : rest;
}

/** "kiitos" of "kiitos paljon": the greater half of the phrase. Neither is a small word: "look for" is no "look". */
const isGreaterPart = (part: string, phrase: string): boolean =>
  phrase.startsWith(`${part} `) &&
  part.length > SMALL_WORD &&
  phrase.length - part.length - 1 > SMALL_WORD &&
  part.length * 2 >= phrase.length - 1;

/** Maximum length for transliteration: nobody types longer texts by their sound in another script. */
const MAX_OF_ANOTHER_SCRIPT = 200;
const isShort = (a: string, b: string): boolean => a.length + b.length <= 2 * MAX_OF_ANOTHER_SCRIPT;

function judgeLetters(a: readonly string[], b: readonly string[], column: Column): Judgement {
  const [typed, expected] = [a.join(''), b.join('')];
  if (!column.work.spend(2 * (typed.length + expected.length))) return WRONG;
  if (isSwapped(typed, expected, column.language) && !column.isNoSlip(typed)) return noted('slip');
  if (isShort(typed, expected) && sameInLatin(typed, expected)) return almost('script');
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
  // "She is teacher": a word is missing, no letter.
  if (b.length === a.length + 1 && differInSmallWord(a, b, column.language)) return almost('small_word');
  if (isImpolite(a, b, column.language)) return almost('part');
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
  let prefix = 0;
  while (prefix < one.length && one[prefix] === other[prefix]) prefix += 1;
  return (
    prefix < Math.min(one.length, other.length) && withoutMarks(one[prefix] ?? '') === withoutMarks(other[prefix] ?? '')
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
    const [one, other] = [numberIn(typed, language), numberIn(expected, language)];
    if (one && other && !isSameValue(one.value, other.value)) return WRONG;
    if (!column.work.spend(8 * Math.min(typed.length, 40))) return WRONG;
    if (isNegated(typed, expected, rules, language) || differInPrefixes(typed, expected, rules)) return WRONG;
    const [plainTyped, plainExpected] = [withoutMarks(typed), withoutMarks(expected)];
    if (isIrregularForm(typed, expected, language) || isOtherClass(typed, expected, language)) {
      forms += 1;
      continue;
    }
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
  if (forms + slips > MAX_SLIPS) return WRONG;
  return forms > 0 ? almost('form') : noted(slips > 0 ? 'slip' : 'accent');
}
