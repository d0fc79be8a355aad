/** Fonts for rendering on the server, by script. */
import { fileURLToPath } from 'node:url';

/** The path of a font's file. */
export const fontFile = (name: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}`));

/**
 * Fonts of scripts missing in Noto Sans. For Arabic not Noto's: the renderer misplaces its dots and line breaks.
 * Telugu, Malayalam and Gurmukhi crash the renderer, Bengali is rendered wrong.
 */
export const SCRIPTS = [
  ['Noto Sans Hebrew', /\p{Script=Hebrew}/u, 'noto-sans-hebrew', 'NotoSansHebrew'],
  ['Vazirmatn', /\p{Script=Arabic}/u, 'vazirmatn', 'Vazirmatn'],
  ['Noto Sans Thai', /\p{Script=Thai}/u, 'noto-sans-thai', 'NotoSansThai'],
  ['Noto Sans Georgian', /\p{Script=Georgian}/u, 'noto-sans-georgian', 'NotoSansGeorgian'],
  ['Noto Sans Armenian', /\p{Script=Armenian}/u, 'noto-sans-armenian', 'NotoSansArmenian'],
  ['Noto Sans SC', /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u, 'noto-sans-sc', 'NotoSansSC'],
  ['Noto Sans KR', /\p{Script=Hangul}/u, 'noto-sans-kr', 'NotoSansKR'],
] as const;

const OF_NOTO_SANS =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]/u;

/** Of no script, but in none of the fonts: emoji, ornaments. */
const PICTURES = /[\p{Emoji_Presentation}\u{10000}-\u{1FFFF}]/u;

const printed = (character: string) =>
  !PICTURES.test(character) && (OF_NOTO_SANS.test(character) || SCRIPTS.some(([, script]) => script.test(character)));

/** The text with a question mark for each character that no font has; the renderer would leave it out without a word. */
export const printable = (text: string): string =>
  Array.from(text, (character) => (printed(character) ? character : '?')).join('');
