/** Detects the language of a column by its letters, if they are unambiguous. */

/** Scripts that one language of ours is written in. */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['el', /\p{Script=Greek}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['th', /\p{Script=Thai}/u],
  ['ka', /\p{Script=Georgian}/u],
  ['hy', /\p{Script=Armenian}/u],
  ['km', /\p{Script=Khmer}/u],
  ['lo', /\p{Script=Lao}/u],
  ['my', /\p{Script=Myanmar}/u],
  ['am', /\p{Script=Ethiopic}/u],
  ['bn', /\p{Script=Bengali}/u],
  ['ta', /\p{Script=Tamil}/u],
  ['te', /\p{Script=Telugu}/u],
  ['gu', /\p{Script=Gujarati}/u],
  ['pa', /\p{Script=Gurmukhi}/u],
  ['kn', /\p{Script=Kannada}/u],
  ['ml', /\p{Script=Malayalam}/u],
  ['si', /\p{Script=Sinhala}/u],
  ['or', /\p{Script=Oriya}/u],
];

/**
 * Alphabets that share a script: the language's special letters, and those that are unique to it. A column of the
 * language has its unique letters and no foreign ones.
 */
const ALPHABETS: readonly (readonly [language: string, letters: string, own: string])[] = [
  ['de', 'äöüßé', 'ß'],
  ['es', 'áéíóúüñ¿¡', 'ñ¿¡'],
  ['pt', 'áâãàçéêíóôõúü', 'ãõ'],
  ['fr', 'àâæçéèêëîïôœùûüÿ', 'èœùêûëÿ'],
  ['pl', 'ąćęłńóśźż', 'łąęśźż'],
  ['cs', 'áčďéěíňóřšťúůýž', 'ěřů'],
  ['sk', 'áäčďéíĺľňóôŕšťúýž', 'ľĺŕ'],
  ['hu', 'áéíóöőúüű', 'őű'],
  ['tr', 'çğıiöşüâîû', 'ğış'],
  ['ro', 'ăâîșşțţ', 'ățţș'],
  [
    'vi',
    'àáâãèéêìíòóôõùúýăđĩũơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ',
    'ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỵỷỹ',
  ],
  ['lt', 'ąčęėįšųūž', 'ėįų'],
  ['lv', 'āčēģīķļņšūž', 'āēģīķļņ'],
  ['is', 'áéíóúýðþæö', 'ðþ'],
  ['eo', 'ĉĝĥĵŝŭ', 'ĉĝĥĵŝŭ'],
  ['uk', 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя', 'їєґ'],
  ['be', 'абвгдеёжзійклмнопрстуўфхцчшыьэюя', 'ў'],
  ['ru', 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя', 'ыэъё'],
  ['sr', 'абвгдђежзијклљмнњопрстћуфхцчџш', 'ђћ'],
  ['mk', 'абвгдѓежзѕијклљмнњопрстќуфхцчџш', 'ѓќѕ'],
];
const PLAIN_LETTERS = /[a-z]/;
/** Minimum share of cells in a column. */
const SHARE = 0.6;

/** The language of most of these texts; null if their letters are ambiguous. */
export function languageOfLetters(texts: readonly string[]): string | null {
  const lower = texts.map((text) => text.normalize('NFC').toLowerCase()).filter((text) => /\p{L}/u.test(text));
  if (lower.length === 0) return null;
  const enough = lower.length * SHARE;
  const having = (pattern: RegExp) => lower.filter((text) => pattern.test(text)).length;
  const kana = having(/[\p{Script=Hiragana}\p{Script=Katakana}]/u);
  const han = having(/\p{Script=Han}/u);
  // Most Japanese lists have kana somewhere; Chinese ones never.
  if (han + kana >= enough && kana > 0 && having(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u) >= enough)
    return 'ja';
  if (han >= enough) return chineseOf(lower.join(''));
  for (const [language, script] of SCRIPTS) if (having(script) >= enough) return language;
  if (having(/\p{Script=Arabic}/u) >= enough) return arabicOf(lower.join(''));
  return languageOfAlphabet(lower);
}

/** Of the commonest characters those that only the simplified, or only the traditional script has; the Japanese one has neither. */
const SIMPLIFIED =
  /[们这说对时东车马鸟鱼龙门问间开关贝见长风飞电书买卖读语话请谁认识让给红绿钱银铁饭馆爱亲妈吗师头发样么还过进远边难汉习觉视听欢兴岁]/u;
const TRADITIONAL = /[們這說對學國關賣讀寫讓綠錢鐵媽嗎體發樣麼邊歡聽舊壞會來樂氣轉專]/u;

function chineseOf(text: string): string | null {
  const simplified = SIMPLIFIED.test(text);
  const traditional = TRADITIONAL.test(text);
  return simplified === traditional ? null : simplified ? 'zh-CN' : 'zh-TW';
}

function arabicOf(text: string): string | null {
  if (/[ٹڈڑںے]/.test(text)) return 'ur';
  if (/[پچژگ]/.test(text)) return 'fa';
  return /[ةىأإؤئ]/.test(text) ? 'ar' : null;
}

function languageOfAlphabet(texts: readonly string[]): string | null {
  const special = new Set(
    Array.from(texts.join('')).filter((character) => /[\p{L}¿¡]/u.test(character) && !PLAIN_LETTERS.test(character)),
  );
  if (special.size === 0) return null;
  const fitting = ALPHABETS.filter(([, letters]) => [...special].every((letter) => letters.includes(letter)));
  const decided = fitting.filter(([, , own]) => [...special].some((letter) => own.includes(letter)));
  return decided.length === 1 ? (decided[0]?.[0] ?? null) : null;
}
