/**
 * Whether Latin letters may be the pinyin of Chinese characters. Without a list of readings: derived from a collator's
 * order.
 */

/** The first common character for each initial letter, in the order of CLDR's collation `pinyin`. */
const FIRST = Object.entries({
  a: '吖',
  b: '八',
  c: '嚓',
  d: '咑',
  e: '妸',
  f: '发',
  g: '旮',
  h: '哈',
  j: '丌',
  k: '咔',
  l: '垃',
  m: '妈',
  n: '拏',
  o: '喔',
  p: '妑',
  q: '七',
  r: '呥',
  s: '仨',
  t: '他',
  w: '屲',
  x: '夕',
  y: '丫',
  z: '帀',
});

const TONES = ['\u0304', '\u0301', '\u030C', '\u0300', ''];

/** "ni3 hao3" as "nǐ hǎo": the mark is on a or e, on the o of ou, else on the last vowel (汉语拼音方案). */
export function withToneMarks(text: string): string {
  return text.replace(/([a-zü]{1,6})([1-5])(?!\d)/giu, (_both, letters: string, tone: string) => {
    const syllable = letters.replace(/v/g, 'ü');
    const at =
      /[ae]/i.exec(syllable)?.index ?? /o(?=u)/i.exec(syllable)?.index ?? syllable.search(/[aeiouü](?![aeiouü])/i);
    return at < 0
      ? syllable
      : `${syllable.slice(0, at + 1)}${TONES[Number(tone) - 1]}${syllable.slice(at + 1)}`.normalize('NFC');
  });
}

/** A syllable without its tone; non-existent ones do no harm. */
const SYLLABLE =
  /^(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])?(?:iang|iong|uang|ueng|ang|eng|ing|ong|ian|iao|uai|uan|ai|ei|ao|ou|an|en|er|ia|ie|iu|in|ua|uo|ui|un|ue|ve|a|o|e|i|u|v)$/;
const LONGEST = 6;
/** Maximum length: nobody writes sentences in pinyin. */
const MAX_CHARACTERS = 12;

let byReading: Intl.Collator | null = null;

/** True if every character has a syllable with the initial of its reading. */
export function mayBePinyin(typed: string, characters: string): boolean {
  const list = Array.from(characters);
  if (list.length > MAX_CHARACTERS || list.some((one) => !/\p{Script=Han}/u.test(one))) return false;
  const sound = typed
    .normalize('NFD')
    .replace(/u\u0308/g, 'v')
    .replace(/[\p{M}\s']/gu, '');
  /** Possible end indexes in the text after the characters so far. */
  let ends = new Set([0]);
  for (const initial of list.map(initialOf)) {
    const next = new Set<number>();
    for (const from of ends)
      for (let to = from + 1; to <= from + LONGEST; to += 1)
        if (sound.charAt(from) === initial && SYLLABLE.test(sound.slice(from, to))) next.add(to);
    ends = next;
  }
  return sound !== '' && ends.has(sound.length);
}

function initialOf(character: string): string {
  byReading ??= new Intl.Collator('zh-u-co-pinyin');
  const { compare } = byReading;
  return FIRST.findLast(([, first]) => compare(first, character) <= 0)?.[0] ?? '';
}
