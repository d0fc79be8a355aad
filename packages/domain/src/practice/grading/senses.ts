/** Whether a cell lists several answers with commas or with a word for "or", or these belong to a sentence. */
import { type LanguageRules, words } from './language-rules.ts';

/** Between two alternatives; a fixed phrase that has it stays whole. */
const OR: Readonly<Record<string, string>> = {
  en: 'or',
  de: 'oder',
  fr: 'ou',
  es: 'o u',
  it: 'o oppure',
  pt: 'ou',
  ca: 'o',
  gl: 'ou',
  ro: 'sau',
  nl: 'of',
  af: 'of',
  sv: 'eller',
  da: 'eller',
  no: 'eller',
  fi: 'tai',
  et: 'või',
  hu: 'vagy',
  pl: 'lub albo',
  cs: 'nebo anebo',
  sk: 'alebo',
  sl: 'ali',
  hr: 'ili',
  sr: 'или ili',
  mk: 'или',
  bg: 'или',
  ru: 'или',
  uk: 'або чи',
  be: 'або ці',
  lt: 'arba',
  lv: 'vai',
  el: 'ή',
  tr: 'veya yahut',
  ar: 'أو',
  he: 'או',
  fa: 'یا',
  ur: 'یا',
  hi: 'या',
  id: 'atau',
  ms: 'atau',
  vi: 'hoặc',
  ko: '또는',
  eo: 'aŭ',
  la: 'vel aut',
  sq: 'ose',
  eu: 'edo',
  cy: 'neu',
  sw: 'au',
};

/** Words beside "or" in fixed phrases: more or less, früher oder später, vivo o muerto. */
const FIXED = new Set(
  (
    'more less sooner later now never all nothing one two life death dead alive trick treat not either whether rain shine make break do die take leave feast famine true false yes no win lose black white this that here there once twice three ' +
    'mehr weniger früher später kurz lang jetzt nie alles nichts leben tod tot lebendig ja nein so sein nichtsein ' +
    'plus moins tôt tard jamais tout rien vie mort mort vif oui non ' +
    'más menos tarde temprano ahora nunca todo nada vida muerte vivo muerto sí uno dos ' +
    'prima poi più meno ora mai tutto niente vita morte sì vivo ' +
    'mais menos cedo tarde agora nunca tudo nada vida morte sim não ' +
    'meer minder vroeg laat nu nooit alles niets ja nee leven dood ' +
    'mer mindre förr senare nu aldrig allt inget ja nej liv död før senere aldri alt intet ' +
    'więcej mniej wcześniej później prędzej teraz nigdy wszystko nic tak nie życie śmierć ' +
    'více méně dříve později teď nikdy všechno nic ano ne víc viac menej skôr neskôr teraz všetko nič áno nie ' +
    'больше меньше более менее рано поздно раньше позже сейчас никогда всё все ничего да нет жизнь смерть быть ' +
    'більше менше більш менш рано пізно зараз ніколи так ні ' +
    'ennemmin myöhemmin enemmän vähemmän nyt koskaan kaikki mitään kuollut elävä kyllä ei rohkem vähem varem hiljem nüüd kunagi kõik mitte jah ' +
    'mai puțin mult acum niciodată tot nimic devreme târziu viu mort da nu més menys aviat ara mai tot res tard máis cedo ' +
    'więcej-mniej повече малко по-малко рано късно по-рано по-късно сега никога всичко нищо живот смърт ' +
    'više manje prije kasnije ranije sad sada nikad sve ništa život smrt više мање пре касније више bolj manj prej slej pozneje zdaj nikoli vse повеќе помалку порано подоцна ' +
    'daugiau mažiau anksčiau vėliau dabar niekada vairāk mazāk agrāk vēlāk tagad nekad ' +
    'λίγο πολύ περισσότερο λιγότερο αργά γρήγορα τώρα ποτέ όλα τίποτα ζωή θάνατος ναι όχι ' +
    'az çok erken şimdi asla hep hiç ölüm kalım evet hayır ' +
    'أكثر أقل عاجلا عاجلاً آجلا آجلاً الآن أبدا أبداً نعم لا حياة موت פחות יותר מוקדם מאוחר במוקדם במאוחר עכשיו כן לא חיים מוות ' +
    'کم بیش دیر زود حالا هرگز بله نه زیادہ جلد ابھی کبھی کم-و-بیش ज़्यादा कम देर सवेर अभी कभी ' +
    'lebih kurang cepat lambat sekarang hidup mati ya tidak sớm muộn ít nhiều bây giờ không sống chết pli malpli nun neniam ' +
    'më shumë pak shpejt vonë tani kurrë gehiago gutxiago orain inoiz mwy llai nawr byth zaidi pungufu sasa kamwe ' +
    'több kevesebb előbb utóbb most soha minden semmi igen nem er az así iki üç bir er geç'
  ).split(' '),
);

