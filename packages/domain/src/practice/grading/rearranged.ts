/**
 * The correct word with its parts in another order or one of them missing: se duchar for ducharse, stehen auf for
 * aufstehen.
 */
import { isOtherForm } from './forms.ts';
import { type LanguageRules, words } from './language-rules.ts';
import { withoutMarks } from './spelling.ts';

/** Reflexive endings of infinitives, and the separate reflexive word. */
const REFLEXIVE: Readonly<Record<string, readonly [ending: RegExp, alone: string, rest: string]>> = {
  es: [/(?<=[aei]r)se$/, 'se', ''],
  gl: [/(?<=[aei]r)se$/, 'se', ''],
  pt: [/(?<=[aeio]r) ?se$/, 'se', ''],
  it: [/(?<=[aei]r)si$/, 'si', 'e'],
  ca: [/(?<=[aei]r)se$|(?<=e)s$/, 'es', ''],
  ru: [/(?<=ть|ти)ся$|(?<=ти)сь$/, 'ся', ''],
  uk: [/(?<=ти)ся$/, 'ся', ''],
};

/** Languages with separable verbs. */
const SEPARABLE = new Set(['de', 'nl', 'hu', 'af', 'lb']);

/** Polite phrase at the end of a sentence: missing, or for the other sex. */
const POLITE: Readonly<Record<string, RegExp>> = {
  th: /(?:นะ)?(?:ครับ|ค่ะ|คะ|ครับผม)$/u,
  vi: /\s(?:ạ|nhé)$/u,
  lo: /(?:ເດີ້|ແດ່)$/u,
  ko: /(?:요)$/u,
  ja: /(?:ございます|ございました|ください|です)$/u,
};

/** "tired" for "to be tired": the word was known. */
const COPULAS: Readonly<Record<string, string>> = {
  en: 'be',
  de: 'sein werden',
  nl: 'zijn',
  sv: 'vara',
  da: 'være',
  no: 'være',
  fr: 'être',
  es: 'estar ser',
  pt: 'estar ser',
  it: 'essere',
  ca: 'estar ser',
  ro: 'fi',
  pl: 'być',
  cs: 'být',
  sk: 'byť',
  hr: 'biti',
  sl: 'biti',
  ru: 'быть',
  uk: 'бути',
  fi: 'olla',
  et: 'olema',
  hu: 'lenni',
  tr: 'olmak',
};

/** The words of both are the same but for the verb, and the mark of the infinitive. */
export function isWithoutCopula(
  typed: string,
  expected: string,
  rules: LanguageRules,
  language: string | null,
): boolean {
  const copulas = words(COPULAS[language?.split('-')[0] ?? '']);
  const list = expected.split(' ');
  const rest = list.filter((word) => !copulas.has(word));
  if (rest.length === list.length) return false;
  const bare = (text: readonly string[]) => text.filter((word) => !words(rules.infinitive).has(word)).join(' ');
  return bare(rest) === bare(typed.split(' ')) && bare(rest) !== '';
}

export type Rearranged = 'order' | 'part' | 'form';

/** Words are folded, with their marks. */
export function rearranged(
  typed: string,
  expected: string,
  rules: LanguageRules,
  language: string | null,
): Rearranged | null {
  const base = language?.split('-')[0] ?? '';
  return (
    politeVerb(typed, expected, base) ??
    reflexive(typed, expected, base) ??
    separable(typed, expected, base, rules, language) ??
    polite(typed, expected, base)
  );
}

function reflexive(typed: string, expected: string, language: string): Rearranged | null {
  const known = REFLEXIVE[language];
  if (known === undefined) return null;
  const [ending, alone, rest] = known;
  const verbOf = (text: string): { verb: string; is: boolean } => {
    const plain = withoutMarks(text);
    const [first = '', second = '', more] = plain.split(' ');
    if (more === undefined && first === alone) return { verb: second, is: true };
    if (more === undefined && second === alone) return { verb: first, is: true };
    return ending.test(plain) ? { verb: plain.replace(ending, rest), is: true } : { verb: plain, is: false };
  };
  const [a, b] = [verbOf(typed), verbOf(expected)];
  if (!b.is || a.verb !== b.verb || a.verb.length < 3) return null;
  return a.is ? 'order' : 'part';
}

function separable(
  typed: string,
  expected: string,
  base: string,
  rules: LanguageRules,
  language: string | null,
): Rearranged | null {
  if (!SEPARABLE.has(base)) return null;
  const apart = (text: string, other: string): Rearranged | null => {
    const [verb = '', prefix = '', more] = text.split(' ');
    if (more !== undefined || prefix === '' || !words(rules.prefixes).has(prefix) || !other.startsWith(prefix))
      return null;
    const stem = other.slice(prefix.length);
    if (verb === stem) return 'order';
    return stem.length > 2 && isOtherForm(withoutMarks(verb), withoutMarks(stem), rules, language) ? 'form' : null;
  };
  return apart(typed, expected) ?? apart(expected, typed) ?? unseparated(typed, expected, rules);
}

/** "ich aufstehe" for "ich stehe auf": joined in a sentence that takes it apart. */
function unseparated(typed: string, expected: string, rules: LanguageRules): Rearranged | null {
  const list = expected.split(' ');
  const prefix = list.at(-1) ?? '';
  if (list.length < 3 || !words(rules.prefixes).has(prefix)) return null;
  const rest = list.slice(0, -1);
  return rest.some((verb, at) => rest.with(at, prefix + verb).join(' ') === typed) ? 'order' : null;
}

/** Separate words that only add politeness. */
const POLITE_WORDS: Readonly<Record<string, string>> = {
  vi: 'ạ nhé nha ơi',
  id: 'ya pak bu',
  ms: 'ya',
  fil: 'po',
  tl: 'po',
};

/** "cảm ơn" for "cảm ơn ạ": the last word is missing, and it is one of politeness. */
export const isImpolite = (a: readonly string[], b: readonly string[], language: string | null): boolean =>
  b.length === a.length + 1 &&
  words(POLITE_WORDS[language ?? '']).has(b.at(-1) ?? '') &&
  b.slice(0, -1).join(' ') === a.join(' ');

function polite(typed: string, expected: string, language: string): Rearranged | null {
  const particle = POLITE[language];
  if (particle === undefined) return null;
  const [a, b] = [typed, expected].map((text) => text.replace(particle, ''));
  return a === b && a !== '' && (a !== typed || b !== expected) ? 'part' : null;
}

/** Verb endings of two politeness levels; negations have others. */
const VERB_ENDINGS: Readonly<Record<string, RegExp>> = {
  ja: /(?:[いきぎしちにびみり]?ます|[うくぐすつぬぶむる])$/u,
  ko: /(?:합니다|해요|하다|습니다|어요|아요|다)$/u,
};

/** 行く for 行きます, 감사해요 for 감사합니다: the same verb in another politeness level. */
function politeVerb(typed: string, expected: string, language: string): Rearranged | null {
  const ending = VERB_ENDINGS[language];
  if (ending === undefined || !ending.test(typed) || !ending.test(expected)) return null;
  const [one, other] = [typed, expected].map((text) => text.replace(ending, ''));
  return one === other && one !== '' ? 'form' : null;
}
