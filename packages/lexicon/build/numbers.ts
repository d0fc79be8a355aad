import { LANGUAGES } from '@wordcluster/domain/languages/languages';
import type { NumberData } from '../src/data/load.ts';
import { readRuleSets } from './cldr.ts';
import { speller } from './rbnf.ts';
import { isInScript } from '../src/text/scripts.ts';
import { readTable } from './tables.ts';

const HIGHEST = 100;
/** The set for counting; older locales have only the cardinal ones. */
const STARTS = [
  '%spellout-numbering',
  '%spellout-cardinal',
  '%spellout-cardinal-neuter',
  '%spellout-cardinal-masculine',
];

const CORRECTIONS = readTable('number-corrections').rows;

/** Words for 0 to 100 of languages that CLDR lacks or spells in another one's way. */
export const NUMBER_LISTS: ReadonlyMap<string, readonly string[]> = new Map(
  readTable('number-lists').rows.map(([code = '', list = '']) => [code, list.split('; ')]),
);

/** Takes off marks that only say where a word may break, and what `number-corrections.tsv` says is wrong in CLDR. */
export function correct(language: string, word: string): string {
  const plain = word
    .replaceAll(/[\u00AD\u200B]/g, '')
    .replaceAll(/[’ʼ]/g, "'")
    .trim()
    .normalize('NFC');
  return CORRECTIONS.filter(([code]) => code === language).reduce(
    (text, [, from = '', to = '']) => text.replaceAll(from, to),
    plain,
  );
}

/** Words for 0 to 100; null unless every one is a real word of its own. */
export function numberWords(language: string): readonly string[] | null {
  const own = NUMBER_LISTS.get(language);
  if (own) return own;
  const sets = readRuleSets(language);
  const start = STARTS.find((name) => sets?.[name]);
  if (!sets || !start) return null;
  const spell = speller(sets, start);
  const words = Array.from({ length: HIGHEST + 1 }, (_, value) => correct(language, spell(value) ?? ''));
  const proper = words.every((word) => word !== '' && !/[\d#%=→←[\]]/.test(word) && isInScript(word, language));
  return proper && new Set(words).size === words.length ? words : null;
}

export function buildNumbers(): NumberData {
  const words = LANGUAGES.map(({ code }) => [code, numberWords(code)?.join('\n')] as const);
  return Object.fromEntries(words.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
