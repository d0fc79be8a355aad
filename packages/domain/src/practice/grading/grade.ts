/**
 * Helpful grading of a typed answer, beside the strict comparison of `comparison.ts`. Pure, and the same in the browser
 * and on the server. The first matching verdict counts:
 *
 * | typed | verdict |
 * |---|---|
 * | the cell, one of its alternatives, or several of them; its abbreviations (sb., sth.) written out | right |
 * | the same but for case, accents, punctuation, spaces, typography, article, spelling, kana or slips of the keyboard | right, with a note |
 * | another form, article, order or script of the word, a part of the cell, a mark that makes another word, a synonym | almost |
 * | anything else: another number, a negation more or less, another word of the table, many guesses, nothing | wrong |
 */
import { isBlankAnswer, isSameAnswer } from '../comparison.ts';
import { alternativesOf, guessesIn } from './cell.ts';
import {
  almost,
  type Column,
  type GradingReason,
  judge,
  type Judgement,
  RANK,
  type Verdict,
  WRONG,
} from './judgement.ts';
import { words } from './language-rules.ts';
import { rulesOf } from './rules-of-language.ts';
import { ComparedText, isKana, listed, oneSpelling, withoutMarks } from './spelling.ts';
import { withoutDecoration } from './decoration.ts';
import { Work } from './work.ts';
import { wordListsOf } from './word-lists.ts';

export type { GradingReason, Verdict };

export interface Grading {
  readonly verdict: Verdict;
  readonly reason: GradingReason | null;
  /** The alternative of the cell that the answer was compared with. */
  readonly expected: string;
}

export interface AnswerToGrade {
  readonly expected: string;
  readonly typed: string;
  /** Code of the answer column's language, or null. */
  readonly language: string | null;
  /** The other cells of the column: a typo that makes one of them is no slip. */
  readonly otherAnswers: readonly string[];
  /** The question, or null if unknown: repeating it is no answer. */
  readonly question: string | null;
  /** `boxes`: one letter a box, so the whole cell is typed; `text`: freely. */
  readonly mode: 'text' | 'boxes';
  /** Answers of other rows with the same question: correct words, but not this row's. */
  readonly synonyms?: readonly string[];
  /** Answers accepted by the user besides the cell. */
  readonly accepted?: readonly string[];
}

/** Grades one answer. Never throws; a work budget bounds the cost of hostile texts. */
export function gradeAnswer(answer: AnswerToGrade, work: Work = new Work()): Grading {
  const cells = [answer.expected, ...(answer.accepted ?? [])];
  const graded = cells.map((expected) => gradeCell({ ...answer, expected }, work));
  return graded.reduce((kindest, one) => (RANK[one.verdict] > RANK[kindest.verdict] ? one : kindest));
}

function gradeCell(answer: AnswerToGrade, work: Work): Grading {
  const { language, mode, synonyms = [] } = answer;
  const expected = answer.expected.normalize('NFC');
  const typed = mode === 'boxes' ? answer.typed.normalize('NFC') : withoutDecoration(answer.typed.normalize('NFC'));
  if (isBlankAnswer(typed)) return { ...WRONG, expected };
  if (isSameAnswer(answer.typed, expected, { caseSensitive: true, language }))
    return { verdict: 'right', reason: null, expected };

  const column = columnOf(answer, work);
  const read = (text: string) => new ComparedText(text, language);
  const offered = (cell: string) =>
    work.spend(ALTERNATIVES * cell.length)
      ? alternativesOf(cell, column.rules, language).map(({ text, part }) => ({
          text: read(withoutDecoration(text)),
          part,
        }))
      : [{ text: read(cell), part: false }];
  if (mode === 'boxes') return best(read(typed), [{ text: read(expected), part: false }], column);
  const alternatives = offered(expected);
  const whole = best(read(typed), alternatives, column);
  if (whole.verdict === 'right') return whole;
  const guesses = gradeGuesses(typed, (guess) => best(read(guess), alternatives, column));
  const isList = guesses?.verdict !== 'right' && isListed(whole, read(typed), alternatives);
  if (isList) return { verdict: 'right_with_note', reason: 'punctuation', expected };
  if (guesses && RANK[guesses.verdict] >= RANK[whole.verdict]) return guesses;
  const isSynonym = (other: string) => RANK[best(read(typed), offered(other), column).verdict] >= RANK.right_with_note;
  return whole.verdict === 'wrong' && synonyms.some(isSynonym) ? { ...almost('synonym'), expected } : whole;
}

/** Number of readings of a cell for its alternatives. */
const ALTERNATIVES = 4;
/** Maximum words of an answer that lists alternatives without a separator; sentences are longer. */
const MAX_LISTED = 12;

