/** Typing slips: errors of the hand, not of knowledge. */

/** Rows of the Latin keyboards (QWERTY, QWERTZ, AZERTY) and of the Cyrillic and Greek ones; neighbours are easily hit. */
const KEYBOARDS = [
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
  ['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
  ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'],
  [' ςερτυθιοπ', 'ασδφγηξκλ', 'ζχψωβνμ'],
  ['ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ئءؤر ىةوزظ'],
  ['ضصثقفغعهخحجچ', 'شسیبلاتنمکگ', 'ظطزرذدپو'],
  ['  קראטו פ', 'שדגכעיחל', 'זסבהנמצת'],
];

const NEIGHBOURS = new Set(
  KEYBOARDS.flatMap((rows) =>
    rows.flatMap((row, y) =>
      Array.from(row).flatMap((key, x) =>
        [row[x + 1], rows[y + 1]?.[x], rows[y + 1]?.[x - 1]].flatMap((near) =>
          near === undefined ? [] : [key + near, near + key],
        ),
      ),
    ),
  ),
);

/**
 * Letters that sound alike in some word, or vowels adjacent on the Korean keyboard: confused by ear rather than by
 * hand.
 */
const SOUND_ALIKE = new Set(
  [
    'sc',
    'sz',
    'ck',
    'kq',
    'cq',
    'bv',
    'gj',
    'vw',
    'fv',
    'dt',
    'bp',
    'gk',
    'mn',
    'бп',
    'дт',
    'гк',
    'зс',
    'вф',
    'жш',
    'ᅢᅦ',
    'ᅫᅬ',
    'ᅬᅰ',
    'ᅭᅧ',
    'ᅥᅡ',
    'ᅡᅵ',
    'זס',
    'תט',
    'כק',
    'אע',
    'חכ',
  ].flatMap((pair) => [pair, pair.charAt(1) + pair.charAt(0)]),
);

const VOWELS = /^[aeiouyаеиоуыэюяієїαεηιουω]$/;

/** Minimum word lengths for forgiven slips; a shorter word with a slip is too often another word. */
const ONE_SLIP = 4;
const TWO_SLIPS = 8;

/** Number of forgiven slips by word length. */
export function slipsAllowed(letters: number): number {
  if (letters < ONE_SLIP) return 0;
  return letters < TWO_SLIPS ? 1 : 2;
}

/** A kana is a syllable, and one more or less another word: おばさん, おばあさん. */
const KANA = /[\u3040-\u30FF]/;
const LONG_KANA = 6;

/** Scripts whose letters are words or syllables: changing one makes another word. */
const NO_SLIPS = /[\p{Script=Han}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Nd}]/u;

/**
 * Number of slips that turn `word` into `typed`; null if more than forgiven, or if no typing error explains it. Both
 * are folded words without spaces. A wrong letter must be adjacent to the right one on the keyboard, except in long
 * words, where any one is forgiven; the first letter is hardly ever mistyped, and often makes another word.
 */
export function slipsBetween(word: string, typed: string): number | null {
  if (word === typed) return 0;
  if (NO_SLIPS.test(word) || NO_SLIPS.test(typed) || (KANA.test(word) && word.length < LONG_KANA)) return null;
  const expected = lettersOf(word);
  const given = lettersOf(typed);
  const most = slipsAllowed(Math.min(expected.length, given.length + 1));
  if (given.length < ONE_SLIP || Math.abs(expected.length - given.length) > most) return null;
  const found = search(expected, given, 0, 0, most, expected.length >= TWO_SLIPS ? 1 : 0);
  return found === null ? null : most - found;
}

/** A Hangul syllable is typed as its letters. */
function lettersOf(word: string): string[] {
  return Array.from(/[\uAC00-\uD7A3]/.test(word) ? word.normalize('NFD') : word);
}

/**
 * Remaining slips when both words are explained; null if they cannot be. `free` counts letters that may be anything.
 */
function search(word: string[], typed: string[], i: number, j: number, left: number, free: number): number | null {
  while (i < word.length && j < typed.length && word[i] === typed[j]) {
    i += 1;
    j += 1;
  }
  if (i === word.length && j === typed.length) return left;
  if (left === 0) return null;
  const best = (...found: (number | null)[]) =>
    found.reduce<number | null>((most, one) => (one !== null && (most === null || one > most) ? one : most), null);
  const [expected, given] = [word[i], typed[j]];
  // One letter missed and one added is another letter.
  if (i > 0 && i === word.length - 1 && j === typed.length - 1) return substitute(word, typed, i, j, left, free);
  const swapped = expected !== undefined && expected === typed[j + 1] && given === word[i + 1];
  return best(
    swapped ? search(word, typed, i + 2, j + 2, left - 1, free) : null,
    expected !== undefined && mayBeMissed(word, i) ? search(word, typed, i + 1, j, left - 1, free) : null,
    given !== undefined && mayBeAdded(word, typed, j) ? search(word, typed, i, j + 1, left - 1, free) : null,
    expected !== undefined && given !== undefined && i > 0 ? substitute(word, typed, i, j, left, free) : null,
  );
}

function substitute(word: string[], typed: string[], i: number, j: number, left: number, free: number): number | null {
  const [expected = '', given = ''] = [word[i], typed[j]];
  const soundsAlike = SOUND_ALIKE.has(expected + given) || (VOWELS.test(expected) && VOWELS.test(given));
  const written = expected + given === 'iy' || expected + given === 'yi';
  if (NEIGHBOURS.has(expected + given) || written || (soundsAlike && word.length > 5))
    return search(word, typed, i + 1, j + 1, left - 1, free);
  // Another letter at the end is another ending more often than a slip: organise, organism.
  return free > 0 && i < word.length - 1 ? search(word, typed, i + 1, j + 1, left - 1, free - 1) : null;
}

/** A letter may be missing in a word of five or more, or if it is doubled; not the first. */
function mayBeMissed(word: string[], i: number): boolean {
  const doubled = word[i] === word[i - 1] || word[i] === word[i + 1];
  return i > 0 && (word.length > 4 || doubled);
}

/** A letter is hit twice, or together with the one beside it; in long words any may slip in. */
function mayBeAdded(word: string[], typed: string[], j: number): boolean {
  const given = typed[j] ?? '';
  const around = [typed[j - 1] ?? '', typed[j + 1] ?? ''];
  return j > 0 && (word.length > 5 || around.includes(given) || around.some((key) => NEIGHBOURS.has(key + given)));
}
