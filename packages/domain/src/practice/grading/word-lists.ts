import { knowIrregularForms } from './irregular.ts';
import { readNumberWords } from './number-parts.ts';
import { knowNumbers } from './number-words.ts';
import { NUMBER_LISTS } from './numbers/index.ts';
import { knowReadings } from './readings-of-words.ts';
import { relativesOf } from './relatives.ts';

/**
 * Words one slip away from each other: typed, such a word counts as the other word and not as a slip. The everyday
 * words of a language were written down from memory, above all similar ones, with the minimal pairs and false spellings
 * that teachers warn of; near words come from the embedded dictionary. Folded, with a space in between. Loaded per
 * language when it is practised: together they are larger than the rules of all languages.
 */
const loaded = new Map<string, readonly string[]>();

/** Empty until loaded, and for languages without a list. */
export const wordListsOf = (language: string | null): readonly string[] => loaded.get(listedAs(language) ?? '') ?? [];

const everyday = async (module: Promise<{ EVERYDAY_WORDS: string }>) => (await module).EVERYDAY_WORDS;
/** No words that look like others: how words are read. */
const readings = async (module: Promise<{ READINGS: string }>) => {
  knowReadings((await module).READINGS);
  return '';
};
const near = async (module: Promise<{ NEAR_WORDS: string }>) => (await module).NEAR_WORDS;

const LISTS: Readonly<Record<string, () => Promise<string>[]>> = {
  ar: () => [everyday(import('./everyday-words/ar.ts')), near(import('./near-words/ar.ts'))],
  bg: () => [everyday(import('./everyday-words/bg.ts'))],
  ca: () => [everyday(import('./everyday-words/ca.ts'))],
  cs: () => [everyday(import('./everyday-words/cs.ts')), near(import('./near-words/cs.ts'))],
  da: () => [everyday(import('./everyday-words/da.ts')), near(import('./near-words/da.ts'))],
  de: () => [everyday(import('./everyday-words/de.ts')), near(import('./near-words/de.ts'))],
  el: () => [everyday(import('./everyday-words/el.ts')), near(import('./near-words/el.ts'))],
  en: () => [everyday(import('./everyday-words/en.ts')), near(import('./near-words/en.ts'))],
  eo: () => [everyday(import('./everyday-words/eo.ts'))],
  es: () => [everyday(import('./everyday-words/es.ts')), near(import('./near-words/es.ts'))],
  et: () => [everyday(import('./everyday-words/et.ts'))],
  fa: () => [everyday(import('./everyday-words/fa.ts'))],
  fi: () => [everyday(import('./everyday-words/fi.ts'))],
  fr: () => [everyday(import('./everyday-words/fr.ts')), near(import('./near-words/fr.ts'))],
  gl: () => [everyday(import('./everyday-words/gl.ts'))],
  he: () => [everyday(import('./everyday-words/he.ts')), near(import('./near-words/he.ts'))],
  hi: () => [everyday(import('./everyday-words/hi.ts')), near(import('./near-words/hi.ts'))],
  hr: () => [everyday(import('./everyday-words/hr.ts'))],
  hu: () => [everyday(import('./everyday-words/hu.ts')), near(import('./near-words/hu.ts'))],
  id: () => [everyday(import('./everyday-words/id.ts')), near(import('./near-words/id.ts'))],
  is: () => [everyday(import('./everyday-words/is.ts'))],
  it: () => [everyday(import('./everyday-words/it.ts')), near(import('./near-words/it.ts'))],
  ja: () => [readings(import('./japanese-readings.ts'))],
  ko: () => [everyday(import('./everyday-words/ko.ts')), near(import('./near-words/ko.ts'))],
  la: () => [everyday(import('./everyday-words/la.ts'))],
  lt: () => [everyday(import('./everyday-words/lt.ts'))],
  lv: () => [everyday(import('./everyday-words/lv.ts'))],
  mk: () => [everyday(import('./everyday-words/mk.ts'))],
  nl: () => [everyday(import('./everyday-words/nl.ts')), near(import('./near-words/nl.ts'))],
  no: () => [everyday(import('./everyday-words/no.ts'))],
  pl: () => [everyday(import('./everyday-words/pl.ts')), near(import('./near-words/pl.ts'))],
  pt: () => [everyday(import('./everyday-words/pt.ts')), near(import('./near-words/pt.ts'))],
  ro: () => [everyday(import('./everyday-words/ro.ts')), near(import('./near-words/ro.ts'))],
  ru: () => [everyday(import('./everyday-words/ru.ts')), near(import('./near-words/ru.ts'))],
  sk: () => [everyday(import('./everyday-words/sk.ts')), near(import('./near-words/sk.ts'))],
  sl: () => [everyday(import('./everyday-words/sl.ts'))],
  sq: () => [everyday(import('./everyday-words/sq.ts'))],
  sr: () => [everyday(import('./everyday-words/sr.ts'))],
  sv: () => [everyday(import('./everyday-words/sv.ts')), near(import('./near-words/sv.ts'))],
  sw: () => [everyday(import('./everyday-words/sw.ts'))],
  tr: () => [everyday(import('./everyday-words/tr.ts')), near(import('./near-words/tr.ts'))],
  uk: () => [everyday(import('./everyday-words/uk.ts')), near(import('./near-words/uk.ts'))],
  vi: () => [near(import('./near-words/vi.ts'))],
};

