/** Signs that imports and lists leave around a word: not part of the answer, unless the cell has nothing else. */

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  shy: '',
  zwnj: '\u200C',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  middot: '·',
  bull: '•',
  iexcl: '¡',
  iquest: '¿',
  deg: '°',
  euro: '€',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
  OElig: 'Œ',
  oslash: 'ø',
  Oslash: 'Ø',
  eth: 'ð',
  ETH: 'Ð',
  thorn: 'þ',
  THORN: 'Þ',
};
/** &eacute; is e with an acute accent: a letter and the name of its mark. */
const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030A',
  caron: '\u030C',
};
const LETTER_WITH_MARK = /^([A-Za-z])(acute|grave|circ|uml|tilde|cedil|ring|caron)$/;

function entityOf(name: string): string | null {
  const [, letter, mark] = LETTER_WITH_MARK.exec(name) ?? [];
  return letter && mark ? (letter + (MARKS[mark] ?? '')).normalize('NFC') : (ENTITIES[name] ?? null);
}

/** "fish &amp; chips", "l&#39;eau", "house<br>", "**house**", "{{c1::house}}": markup goes, line breaks stay as such. */
function withoutMarkup(text: string): string {
  return text
    .replace(/<br\s?\/?>|<\/(?:p|div|li)>/gi, '\n')
    .replace(/<\/?(?:[biupsa]|em|strong|span|div|font|sub|sup|small|mark|li|ul|ol|code)(?:\s[^<>]{0,200})?>/gi, '')
    .replace(/&([A-Za-z]{2,8});/g, (all, name: string) => entityOf(name) ?? all)
    .replace(/&#(\d{2,6});/g, (all, code: string) => fromCodePoint(Number(code)) ?? all)
    .replace(/\{\{c\d{1,2}::([^{}:]{1,200})(?:::[^{}]{0,100})?\}\}/g, '$1')
    .replace(/(\*\*|__|`)(?=\S)([^*_`]{1,200})(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*]{1,200})(?<=\S)\*(?![\p{L}\p{N}*])/gu, '$1');
}

const fromCodePoint = (code: number): string | null => (code <= 0x10_ff_ff ? String.fromCodePoint(code) : null);

/** Numbers of a list in circles, reference marks, bullets, arrows, stars, ticks, suits, and geometric forms. */
const SIGN =
  /^[\u203B\u2022\u2023\u2043\u2460-\u2473\u2776-\u2793\u261A-\u261F\u2190-\u21FF\u25A0-\u25FF\u2605\u2606\u2610-\u2612\u2660-\u2667\u2713-\u2718\u2756\u2794-\u27BF\u2B05-\u2B07\u2B50\u00B7\u30FB\u2219]$/u;
const HAS_SIGN =
  /[\u203B\u2022\u2023\u2043\u2460-\u2473\u2776-\u2793\u261A-\u261F\u2190-\u21FF\u25A0-\u25FF\u2605\u2606\u2610-\u2612\u2660-\u2667\u2713-\u2718\u2756\u2794-\u27BF\u2B05-\u2B07\u2B50\u00B7\u30FB\u2219]/u;
const EMOJI =
  /(?![\d#*©®™↔-⇿〰〽㊗㊙])\p{Extended_Pictographic}(?:\uFE0F|\u200D|[\u{1F3FB}-\u{1F3FF}])*|[\u{1F1E6}-\u{1F1FF}]{2}/gu;
/** "bank²" names the second of two words; "m²" and "km²" are units. */
const RAISED = /(?<=\p{L}{3})[¹²³⁴-⁹]{1,3}(?![\p{L}¹²³⁴-⁹])/gu;

/** Fast path: most texts contain nothing of the kind. */
const MAY_BE_DECORATED = /[<>&*_`{¹²³⁴-⁹]|^\s?[-–—]\s|\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]/u;

const isOutside = (letter = ''): boolean => SIGN.test(letter) || letter === '\uFE0F' || letter.trim() === '';

/** Removes signs at both ends, and a dash or an asterisk used as a bullet. */
function withoutSignsAround(text: string): string {
  const letters = Array.from(text);
  let [from, to] = [0, letters.length];
  while (from < to && isOutside(letters[from])) from += 1;
  while (to > from && isOutside(letters[to - 1])) to -= 1;
  return letters
    .slice(from, to)
    .join('')
    .replace(/^[-–—*]\s/, '')
    .trim();
}

/** The text without decoration; unchanged if it contains nothing else. */
export function withoutDecoration(text: string): string {
  if (!MAY_BE_DECORATED.test(text) && !HAS_SIGN.test(text)) return text;
  const plain = withoutSignsAround(withoutMarkup(text).replace(EMOJI, ' ').replace(RAISED, ''));
  const tidy = plain.replace(/[^\S\n]+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(tidy) ? tidy : text;
}
