/** Which script a language is written in, to catch words of another language. Languages not named here use Latin. */
const SCRIPTS: Readonly<Record<string, string>> = {
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

const OF_LANGUAGE = new Map(
  Object.entries(SCRIPTS).flatMap(([script, codes]) => codes.split(' ').map((code) => [code, script] as const)),
);

function letterPattern(language: string): RegExp {
  if (language.startsWith('zh')) return /^\p{scx=Han}$/u;
  if (language === 'ja') return /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]$/u;
  return new RegExp(`^\\p{scx=${OF_LANGUAGE.get(language) ?? 'Latin'}}$`, 'u');
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
