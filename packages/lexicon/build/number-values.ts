/**
 * Writes the number words by which typed numbers are graded: `npx node packages/lexicon/build/number-values.ts`. Only words that cannot be
 * read from their parts are kept, so a language takes some hundred; every number that CLDR spells from 0 to 1,000 is read back and checked.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@wordcluster/domain/languages/languages';
import { parseNumberWords, type NumberWords, readNumberWords } from '@wordcluster/domain/practice/grading/number-parts';
import { numberKey } from '@wordcluster/domain/practice/grading/number-words';
import { readRuleSets } from './cldr.ts';
import { correct, NUMBER_LISTS } from './numbers.ts';
import { speller } from './rbnf.ts';
import { readTable } from './tables.ts';

const TARGET = path.resolve(import.meta.dirname, '../../domain/src/practice/grading/numbers');
const HIGHEST = 1000;
/** Ordinals beyond are read from their parts or not at all: hardly anybody learns them as words. */
const HIGHEST_ORDINAL = 100;

/** Between the parts of a number, letters alone. */
const JOINTS: Readonly<Record<string, string>> = {
  en: 'and',
  de: 'und',
  nl: 'en',
  af: 'en',
  lb: 'an a',
  fy: 'en',
  da: 'og',
  no: 'og',
  nb: 'og',
  sv: 'och',
  is: 'og',
  es: 'y',
  pt: 'e',
  gl: 'e',
  ca: 'i',
  it: 'e',
  fr: 'et',
  ro: 'si',
  bg: 'и',
  mk: 'и',
  sr: 'и i',
  hr: 'i',
  bs: 'i',
  sl: 'in',
  cs: 'a',
  sk: 'a',
  el: 'και',
  sq: 'e',
  eu: 'ta',
  cy: 'a ar',
  ar: 'و',
  fa: 'و',
  he: 'ו',
  sw: 'na',
  ka: 'და',
  ky: 'жана',
  tl: 'at',
  mt: 'u',
  eo: 'kaj',
  yi: 'און',
  vi: 'le linh',
  'zh-CN': '零 〇',
  'zh-TW': '零 〇',
  la: 'et',
  hy: 'և',
  ps: 'و',
};
const INVERTED = new Set('de nl af lb fy da no nb ar cs sk sl fo yi is hr'.split(' '));
const TWENTIES = new Set('fr ka eu cy da sq br'.split(' '));

const FORMS = readTable('number-forms').rows;

interface Collected {
  readonly words: NumberWords;
  readonly cardinals: Map<string, number>;
  readonly ordinals: Map<string, number>;
  readonly fractions: Map<string, number>;
}

