/** How two words are related that no hand has slipped between: another form, the opposite, another spelling of the sound. Words are folded, in one spelling. */
import { type LanguageRules, words } from './language-rules.ts';
import { slipsBetween } from './slips.ts';
import { listed, withoutMarks, withoutVowelPoints } from './spelling.ts';

/** Letters of a stem at the least. */
const STEM = 3;

/** Of short words two letters are enough; one character is a whole stem, and so is one syllable of a Korean verb. */
function leastStem(a: string, b: string): number {
  if (/\p{Script=Han}|^\p{Script=Hangul}+다$/u.test(a) || /^\p{Script=Hangul}+다$/u.test(b)) return 1;
  return Math.min(a.length, b.length) <= STEM ? STEM - 1 : STEM;
}

/** Both have the same stem, and only inflectional endings differ. Words without marks, the typed one first. */
export function isOtherForm(a: string, b: string, rules: LanguageRules, language: string | null): boolean {
  const endings = listed(rules.endings, language, true);
  if (endings.size === 0 || isDoubling(a, b) || isLetterMissed(a, b)) return false;
  if (losesVowel(a, b, endings, rules) || losesVowel(b, a, endings, rules)) return true;
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  const least = leastStem(a, b);
  for (let stem = shared; stem >= least && stem >= shared - 2; stem -= 1) {
    const doubled = a[stem - 1] ?? '';
    const isEnding = (ending: string) =>
      ending === '' || endings.has(ending) || (ending.startsWith(doubled) && endings.has(ending.slice(1)));
    if (isEnding(a.slice(stem)) && isEnding(b.slice(stem))) return true;
  }
  return false;
}

/** сніданок, сніданки; prijeten, prijetna: the last vowel of a stem leaves before an ending. */
function losesVowel(base: string, other: string, endings: ReadonlySet<string>, { fleeting }: LanguageRules): boolean {
  if (fleeting === undefined || !words(fleeting).has(base.at(-2) ?? '')) return false;
  const stem = base.slice(0, -2) + (base.at(-1) ?? '');
  const ending = other.slice(stem.length);
  // привте has its letters swapped.
  return stem.length > STEM && other.startsWith(stem) && endings.has(ending) && ending !== base.at(-2);
}

/** One of the two doubles a letter of the other: a slip, even if it looks like an ending. */
function isDoubling(a: string, b: string): boolean {
  const single = (text: string) => text.replace(/(.)\1+/gu, '$1');
  return a !== b && single(a) === single(b);
}

/**
 * kaufn for kaufen, лошад for лошадь: a missing letter, not an ending. Those in -s and -t are endings too: grands,
 * grandes.
 */
function isLetterMissed(typed: string, word: string): boolean {
  if (word.length !== typed.length + 1) return false;
  if (word === `${typed}ь`) return !/[дт]$/.test(typed) || typed.length > 5;
  let begin = 0;
  while (typed[begin] === word[begin]) begin += 1;
  return begin < typed.length && !/[st]$/.test(typed) && typed.slice(begin) === word.slice(begin + 1);
}

/** One of the two is the other with a beginning, or something in its middle, that negates. */
export function isNegated(a: string, b: string, rules: LanguageRules, language: string | null): boolean {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  if (rules.negatingInfix && longer !== shorter && longer.replace(rules.negatingInfix, '') === shorter) return true;
  return [...listed(rules.negatingPrefixes, language)].some((prefix) => {
    if (!longer.startsWith(prefix) || longer.length - shorter.length < prefix.length - 1) return false;
    const rest = longer.slice(prefix.length);
    return rest.length > 2 && (rest === shorter || slipsBetween(rest, shorter) !== null);
  });
}

