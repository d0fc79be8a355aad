/**
 * A minimal parser of npm's spelling dictionaries (`dictionary-*`): stems, and one suffix and one prefix of each.
 * Several suffixes and compounds are not derived.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

export const folderOf = (language: string): string => path.dirname(require.resolve(`dictionary-${language}`));

interface Affix {
  readonly strip: string;
  readonly add: string;
  /** Condition on the stem, in the file's syntax: characters, sets of them, and any. */
  readonly condition: RegExp;
}

export interface Dictionary {
  /** Flags of each stem as written; a stem may occur several times. */
  readonly stems: ReadonlyMap<string, readonly string[]>;
  readonly suffixes: ReadonlyMap<string, readonly Affix[]>;
  readonly prefixes: ReadonlyMap<string, readonly Affix[]>;
}

type FlagType = 'one' | 'long' | 'num';

function flagsIn(text: string, type: FlagType): string[] {
  if (type === 'num') return text.split(',');
  return type === 'long' ? (text.match(/.{2}/gu) ?? []) : Array.from(text);
}

const NOTHING = '0';

/** A condition is a short list of characters and sets; other characters are literal. */
function conditionOf(text: string, kind: 'SFX' | 'PFX'): RegExp {
  const safe = text.replace(/[$()*+?\\{|}/]/g, '\\$&');
  return new RegExp(kind === 'SFX' ? `${safe}$` : `^${safe}`, 'u');
}

function affixesIn(lines: readonly string[], kind: 'SFX' | 'PFX'): Map<string, Affix[]> {
  const found = new Map<string, Affix[]>();
  for (const line of lines) {
    const [name, flag = '', strip = '', added = '', condition = '.'] = line.split(/\s+/);
    // A header line has the number of its rules instead of added letters.
    if (name !== kind || /^[YN]$/.test(strip)) continue;
    const [add = ''] = added.split('/');
    const affix = {
      strip: strip === NOTHING ? '' : strip,
      add: add === NOTHING ? '' : add,
      condition: conditionOf(condition, kind),
    };
    found.set(flag, [...(found.get(flag) ?? []), affix]);
  }
  return found;
}

export function readDictionary(language: string): Dictionary {
  const read = (file: string) =>
    readFileSync(path.join(folderOf(language), file), 'utf8')
      .normalize('NFC')
      .split(/\r?\n/);
  const rules = read('index.aff');
  const named = /^FLAG\s+(\S+)/.exec(rules.find((line) => line.startsWith('FLAG')) ?? '')?.[1];
  const type: FlagType = named === 'long' || named === 'num' ? named : 'one';
  const stems = new Map<string, string[]>();
  for (const line of read('index.dic').slice(1)) {
    const [, stem = '', flags = ''] = /^([^/\s]+)(?:\/(\S+))?/.exec(line) ?? [];
    if (stem === '') continue;
    stems.set(stem, [...(stems.get(stem) ?? []), ...flagsIn(flags, type)]);
  }
  return { stems, suffixes: affixesIn(rules, 'SFX'), prefixes: affixesIn(rules, 'PFX') };
}

/** The forms of a stem with one suffix. */
export function formsOf(stem: string, { stems, suffixes }: Dictionary): string[] {
  const forms = new Set<string>();
  for (const flag of stems.get(stem) ?? [])
    for (const { strip, add, condition } of suffixes.get(flag) ?? [])
      if (stem.endsWith(strip) && condition.test(stem)) forms.add(stem.slice(0, stem.length - strip.length) + add);
  forms.delete(stem);
  return [...forms];
}

/** Whether the dictionary has the word: as a stem, or with one suffix, one prefix, or one of each. */
export function spellingOf(dictionary: Dictionary): (word: string) => boolean {
  const suffixes = byLetters(dictionary.suffixes);
  const prefixes = byLetters(dictionary.prefixes);
  const hasStem = (stem: string, flags: readonly string[]) => {
    const known = dictionary.stems.get(stem);
    return known !== undefined && flags.every((flag) => known.includes(flag));
  };
  const hasSuffixed = (word: string, flags: readonly string[]): boolean => {
    if (hasStem(word, flags)) return true;
    for (let at = word.length; at >= 1; at -= 1)
      for (const { flag, strip, condition } of suffixes.get(word.slice(at)) ?? []) {
        const stem = word.slice(0, at) + strip;
        if (hasStem(stem, [...flags, flag]) && condition.test(stem)) return true;
      }
    return false;
  };
  return (word) => {
    if (hasSuffixed(word, [])) return true;
    for (let at = 1; at < word.length; at += 1)
      for (const { flag, strip } of prefixes.get(word.slice(0, at)) ?? [])
        if (hasSuffixed(strip + word.slice(at), [flag])) return true;
    return false;
  };
}

interface FlaggedAffix extends Affix {
  readonly flag: string;
}

function byLetters(affixes: Dictionary['suffixes']): Map<string, FlaggedAffix[]> {
  const found = new Map<string, FlaggedAffix[]>();
  for (const [flag, list] of affixes)
    for (const affix of list) {
      const known = found.get(affix.add);
      if (known) known.push({ ...affix, flag });
      else found.set(affix.add, [{ ...affix, flag }]);
    }
  return found;
}
