import { relativesOf } from './relatives.ts';

/**
 * Words that mean something else although they are a slip away: typed, they are that other word and no slip. Those that are
 * often confused are everyday words that look like others, written down by the developers, with the minimal pairs and false
 * spellings that teachers warn of; those that are near are of the embedded dictionary. Folded, a space between. Each language
 * is loaded when somebody practises it: together they weigh more than the rules of all languages.
 */
const loaded = new Map<string, readonly string[]>();

/** Empty until they are loaded, and for languages that nobody made a list for. */
export const wordListsOf = (language: string | null): readonly string[] => loaded.get(listedAs(language) ?? '') ?? [];

const confused = async (module: Promise<{ OFTEN_CONFUSED: string }>) => (await module).OFTEN_CONFUSED;
const near = async (module: Promise<{ NEAR_WORDS: string }>) => (await module).NEAR_WORDS;

const LISTS: Readonly<Record<string, () => Promise<string>[]>> = {
  ar: () => [near(import('./near-words/ar.ts'))],
  bg: () => [confused(import('./often-confused/bg.ts'))],
  cs: () => [confused(import('./often-confused/cs.ts')), near(import('./near-words/cs.ts'))],
  da: () => [confused(import('./often-confused/da.ts'))],
  de: () => [confused(import('./often-confused/de.ts')), near(import('./near-words/de.ts'))],
  el: () => [confused(import('./often-confused/el.ts')), near(import('./near-words/el.ts'))],
  en: () => [confused(import('./often-confused/en.ts')), near(import('./near-words/en.ts'))],
  es: () => [confused(import('./often-confused/es.ts')), near(import('./near-words/es.ts'))],
  et: () => [confused(import('./often-confused/et.ts'))],
  fi: () => [confused(import('./often-confused/fi.ts'))],
  fr: () => [confused(import('./often-confused/fr.ts')), near(import('./near-words/fr.ts'))],
  gl: () => [confused(import('./often-confused/gl.ts'))],
  hi: () => [near(import('./near-words/hi.ts'))],
  hr: () => [confused(import('./often-confused/hr.ts'))],
  hu: () => [confused(import('./often-confused/hu.ts')), near(import('./near-words/hu.ts'))],
  id: () => [confused(import('./often-confused/id.ts'))],
  it: () => [confused(import('./often-confused/it.ts')), near(import('./near-words/it.ts'))],
  ko: () => [near(import('./near-words/ko.ts'))],
  la: () => [confused(import('./often-confused/la.ts'))],
  lt: () => [confused(import('./often-confused/lt.ts'))],
  lv: () => [confused(import('./often-confused/lv.ts'))],
  mk: () => [confused(import('./often-confused/mk.ts'))],
  nl: () => [confused(import('./often-confused/nl.ts')), near(import('./near-words/nl.ts'))],
  no: () => [confused(import('./often-confused/no.ts'))],
  pl: () => [confused(import('./often-confused/pl.ts')), near(import('./near-words/pl.ts'))],
  pt: () => [confused(import('./often-confused/pt.ts')), near(import('./near-words/pt.ts'))],
  ro: () => [confused(import('./often-confused/ro.ts')), near(import('./near-words/ro.ts'))],
  ru: () => [confused(import('./often-confused/ru.ts')), near(import('./near-words/ru.ts'))],
  sk: () => [confused(import('./often-confused/sk.ts')), near(import('./near-words/sk.ts'))],
  sl: () => [confused(import('./often-confused/sl.ts'))],
  sr: () => [confused(import('./often-confused/sr.ts'))],
  sv: () => [confused(import('./often-confused/sv.ts')), near(import('./near-words/sv.ts'))],
  tr: () => [confused(import('./often-confused/tr.ts')), near(import('./near-words/tr.ts'))],
  uk: () => [confused(import('./often-confused/uk.ts')), near(import('./near-words/uk.ts'))],
};

export const LISTED_LANGUAGES: readonly string[] = Object.keys(LISTS);

/** The code that a language's lists stand under: those of its nearest relative where it has none. */
const listedAs = (language: string | null): string | undefined =>
  language === null ? undefined : relativesOf(language).find((code) => LISTS[code]);

/** Makes the lists of languages known to the grading. */
export async function loadWordLists(languages: Iterable<string | null>): Promise<void> {
  const missing = new Set(Array.from(languages, listedAs).filter((code) => code !== undefined && !loaded.has(code)));
  await Promise.all(
    Array.from(missing, async (code = '') => loaded.set(code, await Promise.all(LISTS[code]?.() ?? []))),
  );
}
