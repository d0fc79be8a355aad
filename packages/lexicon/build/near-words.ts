/**
 * Writes the words of the dictionary that are a slip away from another of them, for the grading of typed answers:
 * `npx node packages/lexicon/build/near-words.ts`. Run it after a change of the words or of what counts as a slip.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isOtherForm } from '@wordcluster/domain/practice/grading/forms';
import { LANGUAGE_RULES } from '@wordcluster/domain/practice/grading/rules-of-language';
import { slipsBetween } from '@wordcluster/domain/practice/grading/slips';
import { ComparedText, withoutMarks } from '@wordcluster/domain/practice/grading/spelling';

const data = path.resolve(import.meta.dirname, '../data');
const target = path.resolve(import.meta.dirname, '../../domain/src/practice/grading/near-words');
/** Files that hold no words: names of topics and corrections of other lists. */
const OTHER = /topics|emoji|corrections/;
const MAX_SLIPS = 2;

function wordsByLanguage(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of readdirSync(data).filter((name) => name.endsWith('.tsv') && !OTHER.test(name))) {
    const [head = [], ...rows] = readFileSync(path.join(data, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('\t'));
    head.slice(2).forEach((language, index) => {
      const words = found.get(language) ?? new Set();
      found.set(language, words);
      for (const row of rows)
        for (const word of new ComparedText((row[index + 2] ?? '').replace(/[/;,]/g, ' '), language).words)
          words.add(word);
    });
  }
  return found;
}

function nearWords(language: string, words: Set<string>): string[] {
  const rules = LANGUAGE_RULES[language] ?? {};
  const list = Array.from(words, (word) => ({ word, plain: withoutMarks(word) })).filter(
    ({ plain }) => plain.length > 3,
  );
  const near = list.filter(({ plain }) =>
    list.some(
      (other) =>
        other.plain !== plain &&
        Math.abs(other.plain.length - plain.length) <= MAX_SLIPS &&
        !isOtherForm(plain, other.plain, rules, language) &&
        slipsBetween(other.plain, plain) !== null,
    ),
  );
  return [...new Set(near.map(({ word }) => word))].toSorted();
}

const lists = [...wordsByLanguage()]
  .map(([language, words]) => [language, nearWords(language, words)] as const)
  .filter(([, words]) => words.length > 0)
  .toSorted(([a], [b]) => (a < b ? -1 : 1));
for (const [language, words] of lists)
  writeFileSync(
    path.join(target, `${language}.ts`),
    `/** Made by packages/lexicon/build/near-words.ts: words that are a slip away from another word of the dictionary. */\nexport const NEAR_WORDS =\n  '${words.join(' ')}';\n`,
  );
