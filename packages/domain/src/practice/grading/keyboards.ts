/** Keyboards of another layout: the right keys were hit, on the wrong keyboard. */

/** y and z are swapped on QWERTZ, a and q, z and w on AZERTY. */
const SWAPS: readonly (readonly [pairs: string, languages: string])[] = [
  ['yz', 'de cs sk hu hr bs sl sr sq en pl ro lb es it fr pt nl da sv no fi'],
  ['aq wz', 'fr en de es it nl pt'],
];

/** The same keys on two keyboards, in the same order. */
const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const LAYOUTS: Readonly<Record<string, string>> = {
  ru: 'йцукенгшщзхъфывапролджэячсмитьбю',
  uk: 'йцукенгшщзхїфівапролджєячсмитьбю',
  be: "йцукенгшўзх'фывапролджэячсмітьбю",
  bg: "чшертъуиопящасдфгхйкл;'зьцжбнм,.",
  el: ";ςερτυθιοπ[]ασδφγηξκλ΄'ζχψωβνμ,.",
  he: "/'קראטוןםפ][שדגכעיחלךף,זסבהנמצתץ",
  ar: 'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىىةوز',
  fa: 'ضصثقفغعهخحجچشسیبلاتنمکگظطزرذدپو.',
};

/** yebra for zebra, auand for quand: true if the letters swapped between the layouts of the language were exchanged. */
export function isSwapped(typed: string, expected: string, language: string | null): boolean {
  if (typed.length !== expected.length) return false;
  const base = language?.split('-')[0] ?? '';
  return SWAPS.some(([pairs, languages]) => {
    if (!languages.split(' ').includes(base)) return false;
    let swapped = 0;
    const fits = Array.from(typed).every((letter, at) => {
      const wanted = expected[at] ?? '';
      if (letter === wanted) return true;
      swapped += 1;
      return pairs.split(' ').some((pair) => pair === letter + wanted || pair === wanted + letter);
    });
    return fits && swapped > 0;
  });
}

/** "ghbdtn" is привет, typed without changing the keyboard. */
export function isOtherLayout(typed: string, expected: string, language: string | null): boolean {
  const layout = LAYOUTS[language ?? ''];
  if (layout === undefined || typed.length < 2 || !/^[ -~]+$/.test(typed)) return false;
  const keys = Array.from(layout);
  const there = Array.from(typed, (letter) => keys[LATIN_KEYS.indexOf(letter)] ?? letter).join('');
  return there === expected;
}
