/** Mistakes in English sentences that learners make most, by rules that are sure; what no rule knows stays as it is. */
import { entryOf, formsOf } from '../translate/irregular-forms.ts';
import { findConcepts } from '../translate/word-index.ts';
import { FIXED, NO_PLURAL, OVER_REGULAR_PLURALS, PROPER } from './english-mistakes.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const THIRD = words('he she it');
const OTHERS = words('i you we they');
const ADVERBS = words('always often never usually sometimes really also still just');
/** Behind these a subject begins a clause. */
const CLAUSE = words('and but because when if so while although that where why how what who');
/** Whose past looks like the present: "he put" may be meant. */
const UNCHANGING = words('put cut let hit read set cost hurt shut quit beat bet spread');
/** "I suggest that he go." */
const SUBJUNCTIVE = /\b(?:suggest|insist|recommend|demand|propose|require|ask)/i;
const DO_NOT = words("did didn't does doesn't do don't");
const MODALS = words("can could will would should must may might can't couldn't won't wouldn't shouldn't mustn't");
const DOUBLED = words('had that is very so');
/** A vowel letter that sounds like "you" or "won", and a silent h. */
const AS_CONSONANT = /^(?:uni(?![mn])|use|usu|uti|euro|eu|one|once|ufo|ur[aiou])/;
const AS_VOWEL = /^(?:hour|honest|honou?r|heir)/;

const isVerb = (word: string): boolean => findConcepts(word, 'en').some(({ pos }) => pos === 'verb');
const isAdjective = (word: string): boolean => findConcepts(word, 'en').some(({ pos }) => pos === 'adj');

function withS(verb: string): string {
  if (verb === 'have') return 'has';
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** The verb of a form with -s, -ed or an irregular one; null where it is no such form. */
function baseOf(form: string, isPast: boolean): string | null {
  if (isVerb(form)) return null;
  const irregular = entryOf(form, 'en');
  if (irregular !== null) return isVerb(irregular) ? irregular : null;
  const stems = isPast
    ? [form.replace(/ied$/, 'y'), form.replace(/ed$/, ''), form.replace(/d$/, ''), form.replace(/(.)\1ed$/, '$1')]
    : [form.replace(/ies$/, 'y'), form.replace(/es$/, ''), form.replace(/s$/, '')];
  return stems.find((stem) => stem !== form && isVerb(stem)) ?? null;
}

/** "goed", "buyed": the past that an irregular verb has. */
function pastOf(form: string): string | null {
  const stem = [form.replace(/ed$/, ''), form.replace(/d$/, ''), form.replace(/(.)\1ed$/, '$1')].find(
    (one) => one !== form && formsOf(one, 'en').length > 0 && isVerb(one) && one !== 'learn' && one !== 'dream',
  );
  return stem === undefined ? null : (formsOf(stem, 'en')[0] ?? null);
}

interface Sentence {
  /** Words as written, with the separators at odd indexes. */
  readonly parts: string[];
  readonly text: string;
}

const word = ({ parts }: Sentence, at: number): string => (parts[at] ?? '').toLowerCase().replaceAll('’', "'");

function isClauseStart(sentence: Sentence, at: number): boolean {
  return at === 0 || /[.!?,;:]/.test(sentence.parts[at - 1] ?? '') || CLAUSE.has(word(sentence, at - 2));
}

const BE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  i: { is: 'am', are: 'am', be: 'am' },
  third: { are: 'is', am: 'is', be: 'is' },
  plural: { is: 'are', am: 'are', was: 'were', be: 'are' },
};
const NOT: Readonly<Record<string, string>> = { "don't": "doesn't", "haven't": "hasn't", "aren't": "isn't" };
const NOT_THIRD: Readonly<Record<string, string>> = { "doesn't": "don't", "hasn't": "haven't", "isn't": "aren't" };

/** The verb that agrees with a pronoun; null where it does already. */
function agreeing(subject: string, verb: string): string | null {
  if (THIRD.has(subject)) {
    if (BE['third']?.[verb] !== undefined || NOT[verb] !== undefined) return BE['third']?.[verb] ?? NOT[verb] ?? null;
    return isVerb(verb) && !UNCHANGING.has(verb) && !MODALS.has(verb) ? withS(verb) : null;
  }
  const be = BE[subject === 'i' ? 'i' : 'plural']?.[verb];
  if (be !== undefined) return be;
  if (NOT_THIRD[verb] !== undefined) return subject === 'i' && verb === "isn't" ? null : NOT_THIRD[verb];
  if (verb === 'has') return 'have';
  return verb.endsWith('s') ? baseOf(verb, false) : null;
}

type Rule = (sentence: Sentence, at: number) => void;