const MAX_WORDS_BESIDE_OR = 3;

/** "dog or hound", "Auto oder Wagen": two answers; null otherwise. */
export function splitAtOr(text: string, language: string | null): string[] | null {
  const list = OR[language ?? ''] ?? OR[language?.split('-')[0] ?? ''];
  if (list === undefined || /[.!?]$/.test(text)) return null;
  const between = new Set(list.split(' '));
  const sides: string[][] = [[]];
  for (const word of text.split(/\s+/)) {
    if (between.has(word.toLowerCase())) sides.push([]);
    else sides.at(-1)?.push(word);
  }
  if (sides.length < 2) return null;
  const isFixed = sides.some((side) => side.some((one) => FIXED.has(one.toLowerCase())));
  const short = sides.every((side) => side.length > 0 && side.length <= MAX_WORDS_BESIDE_OR);
  return short && !isFixed ? sides.map((side) => side.join(' ')) : null;
}

/** Forms of address: the phrase before the comma is the same without politeness, the address alone is no answer. */
const ADDRESS = new Set(
  (
    'sir madam maam mr mrs ms miss dear darling honey mate guys folks everyone doctor mom mum dad boys girls ' +
    'herr frau schatz leute mama papa monsieur madame mademoiselle chéri chérie messieurs mesdames señor señora señorita amigo amiga amigos cariño ami amie amis freund freunde friend friends ' +
    'signore signora signorina ragazzi senhor senhora amor meneer mevrouw schat herre fru frøken pan pani państwo panie pane paní slečno ' +
    'domnule doamnă uram asszonyom bayım hanımefendi efendim beyefendi господин госпожа сэр друг друзья дорогой дорогая пане пані панове ' +
    'κύριε κυρία سيدي سيدتي أخي آقا خانم אדוני גברתי 先生 女士 小姐 老师 さん 선생님 ครับ ค่ะ bapak ibu pak bu'
  ).split(' '),
);

/** Words before them: "mein Herr", "dear sir". */
const MINE = new Set('mein meine mon ma mes mi my dear cher chère caro cara meu minha můj má môj moja mój'.split(' '));

/** "bonjour, madame": the last part is a form of address. */
export const isAddress = (part: string): boolean => {
  const list = part
    .toLowerCase()
    .replace(/[.!?。！？']/g, '')
    .trim()
    .split(/\s+/);
  const [first = '', second = ''] = list;
  return list.length <= 3 && (ADDRESS.has(first) || (MINE.has(first) && ADDRESS.has(second)));
};

/** "Mrs.", "z. B.", "c.-à-d.": the last of a list, not the end of a sentence. */
const IS_SHORTENED = /^(?:\p{L}{1,4}(?:\.[\s-]?|-)){1,4}$/u;
const MAX_WORDS = 4;

/** True if commas separate answers: no sentence, no date, no place with its country, no form of address. */
export function listsSenses(parts: readonly string[], rules: LanguageRules): boolean {
  const text = parts.join(', ');
  const lengths = parts.map((one) => one.split(/\s+/).length);
  const callOuts = words(rules.callOuts);
  const isCallOut = (one: string) =>
    one
      .toLowerCase()
      .split(/\s+/)
      .some((word) => callOuts.has(word));
  const isSentence = (/[.!?。！？…]$/.test(text) && !IS_SHORTENED.test(parts.at(-1) ?? '')) || /[¿¡!?]/.test(text);
  const isNumber = (one: string) => /^\d[\d.\s]*$/.test(one);
  const hasDate = parts.some((one) => /\d/.test(one) && !isNumber(one)) || (parts.every(isNumber) && parts.length < 3);
  const isDateOfWords = parts.some(isNumber) && parts.some((one) => /^\d{4}$/.test(one));
  // "if I were you, I would go": clauses, not words. Infinitives and nouns with their article are words.
  const begins = [...words(rules.infinitive), ...words(rules.articles)];
  const areClauses =
    Math.min(...lengths) > 2 && !parts.every((one) => begins.includes((one.toLowerCase().split(' ')[0] ?? '').trim()));
  const isPlace =
    parts.length === 2 &&
    parts.every((one) => /^\p{Lu}\p{Ll}+$/u.test(one)) &&
    rules.articles !== undefined &&
    !words(rules.articles).has('der');
  return !(
    isSentence ||
    hasDate ||
    isDateOfWords ||
    areClauses ||
    isPlace ||
    Math.max(...lengths) > MAX_WORDS ||
    parts.some((one) => one.startsWith('-')) ||
    parts.some(isCallOut) ||
    isAddress(parts.at(-1) ?? '')
  );
}
