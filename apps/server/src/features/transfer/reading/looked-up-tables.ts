import { isLanguageCode } from '@wordcluster/domain/languages/languages';
import type { LookedUpWord } from './looked-up-words.ts';
import type { TableSource } from './scan-tables.ts';

const NAMES = ['Word', 'Sentence', 'Book'];
/** Index of the column that becomes a tag. */
const BOOK = 2;
/** Separators of tags in a cell: a title is a single tag. */
const BETWEEN_TAGS = /[,;|\n]+\s*/g;

/** The words of an e-reader as tables, one for each language that it names: word, sentence, and the book as tag. */
export function lookedUpTables(words: readonly LookedUpWord[], title: string): TableSource[] {
  const languages = new Map<string, LookedUpWord[]>();
  for (const word of words) {
    const code = languageOf(word.language);
    const own = languages.get(code) ?? [];
    languages.set(code, own);
    own.push(word);
  }
  return [...languages].map(([code, own]) => ({
    name: code === '' ? title : `${title} (${code})`,
    names: NAMES,
    languages: [code === '' ? null : code, null, null],
    tags: [BOOK],
    rows: [
      own.map(({ word, context, book }, index) => ({
        line: index + 1,
        cells: [word, context || null, book.replace(BETWEEN_TAGS, ' ') || null],
        width: book !== '' ? 3 : context !== '' ? 2 : 1,
        columns: NAMES.length,
      })),
    ],
  }));
}

/** The device's language code if known, else its language without a country. */
function languageOf(given: string): string {
  const code = given.replaceAll('_', '-');
  const plain = code.split('-', 1)[0] ?? '';
  return [code, plain.toLowerCase()].find((one) => isLanguageCode(one)) ?? '';
}