/** Numbers that CLDR spells, small ones first, so that larger ones can be read from them. */
function* spelled(
  language: string,
  highest = HIGHEST,
): Generator<[kind: 'cardinals' | 'ordinals', value: number, word: string]> {
  const own = NUMBER_LISTS.get(language);
  if (own) {
    for (const [value, word] of own.entries()) if (value <= highest) yield ['cardinals', value, word];
    return;
  }
  const sets = readRuleSets(language);
  if (!sets) return;
  const names = Object.keys(sets).filter(
    (name) => /^%spellout-(?:cardinal|numbering|ordinal)/.test(name) && !/financial|year/.test(name),
  );
  const spellers = names.map(
    (name) => [name.includes('ordinal') ? 'ordinals' : 'cardinals', speller(sets, name)] as const,
  );
  for (let value = 0; value <= highest; value += 1)
    for (const [kind, spell] of spellers) {
      const word = correct(language, spell(value) ?? '');
      // A word beside a number or a sign is no word for it.
      if (word !== '' && !/[\d#%=→←[\]$(]/.test(word)) yield [kind, value, word];
    }
}

export function collect(language: string): Collected | null {
  const cardinals = new Map<string, number>();
  const ordinals = new Map<string, number>();
  const fractions = new Map<string, number>();
  const joints = (JOINTS[language] ?? '')
    .split(' ')
    .filter(Boolean)
    .map((one) => numberKey(one, language));
  const lists = {
    cardinals,
    ordinals,
    fractions,
    joints,
    inverted: INVERTED.has(language),
    tens: false,
    twenties: TWENTIES.has(language),
  };
  for (const [, value = '', forms = ''] of FORMS.filter(([code]) => code === language)) {
    const [top = '', bottom] = value.split('/');
    for (const form of forms.split('; '))
      (bottom === undefined ? cardinals : fractions).set(numberKey(form, language), Number(top) / Number(bottom ?? 1));
  }
  lists.tens = hasTens(language);
  for (const [kind, value, word] of spelled(language)) {
    const key = numberKey(word, language);
    // The same word in the other kind or for another number: the first one counts.
    if (key === '' || fractions.has(key) || cardinals.has(key) || lists[kind].has(key)) continue;
    const read = parseNumberWords(key, { ...lists });
    if (read?.value === value || (kind === 'ordinals' && value > HIGHEST_ORDINAL && value % 100 !== 0)) continue;
    lists[kind].set(key, value);
    if (kind === 'cardinals' && value % 100 === 0) addWordForHundred(key, value, cardinals);
  }
  return cardinals.size < 10 ? null : { words: lists, cardinals, ordinals, fractions };
}

/** True where twenty, thirty and so on are two·ten, three·ten. */
function hasTens(language: string): boolean {
  const keys = new Map<number, string[]>();
  for (const [kind, value, word] of spelled(language, 90))
    if (kind === 'cardinals') keys.set(value, [...(keys.get(value) ?? []), numberKey(word, language)]);
  const ten = keys.get(10) ?? [];
  const isComposed = (tens: number) =>
    (keys.get(tens) ?? []).some((word) =>
      (keys.get(tens / 10) ?? []).some((one) => ten.some((last) => word === one + last)),
    );
  return [30, 40, 50, 60, 70, 80, 90].filter(isComposed).length > 4;
}

/** hundred: what two·hundred and three·hundred share. */
function addWordForHundred(key: string, value: number, cardinals: Map<string, number>): void {
  for (const [one, ones] of cardinals) {
    const unit = value === 1000 ? 1000 : 100;
    const rest = ones * unit === value && key.startsWith(one) ? key.slice(one.length) : '';
    if ((rest.length > 1 || /\p{Script=Han}/u.test(rest)) && !cardinals.has(rest)) cardinals.set(rest, unit);
  }
}

const byValue = (list: Map<string, number>): string =>
  [...Map.groupBy(list, ([, value]) => value)]
    .toSorted(([a], [b]) => a - b)
    .map(([value, words]) => `${asDigits(value)} ${words.map(([word]) => word).join(' ')}`)
    .join(' ');

function asDigits(value: number): string {
  if (Number.isInteger(value)) return String(value);
  const bottom = [2, 3, 4, 5, 8, 10].find((one) => Math.abs(value * one - Math.round(value * one)) < 1e-9) ?? 1;
  return `${Math.round(value * bottom)}/${bottom}`;
}

/** Every file with its text; of some languages alone without the list of all. */
export function numberFiles(only: readonly string[] | null = null): Record<string, string> {
  const files: Record<string, string> = {};
  for (const { code } of LANGUAGES.filter((one) => only?.includes(one.code) ?? true)) {
    const found = collect(code);
    if (!found) continue;
    const { words } = found;
    const flags =
      `${words.inverted ? 'i' : ''}${words.tens ? 'm' : ''}${words.twenties ? 't' : ''}- ${words.joints.join(' ')}`.trim();
    files[`${code}.ts`] =
      `/** Made by packages/lexicon/build/number-values.ts from CLDR: number words by value. */\nexport const NUMBERS =\n  '${[flags, byValue(found.cardinals), byValue(found.ordinals), byValue(found.fractions)].join('|').replaceAll("'", String.raw`\'`)}';\n`;
  }
  if (only) return files;
  const codes = Object.keys(files).map((name) => name.slice(0, -'.ts'.length));
  const imports = codes.map((code) => `  ${/^[a-z]+$/.test(code) ? code : `'${code}'`}: () => import('./${code}.ts'),`);
  files['index.ts'] =
    `/** Made by packages/lexicon/build/number-values.ts: each language's number words, loaded when somebody practises it. */\nexport const NUMBER_LISTS: Readonly<Record<string, () => Promise<{ readonly NUMBERS: string }>>> = {\n${imports.join('\n')}\n};\n`;
  return files;
}

/** Words whose value is read otherwise than CLDR means it. */
export function misread(language: string, text: string): string[] {
  const words = readNumberWords(text);
  return [...spelled(language)].flatMap(([, value, word]) => {
    const read = parseNumberWords(numberKey(word, language), words);
    return read === null || read.value === value ? [] : [`${language}: ${word} is ${value}, read as ${read?.value}`];
  });
}

if (import.meta.main) {
  mkdirSync(TARGET, { recursive: true });
  for (const [name, text] of Object.entries(numberFiles())) writeFileSync(path.join(TARGET, name), text);
}