/** "big large" for "big; large; zebra": several of the alternatives, one behind the other. */
function isListed(whole: Grading, typed: ComparedText, alternatives: readonly Offered[]): boolean {
  const list = typed.words;
  if (whole.reason === 'slip' || whole.verdict === 'right_with_note' || list.length < 2 || list.length > MAX_LISTED)
    return false;
  const offered = alternatives
    .filter(({ part }) => !part)
    .map(({ text }) => text.words)
    .filter((one) => one.length < list.length);
  // None twice: "big big" names one.
  const end = (from: number, named: ReadonlySet<string>): boolean =>
    from === list.length ||
    offered.some((one) => {
      const name = one.join(' ');
      const fits = one.length > 0 && !named.has(name) && one.every((word, at) => word === list[from + at]);
      return fits && end(from + one.length, new Set([...named, name]));
    });
  return end(0, new Set());
}

/** Several answers at once are as good as the worst of them; null for a single one. */
function gradeGuesses(typed: string, grade: (guess: string) => Grading): Grading | null {
  const guesses = guessesIn(typed);
  if (guesses.length < 2) return null;
  const graded = guesses.map(grade);
  const worst = graded.reduce((a, b) => (RANK[b.verdict] < RANK[a.verdict] ? b : a));
  const someFit = graded.some(({ verdict }) => RANK[verdict] >= RANK.right_with_note);
  return worst.verdict === 'wrong' && someFit ? { ...worst, reason: 'guesses' } : worst;
}

interface Offered {
  readonly text: ComparedText;
  readonly part: boolean;
}

/** The best verdict over all alternatives. */
function best(typed: ComparedText, alternatives: readonly Offered[], column: TableColumn): Grading {
  let found: Grading = { ...WRONG, expected: alternatives[0]?.text.raw ?? '' };
  let form: Grading | null = null;
  for (const { text, part } of alternatives) {
    const judged = unlessOtherWord(typed, judge(typed, text, column), column);
    const accepted = RANK[judged.verdict] >= RANK.right_with_note;
    // The sound of a word in kana is the word, as the cell offers it.
    const isReading = column.language === 'ja' && isKana(text.raw);
    const candidate = part && accepted && !isReading ? almost('part') : judged;
    if (candidate.reason === 'form') form ??= { ...candidate, expected: text.raw };
    const isKinder =
      RANK[candidate.verdict] === RANK[found.verdict] && found.reason === 'slip' && candidate.reason !== 'slip';
    if (isKinder || RANK[candidate.verdict] > RANK[found.verdict]) found = { ...candidate, expected: text.raw };
    if (found.verdict === 'right') break;
  }
  // Beside "petit" and "petite" the plural is another form of the one, though a slip of the other.
  return found.reason === 'slip' && form ? form : found;
}

/** An answer that is only right after ignoring differences may be another word of the table, or the question. */
function unlessOtherWord(typed: ComparedText, judged: Judgement, column: TableColumn): Judgement {
  if (judged.reason !== 'slip' && judged.reason !== 'accent') return judged;
  const key = typed.words.join(' ');
  if (judged.reason === 'slip' && key === column.question?.words.join(' ')) return WRONG;
  if (!column.tableWords().has(key)) return judged;
  return judged.reason === 'slip' ? WRONG : almost('other_word');
}

interface TableColumn extends Column {
  readonly question: ComparedText | null;
  /** All other cells of the column, as words to compare; computed lazily, as most answers never need them. */
  tableWords(): ReadonlySet<string>;
}

function columnOf({ language, otherAnswers, question }: AnswerToGrade, work: Work): TableColumn {
  const rules = rulesOf(language);
  const lists = wordListsOf(language);
  const inLists = (word: string) =>
    lists.some((list) => words(list).has(word) || listed(list, language).has(oneSpelling(word, rules)));
  const inListsWithoutMarks = (word: string) => lists.some((list) => listed(list, language, true).has(word));
  const wordsOf = (cell: string) =>
    alternativesOf(cell.normalize('NFC'), rules, language).flatMap(({ text }) => {
      const list = new ComparedText(text, language).words;
      return [list.join(' '), ...list];
    });
  let known: ReadonlySet<string> | null = null;
  const tableWords = () => (known ??= new Set(otherAnswers.flatMap(wordsOf)));
  return {
    language,
    rules,
    work,
    question: question === null ? null : new ComparedText(question, language),
    tableWords,
    isKnownWord: (word) => inLists(word) || tableWords().has(word),
    isNoSlip: (word) => inLists(word) || inListsWithoutMarks(withoutMarks(word)) || tableWords().has(word),
  };
}