export const LISTED_LANGUAGES: readonly string[] = [...new Set([...Object.keys(LISTS), ...Object.keys(NUMBER_LISTS)])];

/** The code of a language's lists: its nearest relative's if it has none. */
const listedAs = (language: string | null): string | undefined =>
  language === null ? undefined : relativesOf(language).find((code) => LISTS[code]);
const countedAs = (language: string | null): string | undefined =>
  language === null ? undefined : relativesOf(language).find((code) => NUMBER_LISTS[code]);

const withNumbers = new Set<string>();
const listed = new Set<string>();

async function loadNumbers(code: string): Promise<void> {
  const list = await NUMBER_LISTS[code]?.();
  if (!list || withNumbers.has(code)) return;
  withNumbers.add(code);
  knowNumbers(code, readNumberWords(list.NUMBERS));
}

const loadIrregularForms = async () => knowIrregularForms((await import('./irregular-forms.ts')).IRREGULAR_FORMS);

/** Makes the lists of languages known to the grading. */
export async function loadWordLists(languages: Iterable<string | null>): Promise<void> {
  const codes = Array.from(languages);
  const named = (code: (language: string | null) => string | undefined) =>
    new Set(codes.map(code).filter((one) => one !== undefined));
  const missing = [...named(listedAs)].filter((code) => !listed.has(code));
  await Promise.all([
    ...(missing.length > 0 ? [loadIrregularForms()] : []),
    ...missing.map(async (code) => {
      const lists = await Promise.all(LISTS[code]?.() ?? []);
      listed.add(code);
      loaded.set(code, [...lists.filter((list) => list !== ''), ...(loaded.get(code) ?? [])]);
    }),
    ...[...named(countedAs)].map(loadNumbers),
  ]);
}

/** A list as `packages/near-words` writes it: each word after the number of letters that it shares with the one before. */
export function decodedWords(text: string): string {
  let last = '';
  const list = Array.from(
    text.matchAll(/(\d)([^\d]*)/g),
    ([, shared = '0', rest = '']) => (last = last.slice(0, Number(shared)) + rest),
  );
  return list.join(' ');
}

const added = new Set<string>();

/** Adds near words of a language, which the server serves beside the app; idempotent. */
export function addNearWords(language: string, text: string): void {
  if (added.has(language)) return;
  added.add(language);
  loaded.set(language, [...(loaded.get(language) ?? []), decodedWords(text)]);
}
