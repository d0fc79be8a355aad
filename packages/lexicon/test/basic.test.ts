import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { basicTables, buildCore } from '../build/core.ts';
import { readTable } from '../build/tables.ts';
import { translationsWithParts } from '../src/index.ts';
import { foldAccents, foldCase } from '../src/text/fold.ts';
import { isInScript } from '../src/text/scripts.ts';

const LANGUAGES = 'en de sk cs pl hu es fr it pt nl sv ro ru uk tr el ar zh-CN ja ko hi da he vi id'.split(' ');
const FORBIDDEN = /[/()[\],;|"、，（）\u00AD\u200B]|\s\s/;

interface Cell {
  readonly english: string;
  readonly pos: string;
  readonly language: string;
  readonly name: string;
}

const cellsOf = (row: readonly string[], names: readonly string[], languages: readonly string[]): Cell[] =>
  languages.map((language, column) => ({
    english: row[0] ?? '',
    pos: row[1] ?? '',
    language,
    name: names[column] ?? '',
  }));

const basic = basicTables().flatMap((table) => readTable(table).rows);
const added = readTable('more-languages');
/** Every name that the basic words and the languages that joined last add. */
const cells: Cell[] = [
  ...basic.flatMap((row) => cellsOf([row[2] ?? '', row[1] ?? ''], row.slice(2), LANGUAGES)),
  ...added.rows.flatMap((row) => cellsOf(row, row.slice(3), added.header.slice(3))),
];
const wrong = (isWrong: (cell: Cell) => boolean) =>
  cells.filter(isWrong).map(({ english, pos, language, name }) => `${english} (${pos}) ${language}: ${name}`);

/** The citation form of a verb in dictionaries: the ending of its first or last word. */
const VERBS: Readonly<Record<string, RegExp>> = {
  de: /n(?: um| auf)?$/,
  sk: /(?:ť|ť s[ai]|ísť)(?: .+)?$/,
  cs: /[tc]i?(?: s[ei])?(?: .+)?$/,
  pl: /(?:ć|c)(?: się)?(?: .+)?$/,
  es: /r(?:se)?(?: .+)?$/,
  fr: /(?:er|ir|re|oir)(?: .+)?$/,
  it: /(?:re|rre|rsi|rla|rsela)(?: .+)?$/,
  pt: /(?:r|r-se)(?: .+)?$/,
  ru: /(?:ть|ти|чь|ться|тись|чься|идёт)(?: .+)?$/,
  uk: /(?:ти|тися|ться)(?: .+)?$/,
  tr: /m[ae]k$/,
  ko: /다$/,
  hi: /ना$/,
  ja: /[うくぐすつぬぶむるい]$/,
  he: /^(?:לא )?(?:ל|יש|יכול)/,
};

describe('the basic words and the languages that joined last', () => {
  test('are in tables of the same languages, every cell filled', () => {
    for (const table of basicTables()) {
      const { header, rows } = readTable(table);
      expect(header).toEqual(['id', 'pos', ...LANGUAGES]);
      expect(rows.filter((row) => row.length !== header.length)).toEqual([]);
    }
    expect(added.rows.filter((row) => row.length !== added.header.length)).toEqual([]);
    expect(buildCore().languages).toEqual(LANGUAGES);
  });

  test('are one clean form in the script of the language', () => {
    expect(wrong(({ name }) => name === '' || name !== name.trim() || name !== name.normalize('NFC'))).toEqual([]);
    expect(wrong(({ name }) => FORBIDDEN.test(name))).toEqual([]);
    expect(wrong(({ name, language }) => !isInScript(name, language))).toEqual([]);
  });

  test('repeat no word with the same meaning', () => {
    const keyOf = (row: readonly string[]) => `${row[1]} ${foldCase(row[2] ?? '')} ${row[3]}`;
    const twice = [...Map.groupBy(basic, keyOf)].filter(([, same]) => same.length > 1);
    expect(twice.map(([key]) => key)).toEqual([]);
  });

  test('name most words of the topics too', () => {
    const topics = buildCore().topics.flatMap(({ rows }) => rows);
    const named = topics.filter((row) => row.slice(-added.header.length + 3).every((name) => name !== ''));
    expect(named.length / topics.length).toBeGreaterThan(0.85);
  });

  test('write German nouns with a capital, verbs and adjectives without', () => {
    expect(
      wrong(
        ({ language, pos, name }) =>
          language === 'de' &&
          ((pos === 'noun' && !/^[\p{Lu}\d]/u.test(name.split(' ').at(-1) ?? '')) ||
            (/^(?:verb|adj|adv)$/.test(pos) && /^\p{Lu}\S*$/u.test(name))),
      ),
    ).toEqual([]);
  });

  test('give English verbs without "to" and nouns without an article', () => {
    expect(
      wrong(
        ({ language, pos, name }) => language === 'en' && /^(?:noun|verb)$/.test(pos) && /^(?:to|the|an?) /.test(name),
      ),
    ).toEqual([]);
  });

  test('give verbs as dictionaries enter them', () => {
    expect(
      wrong(
        ({ language, pos, name }) => pos === 'verb' && VERBS[language] !== undefined && !VERBS[language].test(name),
      ),
    ).toEqual([]);
  });

  test('leave no English in the other languages', () => {
    // Loanwords that a language shares with English are nouns and adjectives; a verb, an adverb or a phrase is none.
    const echoes = cells.filter(
      ({ language, pos, english, name }) =>
        language !== 'en' && /^(?:verb|function|phrase|pron)$/.test(pos) && foldCase(name) === foldCase(english),
    );
    expect(echoes.map(({ english, language }) => `${english} ${language}`).toSorted()).toEqual(ECHOES);
  });
});

/** Words that another language writes as English does, looked at one by one. */
const ECHOES: readonly string[] = [
  'Stop! da',
  'for da',
  'give da',
  'have da',
  'hi de',
  'include ro',
  'me it',
  'over da',
  'over nl',
  'per da',
  'per id',
  'per nl',
  'per sv',
  'produce ro',
  'ride da',
  'score da',
  'smile da',
  'sorry nl',
  'till sv',
  'under da',
];

describe('the words of the published lists of A1 and A2', () => {
  const lines = readFileSync(new URL('basic-words.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const words = lines.flatMap((line) => {
    const [pos = '', list = ''] = line.split('\t');
    return [...new Set(list.split(' '))].map((word) => ({ pos, word: word.replaceAll('_', ' ') }));
  });

  test.each(LANGUAGES.filter((language) => language !== 'en'))('at least 97 % are answered in %s', (to) => {
    const missing = words.filter(({ pos, word }) => {
      const found = translationsWithParts({ text: pos === 'verb' ? `to ${word}` : word, from: 'en', to, exact: true });
      return pos === 'noun' || pos === 'verb' || pos === 'adj'
        ? !found.some(({ part_of_speech }) => part_of_speech === pos)
        : found.length === 0;
    });
    expect(words.length).toBeGreaterThan(1800);
    if (missing.length > words.length * 0.03)
      throw new Error(missing.map(({ pos, word }) => `${word} (${pos})`).join(', '));
  });

  test('a name leads back to its word', () => {
    const lost = basic.filter((row) => {
      const back = translationsWithParts({ text: row[LANGUAGES.indexOf('sk') + 2] ?? '', from: 'sk', to: 'en' });
      return !back.some(({ text }) => foldAccents(text) === foldAccents(row[2] ?? ''));
    });
    expect(lost.map((row) => row[2])).toEqual([]);
  });
});