/** Beginnings of Greek and Latin words, as the languages of Europe write them; with another one it is another thing. */
const LEARNED = [
  ...words(
    'hyper hypo hiper hipo iper ipo macro micro makro mikro inter intra intro infra supra super sub supér over under ante anti pre post homo hetero endo exo ex im in ab ad ' +
      'mono poly poli bi tri multi maxi mini ortho para meta pro contra kontra trans cis max min centi milli kilo mega giga nano ' +
      'гипер гипо гіпер гіпо макро микро мікро интер интра інтер інтра супер суб моно поли полі анти пост пре экзо эндо екзо ендо хипер хипо υπερ υπο μακρο μικρο μονο πολυ αντι προ μετα εξω ενδο',
  ),
];
/** Letters behind them at the least: hyper|tension. */
const LEARNED_STEM = 4;

/** One stem with two beginnings is two verbs: ankommen and abkommen, прийти and пройти; hypertension and hypotension. */
export function differInPrefixes(a: string, b: string, rules: LanguageRules): boolean {
  return differInBeginnings(a, b, [...words(rules.prefixes)], STEM) || haveOtherLearned(a, b);
}

/** Both begin with one of them: "cluded" is no word. */
const haveOtherLearned = (a: string, b: string): boolean =>
  LEARNED.some(
    (one) =>
      a.length - one.length >= LEARNED_STEM &&
      a.startsWith(one) &&
      LEARNED.some((other) => one !== other && b === other + a.slice(one.length)),
  );

function differInBeginnings(a: string, b: string, prefixes: readonly string[], least: number): boolean {
  const begins = (text: string) => prefixes.filter((prefix) => text.startsWith(prefix));
  const stemOf = (text: string, prefix: string) => text.slice(prefix.length);
  return begins(a).some((one) =>
    [...begins(b), ''].some(
      (other) => one !== other && stemOf(a, one) === stemOf(b, other) && stemOf(a, one).length >= least,
    ),
  );
}

/** The texts differ in negation: then they mean the opposite, whatever else fits. */
export function differInNegations(
  a: readonly string[],
  b: readonly string[],
  rules: LanguageRules,
  language: string | null,
): boolean {
  const known = listed(rules.negations, language, true);
  const stems = [...listed(rules.negationStems, language, true)];
  const inside = (list: readonly string[]) =>
    list
      .map(withoutMarks)
      .filter((word) => known.has(word))
      .map((word) => stems.find((stem) => word.startsWith(stem)) ?? word)
      .toSorted()
      .join(' ');
  const ends = (list: readonly string[]) => rules.negatingEnding?.test(list.join('')) ?? false;
  return inside(a) !== inside(b) || ends(a) !== ends(b);
}

/** Singular and plural of the noun classes of Swahili: kitabu, vitabu; mtu, watu. */
const NOUN_CLASSES: Readonly<Record<string, string>> = {
  sw: 'ki-vi ch-vy m-wa mw-wa mw-w m-mi mw-mi ji-ma j-m -ma u-nyu u- w-ny',
  zu: 'umu-aba um-aba umu-imi i-ama ili-ama isi-izi in-izin u-o ubu-',
  xh: 'um-aba um-imi i-ama ili-ama isi-izi in-iin u-oo',
  sn: 'mu-va mu-mi chi-zvi ru-',
};

/** vitabu for kitabu: the beginning is the plural's. */
export function isOtherClass(a: string, b: string, language: string | null): boolean {
  return (NOUN_CLASSES[language ?? ''] ?? '').split(' ').some((pair) => {
    const [one = '', other = ''] = pair.split('-');
    const is = (first: string, second: string) =>
      pair !== '' &&
      first.startsWith(one) &&
      first.length - one.length >= STEM - 1 &&
      second === other + first.slice(one.length);
    return is(a, b) || is(b, a);
  });
}

/** żeka for rzeka: spelt by the ear. */
export function soundAlike(typed: string, expected: string, { sounds }: LanguageRules): boolean {
  if (sounds === undefined || Math.min(typed.length, expected.length) <= STEM) return false;
  const [one, other] = [typed, expected].map((word) =>
    sounds.reduce((respelled, [from, to]) => respelled.replace(from, to), withoutVowelPoints(word)),
  );
  return one === other;
}
