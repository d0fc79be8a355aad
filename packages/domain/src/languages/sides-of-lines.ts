/** Whether two lists of lines, read alternately, are in two languages. */
import { LANGUAGE_RULES } from '../practice/grading/rules-of-language.ts';
import { languageOfLetters } from './letters-of-languages.ts';

/** Minimum share of lines that start with an article of a language, or have one of its unique letters. */
const MOST = 0.7;
/** And so small a one may do so on the other side. */
const FEW = 0.1;
/** Minimum of lines on a side without articles: fewer may have no accents by chance. */
const FEWEST_LINES = 4;

const BEGINNINGS: readonly ReadonlySet<string>[] = Object.values(LANGUAGE_RULES).flatMap(({ articles, infinitive }) => {
  const words = `${articles ?? ''} ${infinitive ?? ''}`.split(' ').filter((word) => word.length > 1);
  return words.length > 0 ? [new Set(words)] : [];
});

const share = (lines: readonly string[], is: (line: string) => boolean): number =>
  lines.filter(is).length / Math.max(1, lines.length);

const begin = (lines: readonly string[], words: ReadonlySet<string>): number =>
  share(lines, (line) => words.has(line.toLowerCase().split(/[\s']/)[0] ?? ''));

/**
 * True if one side starts with articles of a language that the other does not have, or if their letters indicate two
 * languages.
 */
export function areTwoLanguages(one: readonly string[], other: readonly string[]): boolean {
  const [a, b] = [languageOfLetters(one), languageOfLetters(other)];
  if (a !== null && b !== null) return a !== b;
  for (const words of BEGINNINGS) {
    const [first, second] = [begin(one, words), begin(other, words)];
    if (Math.max(first, second) >= MOST && Math.min(first, second) <= FEW) return true;
  }
  return one.length >= FEWEST_LINES && (hasAccents(one, other) || hasAccents(other, one));
}

const ACCENT = /[^\P{L}a-z]/iu;
const hasAccents = (one: readonly string[], other: readonly string[]): boolean =>
  share(one, (line) => ACCENT.test(line)) >= MOST && !other.some((line) => ACCENT.test(line));
