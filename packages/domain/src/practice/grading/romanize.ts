/** Whether a word was typed in another script: transliterated, or with look-alike letters. */

/** Letters of other scripts with their usual transliteration; a hyphen means none. */
const spelt = (letters: string, sounds: string): Record<string, string> => {
  const each = sounds.split(' ');
  return Object.fromEntries(Array.from(letters, (letter, index) => [letter, (each[index] ?? '').replace('-', '')]));
};

/** Kana by rows of the table; the vowel follows the consonant. */
const KANA =
  'あaいiうuえeおoかkaきkiくkuけkeこkoがgaぎgiぐguげgeごgoさsaしshiすsuせseそsoざzaじjiずzuぜzeぞzoたtaちchiつtsuてteとtoだdaぢjiづzuでdeどdoなnaにniぬnuねneのnoはhaひhiふfuへheほhoばbaびbiぶbuべbeぼboぱpaぴpiぷpuぺpeぽpoまmaみmiむmuめmeもmoやyaゆyuよyoらraりriるruれreろroわwaをoんnゃyaゅyuょyoっーゔvu';

/** Consonants of Devanagari in the order of Unicode from U+0915; vowels do not count. */
const DEVANAGARI = 'k kh g gh n ch ch j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h';

const LATIN_LETTERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    DEVANAGARI.split(' ').map((sound, index) => [String.fromCodePoint(0x09_15 + index), `${sound}a`]),
  ),
  ...spelt('\u0902\u0901', 'n n'),
  ...spelt(
    'абвгґдеёєжзиіїйклмнопрстуўфхцчшщъыьэюяјљњћђџѓќѕ',
    'a b v g g d e e e zh z i i i i k l m n o p r s t u u f h ts ch sh sh - i - e u a j lj nj ch d dz g k dz',
  ),
  ...spelt('αβγδεζηθικλμνξοπρσςτυφχψω', 'a v g d e z i th i k l m n x o p r s s t i f h ps o'),
  ...spelt(
    'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ',
    'a b g d e v z t i k l m n o p zh r s t u p k gh k sh ch ts dz ts ch h j h',
  ),
  ...spelt(
    'աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ',
    'a b g d e z e y t zh i l kh ts k h dz gh ch m y n sh o ch p j r s v t r ts u p k o f',
  ),
  ...spelt('אבגדהוזחטיכךלמםנןסעפףצץקרשת', '- b g d h - z h t - k k l m m n n s - p p ts ts k r sh t'),
  ...spelt(
    'ابتثجحخدذرزسشصضطظعغفقكکگلمنهويیةءپچژ',
    '- b t th j h kh d dh r z s sh s d t z - gh f q k k g l m n h - - - - - p ch zh',
  ),
  ...Object.fromEntries(KANA.split(/(?=[\u3041-\u3096ー])/).map((pair) => [pair.charAt(0), pair.slice(1)])),
};

/** Korean in Latin letters, by its sounds. */
const INITIALS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const FINALS = ' k k k n n n t l l l l l l l l m p p t t ng t t k t p t'.split(' ');
/** A final consonant moves to a syllable that starts with a vowel. */
const CARRIED = ' g kk gs n nj n d r lg lm lb ls lt lp r m b bs s ss ng j ch k t p '.split(' ');
const NASAL: Readonly<Record<string, string>> = { k: 'ng', t: 'n', p: 'm' };

/** Korean syllables (U+AC00 on: 19 beginnings, 21 vowels, 28 ends) by the Revised Romanization, without vowels but w. */
function romanizedHangul(text: string): string {
  const syllables = Array.from(text, (letter) => (letter.codePointAt(0) ?? 0) - 0xac_00);
  const initialOf = (code = -1) => (code < 0 || code > 11_171 ? null : (INITIALS[Math.floor(code / 588)] ?? ''));
  return Array.from(text, (letter, index) => {
    const code = syllables[index] ?? -1;
    const initial = initialOf(code);
    if (initial === null) return letter;
    const rounded = /^(?:9|10|14|15|16)$/.test(String(Math.floor((code % 588) / 28))) ? 'w' : '';
    const next = initialOf(syllables[index + 1]);
    const final = FINALS[code % 28] ?? '';
    const end =
      next === '' ? (CARRIED[code % 28] ?? '') : next === 'n' || next === 'm' ? (NASAL[final] ?? final) : final;
    // The vowel separates s and h of two syllables.
    return `${initial}${rounded}a${end}`;
  }).join('');
}

/** Cyrillic and Greek letters that look like Latin ones (Unicode TR39, confusables). */
const LOOK_ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('аaеeоoрpсcуyхxіiјjѕsοoνvαaρpιi'.match(/../gu) ?? [], (pair) => [pair.charAt(0), pair.charAt(1)]),
);

const isLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text);
const isOther = (text: string): boolean => /[^\P{L}\p{Script=Latin}]/u.test(text);

/** Greek αυ and ευ are spoken with a consonant. */
const spokenGreek = (text: string): string =>
  text.replace(/([αε])[υύ](?=([θκξπσςτφχψ]|$)?)/g, (_pair, vowel: string, hard?: string) =>
    hard === undefined ? `${vowel}β` : `${vowel}φ`,
  );

/** Consonant skeleton: letters of any script by their usual sound in Latin letters, without vowels. */
function skeleton(text: string, soundOfJ: 'z' | ''): string {
  const hiragana = text.replace(/[\u30A1-\u30F6]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60));
  const latin = Array.from(
    romanizedHangul(spokenGreek(hiragana)),
    (letter) => LATIN_LETTERS[letter] ?? LATIN_LETTERS[letter.normalize('NFD').charAt(0)] ?? letter,
  ).join('');
  return latin
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/kh|ch|tch/g, (pair) => (pair === 'kh' ? 'h' : 'c'))
    .replace(/sh|sch/g, 's')
    .replace(/zh|dz/g, 'z')
    .replace(/j/g, soundOfJ)
    .replace(/đ/g, 'd')
    .replace(/ts|tz/g, 'c')
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/gh/g, 'g')
    .replace(/[wv]/g, 'v')
    .replace(/[qk]/g, 'k')
    .replace(/[aeiouy']/g, '')
    .replace(/(.)\1+/gu, '$1');
}

/** True when one text is the other in another script. Both are folded and without spaces. */
export function sameInLatin(a: string, b: string): boolean {
  const alike = (text: string) => Array.from(text, (letter) => LOOK_ALIKE[letter] ?? letter).join('');
  if (a !== b && a.length === b.length && alike(a) === alike(b)) return true;
  if (!((isLatin(a) && isOther(b) && !isOther(a)) || (isLatin(b) && isOther(a) && !isOther(b)))) return false;
  // In half of the languages of Latin letters it is the sound of y.
  return (['z', ''] as const).some((soundOfJ) => {
    const [left, right] = [skeleton(a, soundOfJ), skeleton(b, soundOfJ)];
    return left.length > 0 && left === right && !/[^\p{Script=Latin}]/u.test(left + right);
  });
}