const RULES: readonly Rule[] = [
  function agreement(sentence, at) {
    const subject = word(sentence, at);
    if ((!THIRD.has(subject) && !OTHERS.has(subject)) || !isClauseStart(sentence, at)) return;
    if (SUBJUNCTIVE.test(sentence.text)) return;
    const index = ADVERBS.has(word(sentence, at + 2)) ? at + 4 : at + 2;
    const verb = agreeing(subject, word(sentence, index));
    if (verb !== null) sentence.parts[index] = verb;
  },
  function auxiliary(sentence, at) {
    if (!DO_NOT.has(word(sentence, at))) return;
    const isSubject = THIRD.has(word(sentence, at + 2)) || OTHERS.has(word(sentence, at + 2));
    const index = isSubject ? at + 4 : at + 2;
    // "He does sports" has no second verb.
    if (!isSubject && !word(sentence, at).endsWith("n't")) return;
    const form = word(sentence, index);
    const base = form === 'has' || form === 'had' ? 'have' : (baseOf(form, true) ?? baseOf(form, false));
    if (base !== null) sentence.parts[index] = base;
  },
  function modal(sentence, at) {
    const hasSubject = THIRD.has(word(sentence, at - 2)) || OTHERS.has(word(sentence, at - 2));
    if (!MODALS.has(word(sentence, at)) || !hasSubject || word(sentence, at + 2) !== 'to') return;
    if (isVerb(word(sentence, at + 4))) sentence.parts.splice(at + 2, 2);
  },
  function article(sentence, at) {
    const next = word(sentence, at + 2);
    if (!/^an?$/.test(word(sentence, at)) || !/^\p{L}{2}/u.test(next) || /^[A-Z]{2}/.test(sentence.parts[at + 2] ?? ''))
      return;
    const isVowel = AS_VOWEL.test(next) || (/^[aeiou]/.test(next) && !AS_CONSONANT.test(next));
    const right = isVowel ? 'an' : 'a';
    if (word(sentence, at) !== right) sentence.parts[at] = at === 0 ? `A${right.slice(1)}` : right;
  },
  function comparison(sentence, at) {
    const next = word(sentence, at + 2);
    const isCompared =
      /^(?:better|worse|best|worst)$/.test(next) ||
      [next.replace(/(?:er|est)$/, ''), next.replace(/i(?:er|est)$/, 'y'), next.replace(/(.)\1(?:er|est)$/, '$1')].some(
        (stem) => stem !== next && isAdjective(stem) && stem.length < 8,
      );
    if (/^(?:more|most)$/.test(word(sentence, at)) && isCompared) sentence.parts.splice(at, 2);
  },
  function single(sentence, at) {
    const own = word(sentence, at);
    const right =
      NO_PLURAL[own] ?? OVER_REGULAR_PLURALS[own] ?? PROPER[own] ?? (own.endsWith('ed') ? pastOf(own) : null);
    if (right !== null && right !== sentence.parts[at]) sentence.parts[at] = right;
  },
  function doubled(sentence, at) {
    if (word(sentence, at) === word(sentence, at + 2) && /^ +$/.test(sentence.parts[at + 1] ?? ''))
      if (!DOUBLED.has(word(sentence, at)) && /^\p{L}+$/u.test(word(sentence, at))) sentence.parts.splice(at, 2);
  },
];

/** Words of a sentence that is taken for an English one: half of them at the least. */
const ENGLISH = words(
  "the a an is are am was were be been to of in on at for with from and or but not do does did don't doesn't didn't has have had he she it i you we they my your his her our their this that there can will would should must go goes went very more than",
);
const MAX_WORDS = 60;

function isEnglish(text: string): boolean {
  const list = text.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  const known = list.filter(
    (one) => ENGLISH.has(one) || findConcepts(one, 'en').length > 0 || entryOf(one, 'en') !== null,
  );
  return (
    list.length > 1 &&
    list.length <= MAX_WORDS &&
    known.length * 2 >= list.length &&
    list.some((one) => ENGLISH.has(one))
  );
}

const fixed = (text: string): string =>
  FIXED.reduce((sentence, [wrong, right]) => sentence.replace(wrong, right), text);

/** The sentence without the mistakes that are known; null where it is not English. The same text where none is found. */
export function correctedEnglish(text: string): string | null {
  if (!isEnglish(text)) return null;
  const replaced = fixed(text);
  const parts = replaced.split(/([\p{L}\p{N}'’]+)/u);
  const [lead = ''] = parts.splice(0, 1);
  const sentence: Sentence = { parts, text: replaced };
  for (let at = 0; at < parts.length; at += 2) for (const rule of RULES) rule(sentence, at);
  return fixed(lead + parts.join(''));
}
