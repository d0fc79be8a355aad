/** Reads a number from its parts, letters alone: vier·und·zwanzig, two·hundred·thirty·four, quatre-vingt·dix. */

export type NumberKind = 'cardinal' | 'ordinal' | 'fraction';

export interface NumberWords {
  /** Each word's value, by kind. */
  readonly cardinals: ReadonlyMap<string, number>;
  readonly ordinals: ReadonlyMap<string, number>;
  readonly fractions: ReadonlyMap<string, number>;
  /** Words between two parts: and, und, y. */
  readonly joints: readonly string[];
  /** The ones before the tens: fünf·und·zwanzig. */
  readonly inverted: boolean;
  /** Tens are written as a factor: 二·十, dua·puluh. */
  readonly tens: boolean;
  /** Twenties count: quatre-vingt·dix, ოთხმოც·და·ათი. */
  readonly twenties: boolean;
}

/** "kind value word word, value word …": a language's data as text. */
export function readNumberWords(text: string): NumberWords {
  const [flags = '', cardinals = '', ordinals = '', fractions = ''] = text.split('|');
  const [order = '', ...joints] = flags.split(' ');
  return {
    cardinals: valuesOf(cardinals),
    ordinals: valuesOf(ordinals),
    fractions: valuesOf(fractions),
    joints: joints.filter(Boolean),
    inverted: order.includes('i'),
    tens: order.includes('m'),
    twenties: order.includes('t'),
  };
}

function valuesOf(list: string): Map<string, number> {
  const found = new Map<string, number>();
  let value = 0;
  for (const word of list.split(' ').filter(Boolean)) {
    if (/^\d/.test(word)) value = valueOf(word);
    else found.set(word, value);
  }
  return found;
}

function valueOf(digits: string): number {
  const [top = '', bottom = '1'] = digits.split('/');
  return Number(top) / Number(bottom);
}

const MAX_PARTS = 9;

export function parseNumberWords(
  key: string,
  words: NumberWords,
): { readonly value: number; readonly kind: NumberKind } | null {
  const fraction = words.fractions.get(key);
  if (fraction !== undefined) return { value: fraction, kind: 'fraction' };
  const cardinal = words.cardinals.get(key);
  if (cardinal !== undefined) return { value: cardinal, kind: 'cardinal' };
  const ordinal = words.ordinals.get(key);
  if (ordinal !== undefined) return { value: ordinal, kind: 'ordinal' };
  return fromParts(key, words, ['cardinal']) ?? fromParts(key, words, ['cardinal', 'ordinal']);
}

interface Sum {
  readonly total: number;
  /** Below the next thousand. */
  readonly group: number;
  /** The last part added, and the digits it left free. */
  readonly last: number;
  readonly hasJoint: boolean;
}

/** Depth-first search over the parts, the longest first, with memoised failures. */
function fromParts(
  key: string,
  words: NumberWords,
  kinds: readonly ('cardinal' | 'ordinal')[],
): { readonly value: number; readonly kind: NumberKind } | null {
  const failed = new Set<string>();
  const longest = longestOf(words);
  const go = (at: number, sum: Sum, parts: number): { value: number; kind: NumberKind } | null => {
    if (parts > MAX_PARTS || at >= key.length) return null;
    const memo = `${at} ${sum.total} ${sum.group} ${sum.last}`;
    if (failed.has(memo)) return null;
    for (const joint of parts === 0 ? [''] : ['', ...words.joints]) {
      if (joint !== '' && !key.startsWith(joint, at)) continue;
      const from = at + joint.length;
      for (let to = Math.min(key.length, from + longest); to > from; to -= 1) {
        const part = key.slice(from, to);
        for (const kind of kinds) {
          const value = (kind === 'cardinal' ? words.cardinals : words.ordinals).get(part);
          const next = value === undefined ? null : plus(sum, value, joint, words);
          if (!next) continue;
          const found = to === key.length ? { value: next.total + next.group, kind } : go(to, next, parts + 1);
          if (found) return kind === 'ordinal' ? { value: found.value, kind } : found;
        }
      }
    }
    failed.add(memo);
    return null;
  };
  return go(0, { total: 0, group: 0, last: 0, hasJoint: false }, 0);
}

/** The sum with one more part; null if no language adds them so. */
function plus({ total, group, last, hasJoint }: Sum, part: number, joint: string, words: NumberWords): Sum | null {
  const sum = (added: number, of = part): Sum => ({
    total,
    group: added,
    last: of,
    hasJoint: hasJoint || joint !== '',
  });
  // Zero is no part of a larger number.
  if (part === 0) return null;
  if (last === 0) return sum(part);
  if (part === 1000)
    return group < 1000 && total === 0 && joint === '' ? { total: group * 1000, group: 0, last: 1000, hasJoint } : null;
  if (part === 100) return joint === '' && group < 20 && last === group ? sum(group * 100, 100) : null;
  if (part > 1000) return null;
  if (words.tens && part === 10 && last > 1 && last < 10)
    return joint === '' ? sum(group - last + last * 10, last * 10) : null;
  // fünf·und·zwanzig: ones before tens, preceded by hundreds only.
  if (words.inverted && last < 10 && part >= 20 && part < 100 && part % 10 === 0) return sum(group + part);
  if (last === 1000) return part < 1000 ? sum(group + part) : null;
  if (last >= 100 && last % 100 === 0) return part < 100 ? sum(group + part) : null;
  if (words.twenties && last < 100 && last % 20 === 0 && part < 20) return sum(group + part);
  if (last >= 20 && last % 10 === 0 && last < 100) {
    if (part < 10) return sum(group + part);
    return null;
  }
  if (last === 10 && part < 10) return sum(group + part);
  // nineteen eighty-four
  if (group === last && total === 0 && last >= 11 && last <= 20 && part >= 10 && part < 100 && joint === '')
    return { total: last * 100, group: part, last: part, hasJoint };
  return null;
}

const LONGEST = new WeakMap<NumberWords, number>();

function longestOf(words: NumberWords): number {
  const known = LONGEST.get(words);
  if (known !== undefined) return known;
  let longest = 0;
  for (const list of [words.cardinals, words.ordinals])
    for (const word of list.keys()) longest = Math.max(longest, word.length);
  LONGEST.set(words, longest);
  return longest;
}
