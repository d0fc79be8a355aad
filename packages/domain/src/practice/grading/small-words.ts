/** Prepositions, articles and particles: another one, or none, where everything else is right. */
import { words } from './language-rules.ts';

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

/** Prepositions with their article in one word, and the two apart, which is how beginners write them. */
const CONTRACTED: Readonly<Record<string, string>> = {
  fr: 'au=à_le aux=à_les du=de_le des=de_les',
  es: 'al=a_el del=de_el',
  pt: 'ao=a_o aos=a_os à=a_a às=a_as do=de_o da=de_a dos=de_os das=de_as no=em_o na=em_a nos=em_os nas=em_as pelo=por_o pela=por_a num=em_um numa=em_uma',
  it: 'al=a_il allo=a_lo alla=a_la ai=a_i agli=a_gli alle=a_le del=di_il dello=di_lo della=di_la dei=di_i degli=di_gli delle=di_le dal=da_il dalla=da_la nel=in_il nello=in_lo nella=in_la nei=in_i negli=in_gli nelle=in_le sul=su_il sulla=su_la',
  ca: 'al=a_el als=a_els del=de_el dels=de_els pel=per_el',
  gl: 'ao=a_o do=de_o da=de_a no=en_o na=en_a',
};

const APART = new Map<string, ReadonlyMap<string, string>>();

/** "à le cinéma" for "au cinéma": what belongs in one word is apart. */
export function differInContraction(typed: string, expected: string, language: string | null): boolean {
  const list = CONTRACTED[language?.split('-')[0] ?? ''];
  if (list === undefined || !expected.includes(' ')) return false;
  const apart =
    APART.get(list) ??
    new Map(
      list.split(' ').map((pair) => {
        const [one = '', two = ''] = pair.split('=');
        return [one, two.replace('_', ' ')] as const;
      }),
    );
  APART.set(list, apart);
  const written = (text: string) =>
    text
      .split(' ')
      .map((word) => apart.get(word) ?? word)
      .join(' ');
  return typed !== expected && written(typed) === written(expected);
}

/** Prepositions of one letter that are written with their word; the opposite ones are none of these pairs. */
const JOINED_PREPOSITIONS: Readonly<Record<string, string>> = { he: 'בל בכ לכ', ar: 'بل بك لك' };

/** לתל אביב for בתל אביב: one word of a phrase begins with another preposition, or with none. */
function differInJoinedPreposition(a: readonly string[], b: readonly string[], language: string): boolean {
  const pairs = JOINED_PREPOSITIONS[language];
  if (pairs === undefined || a.length !== b.length || b.length < FEWEST) return false;
  const indexes = b.flatMap((word, at) => (word === a[at] ? [] : [at]));
  const [one, other] = [a[indexes[0] ?? 0] ?? '', b[indexes[0] ?? 0] ?? ''];
  if (indexes.length !== 1) return false;
  const isPair = pairs.split(' ').some((pair) => pair.includes(one.charAt(0)) && pair.includes(other.charAt(0)));
  const first = new Set(pairs.replaceAll(' ', ''));
  return (
    (isPair && one.slice(1) === other.slice(1)) ||
    (first.has(other.charAt(0)) && other.slice(1) === one && one.length > 2)
  );
}

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
  if (differInFirst(a, b, small) || differInJoinedPreposition(a, b, base)) return true;
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
