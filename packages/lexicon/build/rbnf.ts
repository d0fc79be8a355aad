/**
 * Spells whole numbers from 0 to 100 by CLDR's rule-based number formats (Unicode TR35, part 3).
 * Larger numbers, fractions and negative numbers need parts of the grammar that are left out here.
 */
interface Rule {
  readonly base: number;
  /** The divisor of the arrows: the largest power of the radix that fits into the base value. */
  readonly divisor: number;
  readonly text: string;
}

export type RuleSets = Readonly<Record<string, readonly (readonly [string, string])[]>>;

const BASE = /^(\d+)(?:\/(\d+))?$/;

function readRule([key, text]: readonly [string, string]): Rule[] {
  const [whole, base = '', radix = '10'] = BASE.exec(key) ?? [];
  if (whole === undefined) return [];
  let divisor = 1;
  while (divisor * Number(radix) <= Number(base)) divisor *= Number(radix);
  return [{ base: Number(base), divisor, text: text.replace(/;$/, '').replace(/^'/, '') }];
}

const TOKEN = /\[([^\]]*)\]|→(%[^→]+)?→|←(%[^←]+)?←|=(%[^=]+|#[^=]*)=/g;

/** A function that spells numbers by one set of rules; null when a number needs something it does not know. */
export function speller(sets: RuleSets, start: string): (value: number) => string | null {
  // Beside its rule sets a locale may carry settings for reading numbers, which are no lists.
  const lists = Object.entries(sets).filter(([, rules]) => Array.isArray(rules));
  const parsed = new Map(
    lists.map(([name, rules]) => [name, rules.flatMap(readRule).toSorted((a, b) => a.base - b.base)]),
  );

  function spell(value: number, set: string): string | null {
    const rule = parsed.get(set)?.findLast(({ base }) => base <= value);
    return rule ? expand(rule.text, rule.divisor, value, set) : null;
  }

  function expand(text: string, divisor: number, value: number, set: string): string | null {
    if (text.includes('$(')) return null;
    let failed = false;
    const part = (spelled: string | null) => {
      failed ||= spelled === null;
      return spelled ?? '';
    };
    const result = text.replace(TOKEN, (_token, optional, right, left, same, offset: number) => {
      if (optional !== undefined) return value % divisor === 0 ? '' : part(expand(optional, divisor, value, set));
      if (same !== undefined) return same.startsWith('%') ? part(spell(value, same)) : part(null);
      if (text.startsWith('←', offset)) return part(spell(Math.floor(value / divisor), left ?? set));
      return part(spell(value % divisor, right ?? set));
    });
    return failed ? null : result;
  }

  return (value) => spell(value, start);
}
