/**
 * Writes the words of the dictionary that are a slip away from another of them, for the grading of typed answers:
 * `npx node packages/lexicon/build/near-words.ts`. Run it after a change of the words or of what counts as a slip.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isOtherForm } from '@wordcluster/domain/practice/grading/forms';
import { rulesOf } from '@wordcluster/domain/practice/grading/rules-of-language';
import { slipsBetween } from '@wordcluster/domain/practice/grading/slips';
import { ComparedText, withoutMarks } from '@wordcluster/domain/practice/grading/spelling';
import { buildCore } from './core.ts';

const target = path.resolve(import.meta.dirname, '../../domain/src/practice/grading/near-words');
const MAX_SLIPS = 2;

/** The words of every topic and the basic ones, in each core language. */
function wordsByLanguage(): Map<string, Set<string>> {
  const { languages, topics } = buildCore();
  const found = new Map(languages.map((language) => [language, new Set<string>()]));
  for (const { rows } of topics)
    for (const row of rows)
      languages.forEach((language, column) => {
        for (const word of new ComparedText((row[column + 2] ?? '').replace(/[/;,]/g, ' '), language).words)
          found.get(language)?.add(word);
      });
  return found;
}

function nearWords(language: string, words: Set<string>): string[] {
  const rules = rulesOf(language);
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
