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

function withoutCopula(typed: string, expected: string, rules: LanguageRules, language: string): Rearranged | null {
  const copulas = words(COPULAS[language]);
  const list = expected.split(' ');
  const rest = list.filter((word) => !copulas.has(word));
  if (rest.length === list.length) return null;
  const bare = (text: readonly string[]) => text.filter((word) => !words(rules.infinitive).has(word)).join(' ');
  return bare(rest) === bare(typed.split(' ')) && bare(rest) !== '' ? 'part' : null;
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
    polite(typed, expected, base) ??
    withoutCopula(typed, expected, rules, base)
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
  return apart(typed, expected) ?? apart(expected, typed);
}

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

/** Prepositions and the like: in a sentence whose other words are correct, another one is almost right. */
const SMALL_WORDS: Readonly<Record<string, string>> = {
  en: 'a an the at in on to of for from with by about into onto over under off up through than as',
  de: 'der die das den dem des ein eine einen einem einer an am auf aus bei für gegen in im ins mit nach über um unter von vom vor zu zum zur durch',
  nl: 'de het een aan bij in met naar om onder op over te tot uit van voor door tegen',
  sv: 'en ett den det av för från i med om på till vid över under åt hos',
  da: 'en et den det af for fra i med om på til ved over under hos ad',
  no: 'en ei et den det av for fra i med om på til ved over under hos',
  fr: 'le la les un une des du de à au aux en dans par pour sur chez avec sous vers d l',
  es: 'el la los las un una unos unas lo a al de del en con por para sin sobre hacia desde',
  ca: 'el la els les un una a al de del en amb per',
  pt: 'o a os as um uma ao à de do da em no na com por para pelo pela sobre',
  it: 'il lo la i gli le un uno una a al alla ai di del della dei da dal dalla in nel nella con su sul sulla per tra fra',
  ro: 'un o la de din pe cu în pentru spre despre prin',
  pl: 'na w we do z ze o od po za przy przez dla pod nad u ku',
  cs: 'na v ve do z ze o od po za při přes pro pod nad u k ke s se před',
  sk: 'na v vo do z zo o od po za pri cez pre pod nad u k ku s so pred',
  hr: 'na u do iz o od po za pri kroz pod nad kod s sa k',
  sl: 'na v do iz o od po za pri skozi pod nad pred s z k',
  ru: 'на в во до из о об от по за при через для под над у к с со перед',
  uk: 'на в у до з із зі о об від по за при через для під над к перед про',
  bg: 'на в във до от за по при през под над с със към',
  el: 'ο η το οι τα τον την στο στη στην στον από με για σε του της',
  hu: 'a az egy',
  id: 'di ke dari pada untuk dengan oleh dalam',
  ms: 'di ke dari pada untuk dengan oleh dalam',
  tr: 'ile için kadar gibi bir',
  ja: 'が を は に で へ と も の',
  ko: '이 가 을 를 은 는 에 에서 로 으로 와 과',
  ar: 'في من إلى على عن ب ل مع',
  he: 'ב ל מ על את אל של עם',
};

/** Opposites: an answer with the one does not mean the other. */
const OPPOSITE = new Set(
  (
    'from-to over-under into-from up-off for-from with-from ' +
    'vor-nach von-zu von-nach über-unter vor-hinter aus-in auf-unter mit-von van-naar over-onder van-tot uit-in ' +
    'från-till över-under fra-til over-under ' +
    'with-without con-sin on-off at-from on-under up-down mit-ohne avec-sans con-senza com-sem s-bez с-без з-без z-bez ' +
    'à-de vers-de sur-sous dans-de a-de hacia-desde para-de sobre-bajo a-da in-da su-di ' +
    'do-z do-ze do-od na-pod nad-pod do-zo před-za pred-za pre-za до-от в-из на-под над-под до-из до-з до-від в-з на-с ' +
    'di-dari ke-dari إلى-من في-من على-من'
  )
    .split(' ')
    .flatMap((pair) => [pair, pair.split('-').toReversed().join('-')]),
);

const FEWEST = 3;
/** Between words that are not written apart: particles, one sign each. */
const UNSPACED: Readonly<Record<string, RegExp>> = { ja: /[がをはにでへともの]/u };

/** One small word differs or is missing, and everything else is correct. */
export function differInSmallWord(a: readonly string[], b: readonly string[], language: string | null): boolean {
  const base = language?.split('-')[0] ?? '';
  const small = words(SMALL_WORDS[base]);
  if (small.size === 0) return false;
  if (a.length === 1 && b.length === 1) return differInParticle(a[0] ?? '', b[0] ?? '', base);
  if (differInFirst(a, b, small)) return true;
  if (b.length < FEWEST || Math.abs(a.length - b.length) > 1) return false;
  let begin = 0;
  while (begin < Math.min(a.length, b.length) && a[begin] === b[begin]) begin += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - begin && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  // The last word of a phrase makes another phrase: to look for, to look at.
  if (end === 0 || begin === 0) return false;
  const [one, other] = [a.slice(begin, a.length - end), b.slice(begin, b.length - end)];
  if (OPPOSITE.has(`${one.join(' ')}-${other.join(' ')}`)) return false;
  return one.length <= 1 && other.length <= 2 && [...one, ...other].every((word) => small.has(word));
}

/** Letters of a word that carries the meaning of a phrase of two: "in Monday" for "on Monday", but not "in it". */
const CONTENT = 3;

/** "in Monday", "Monday" for "on Monday": the preposition before the word is another one, or missing. */
function differInFirst(a: readonly string[], b: readonly string[], small: ReadonlySet<string>): boolean {
  const [first = '', ...rest] = b;
  const word = rest.at(-1) ?? '';
  if (word.length < CONTENT || small.has(word) || ![first, ...rest.slice(0, -1)].every((one) => small.has(one)))
    return false;
  if (rest.length === 1 && a.join(' ') === word) return true;
  const [other = '', ...same] = a;
  return same.join(' ') === rest.join(' ') && small.has(other) && !OPPOSITE.has(`${other}-${first}`);
}

function differInParticle(a: string, b: string, language: string): boolean {
  const particles = UNSPACED[language];
  if (particles === undefined || Math.min(a.length, b.length) < 5) return false;
  let begin = 0;
  while (begin < Math.min(a.length, b.length) && a[begin] === b[begin]) begin += 1;
  if (begin === 0) return false;
  const is = (at: string) => particles.test(at);
  const [one, other] = [a.charAt(begin), b.charAt(begin)];
  if (is(one) && is(other) && a.slice(begin + 1) === b.slice(begin + 1)) return true;
  return is(other) && a.slice(begin) === b.slice(begin + 1);
}
