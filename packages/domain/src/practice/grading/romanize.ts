/** Whether a word was typed in another script: by its usual Latin letters, or by letters that look the same. */
import { romanizedHangul } from './hangul.ts';

const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  є: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ў: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'u',
  я: 'a',
  ј: 'j',
  љ: 'lj',
  њ: 'nj',
  ћ: 'ch',
  ђ: 'd',
  џ: 'dz',
  ѓ: 'g',
  ќ: 'k',
  ѕ: 'dz',
};
const GREEK: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'i',
  φ: 'f',
  χ: 'h',
  ψ: 'ps',
  ω: 'o',
};
const GEORGIAN = Object.fromEntries(
  Array.from('აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ', (letter, index) => [
    letter,
    [
      'a',
      'b',
      'g',
      'd',
      'e',
      'v',
      'z',
      't',
      'i',
      'k',
      'l',
      'm',
      'n',
      'o',
      'p',
      'zh',
      'r',
      's',
      't',
      'u',
      'p',
      'k',
      'gh',
      'k',
      'sh',
      'ch',
      'ts',
      'dz',
      'ts',
      'ch',
      'h',
      'j',
      'h',
    ][index] ?? '',
  ]),
);
const HEBREW: Readonly<Record<string, string>> = {
  א: '',
  ב: 'b',
  ג: 'g',
  ד: 'd',
  ה: 'h',
  ו: '',
  ז: 'z',
  ח: 'h',
  ט: 't',
  י: '',
  כ: 'k',
  ך: 'k',
  ל: 'l',
  מ: 'm',
  ם: 'm',
  נ: 'n',
  ן: 'n',
  ס: 's',
  ע: '',
  פ: 'p',
  ף: 'p',
  צ: 'ts',
  ץ: 'ts',
  ק: 'k',
  ר: 'r',
  ש: 'sh',
  ת: 't',
};
const ARABIC: Readonly<Record<string, string>> = {
  ا: '',
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: '',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ک: 'k',
  گ: 'g',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: '',
  ي: '',
  ی: '',
  ة: '',
  ء: '',
  پ: 'p',
  چ: 'ch',
  ژ: 'zh',
};
/** Kana by rows of the table; the vowel follows the consonant. */
const KANA: Readonly<Record<string, string>> = Object.fromEntries(
  'あaいiうuえeおoかkaきkiくkuけkeこkoがgaぎgiぐguげgeごgoさsaしshiすsuせseそsoざzaじjiずzuぜzeぞzoたtaちchiつtsuてteとtoだdaぢjiづzuでdeどdoなnaにniぬnuねneのnoはhaひhiふfuへheほhoばbaびbiぶbuべbeぼboぱpaぴpiぷpuぺpeぽpoまmaみmiむmuめmeもmoやyaゆyuよyoらraりriるruれreろroわwaをoんnゃyaゅyuょyoっーゔvu'
    .split(/(?=[\u3041-\u3096ー])/)
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);

/** Consonants of Devanagari in the order of Unicode from U+0915; vowels do not count. */
const DEVANAGARI: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'k kh g gh n ch ch j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'
      .split(' ')
      .map((sound, index) => [String.fromCodePoint(0x09_15 + index), `${sound}a`]),
  ),
  'ं': 'n',
  'ँ': 'n',
};

const ARMENIAN = Object.fromEntries(
  Array.from('աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ', (letter, index) => [
    letter,
    'a b g d e z e y t zh i l kh ts k h dz gh ch m y n sh o ch p j r s v t r ts u p k o f'.split(' ')[index] ?? '',
  ]),
);

const LETTERS: Readonly<Record<string, string>> = {
  ...DEVANAGARI,
  ...CYRILLIC,
  ...GREEK,
  ...GEORGIAN,
  ...ARMENIAN,
  ...HEBREW,
  ...ARABIC,
  ...KANA,
};

/** Cyrillic and Greek letters that nobody can tell from Latin ones (Unicode TR39, confusables). */
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

/** Letters of any script by the sound that most writing systems of Latin letters give them, vowels apart. */
function skeleton(text: string, soundOfJ: 'z' | ''): string {
  const hiragana = text.replace(/[\u30A1-\u30F6]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60));
  const latin = Array.from(
    romanizedHangul(spokenGreek(hiragana)),
    (letter) => LETTERS[letter] ?? LETTERS[letter.normalize('NFD').charAt(0)] ?? letter,
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
  if (a !== b && alike(a) === alike(b)) return true;
  if (!((isLatin(a) && isOther(b) && !isOther(a)) || (isLatin(b) && isOther(a) && !isOther(b)))) return false;
  // In half of the languages of Latin letters it is the sound of y.
  return (['z', ''] as const).some((soundOfJ) => {
    const [left, right] = [skeleton(a, soundOfJ), skeleton(b, soundOfJ)];
    return left.length > 0 && left === right && !/[^\p{Script=Latin}]/u.test(left + right);
  });
}
