/** Which script a language is written in, to catch words of another language. Languages not named here use Latin. */
const SCRIPTS = {
  Arabic: 'ar fa ur ps sd ug ckb',
  Armenian: 'hy',
  Bengali: 'bn as',
  Cyrillic: 'ru uk be bg mk sr kk ky mn tg tt',
  Devanagari: 'hi mr ne bho',
  Ethiopic: 'am ti',
  Georgian: 'ka',
  Greek: 'el',
  Gujarati: 'gu',
  Gurmukhi: 'pa',
  Hangul: 'ko',
  Hebrew: 'he yi',
  Kannada: 'kn',
  Khmer: 'km',
  Lao: 'lo',
  Malayalam: 'ml',
  Myanmar: 'my',
  Oriya: 'or',
  Sinhala: 'si',
  Tamil: 'ta',
  Telugu: 'te',
  Thaana: 'dv',
  Thai: 'th',
};

const LETTERS = {
  Arabic: /^\p{scx=Arabic}$/u,
  Armenian: /^\p{scx=Armenian}$/u,
  Bengali: /^\p{scx=Bengali}$/u,
  Cyrillic: /^\p{scx=Cyrillic}$/u,
  Devanagari: /^\p{scx=Devanagari}$/u,
  Ethiopic: /^\p{scx=Ethiopic}$/u,
  Georgian: /^\p{scx=Georgian}$/u,
  Greek: /^\p{scx=Greek}$/u,
  Gujarati: /^\p{scx=Gujarati}$/u,
  Gurmukhi: /^\p{scx=Gurmukhi}$/u,
  Hangul: /^\p{scx=Hangul}$/u,
  Hebrew: /^\p{scx=Hebrew}$/u,
  Kannada: /^\p{scx=Kannada}$/u,
  Khmer: /^\p{scx=Khmer}$/u,
  Lao: /^\p{scx=Lao}$/u,
  Latin: /^\p{scx=Latin}$/u,
  Malayalam: /^\p{scx=Malayalam}$/u,
  Myanmar: /^\p{scx=Myanmar}$/u,
  Oriya: /^\p{scx=Oriya}$/u,
  Sinhala: /^\p{scx=Sinhala}$/u,
  Tamil: /^\p{scx=Tamil}$/u,
  Telugu: /^\p{scx=Telugu}$/u,
  Thaana: /^\p{scx=Thaana}$/u,
  Thai: /^\p{scx=Thai}$/u,
};

const SCRIPT_NAMES = Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[];

const OF_LANGUAGE = new Map<string, keyof typeof LETTERS>(
  SCRIPT_NAMES.flatMap((script) => SCRIPTS[script].split(' ').map((code) => [code, script] as const)),
);

function letterPattern(language: string): RegExp {
  if (language.startsWith('zh')) return /^\p{scx=Han}$/u;
  if (language === 'ja') return /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]$/u;
  return LETTERS[OF_LANGUAGE.get(language) ?? 'Latin'];
}

const PATTERNS = new Map<string, RegExp>();

/** Abbreviations that languages of every script write in Latin letters: DNA, CD, Wi-Fi, T恤. */
const LATIN_SIGNS = /[A-Z]+[a-z]?(?:-[A-Z][a-z]+)?/g;

/** True for a language written in Latin letters. */
function isLatin(language: string): boolean {
  return !OF_LANGUAGE.has(language) && !language.startsWith('zh') && language !== 'ja';
}

/** True when every letter belongs to the language's script; digits and punctuation do not count. */
export function isInScript(text: string, language: string): boolean {
  const pattern = PATTERNS.get(language) ?? letterPattern(language);
  PATTERNS.set(language, pattern);
  const checked = isLatin(language) ? text : text.replaceAll(LATIN_SIGNS, '');
  return (checked.match(/\p{L}/gu) ?? []).every((letter) => pattern.test(letter));
}
