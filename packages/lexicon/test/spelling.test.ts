/** The lexicon's words against the spelling dictionaries of npm, which are no dependency of the product (`packages/near-words`). */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDictionary, spellingOf } from '../../near-words/build/hunspell.ts';
import { buildCore } from '../build/core.ts';

const LANGUAGES = 'en de sk cs pl es fr it pt nl sv ru uk da'.split(' ');
/** Languages that write compounds as one word: no dictionary is complete. */
const COMPOUNDS = new Set(['de', 'nl', 'sv', 'da']);
const LINKS = ['', 's', 'es', 'n', 'en', 'e', 'er', 'r'];
const SHORTEST_PART = 3;
/** French and Italian small words before a vowel. */
const ELIDED = /(?<!\p{L})(?:[cdjlmnst]|qu|aujourd|dell|all|un|dov)['’](?=\p{L})/giu;

/** Words that no dictionary has, looked at one by one: new ones, proper names, parts of hyphenated ones. */
const accepted = new Map(
  readFileSync(new URL('spelling-accepted.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [language = '', list = ''] = line.split('\t');
      return [language, new Set(list.split(' '))] as const;
    }),
);

const core = buildCore();

function unknownWords(language: string): string[] {
  const isSpelt = spellingOf(readDictionary(language));
  const known = accepted.get(language) ?? new Set();
  const isKnown = (word: string): boolean =>
    [word, word.toLowerCase(), word.charAt(0).toUpperCase() + word.slice(1)].some(
      (one) => isSpelt(one) || isSpelt(one.replaceAll('ij', 'ĳ')) || isSpelt(one.replaceAll("'", '’')),
    );
  const isCompound = (word: string): boolean =>
    COMPOUNDS.has(language) &&
    Array.from(word).some((_letter, at) => {
      const [head, tail] = [word.slice(0, at), word.slice(at)];
      if (head.length < SHORTEST_PART || tail.length < SHORTEST_PART || !isKnown(tail)) return false;
      return LINKS.some((link) => head.endsWith(link) && isKnown(head.slice(0, head.length - link.length)));
    });
  const column = core.languages.indexOf(language) + 2;
  const words = core.topics
    .flatMap(({ rows }) => rows)
    .flatMap((row) => (row[column] ?? '').replaceAll(ELIDED, ' ').split(/[\s\-–?!.,…¿¡]+/))
    .filter((word) => word.length > 1 && !/\d/.test(word));
  return [...new Set(words)].filter((word) => !known.has(word) && !isKnown(word) && !isCompound(word));
}

// Specification: S0-1.404
test.each(LANGUAGES)('every word of %s is spelt as its dictionary has it, or was looked at', (language) => {
  expect(unknownWords(language)).toEqual([]);
});
