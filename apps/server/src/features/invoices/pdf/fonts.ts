import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';

const fontFile = (name: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}`));

const REGULAR = 400;
const BOLD = 700;

/**
 * Fonts of the scripts that Noto Sans itself lacks. Arabic is not Noto's: the renderer puts its dots beside their
 * letters and cuts its lines at the wrong places. Telugu, Malayalam and Gurmukhi stop the renderer, Bengali is drawn wrong.
 */
const OTHERS = [
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

function register(family: string, folder: string, file: string): void {
  const weight = (name: string) => fontFile(`${folder}/${name}/${file}_${name}.ttf`);
  // The Asian files have ten megabytes each: one weight is enough. A file is read only when a text needs it.
  const bold = folder === 'noto-sans-sc' || folder === 'noto-sans-kr' ? '400Regular' : '700Bold';
  Font.register({
    family,
    fonts: [
      { src: weight('400Regular'), fontWeight: REGULAR },
      { src: weight(bold), fontWeight: BOLD },
    ],
  });
}
register('Noto Sans', 'noto-sans', 'NotoSans');
for (const [family, , folder, file] of OTHERS) register(family, folder, file);

/** Families for a text, tried for each character in turn: Latin, Greek and Cyrillic first, other scripts where they occur. */
export function fontsFor(text: string): string[] {
  return ['Noto Sans', ...OTHERS.filter(([, script]) => script.test(text)).map(([family]) => family)];
}

const printed = (character: string) =>
  !PICTURES.test(character) && (OF_NOTO_SANS.test(character) || OTHERS.some(([, script]) => script.test(character)));

/** The text with a question mark for each character that no font has; the renderer would leave it out without a word. */
export const printable = (text: string): string =>
  Array.from(text, (character) => (printed(character) ? character : '?')).join('');

/** Longer words (characters) may be broken anywhere: twenty of the widest letter still fit into a party's column. */
const LONGEST_WORD = 20;

const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Where the renderer may break a word: nowhere, unless the word is long or its script has no spaces. It draws a hyphen
 * between two parts, which would be wrong in a name or a number; an empty part is a gap to it, and gets none.
 */
function wordParts(word: string): string[] {
  if (word.length <= LONGEST_WORD && !WITHOUT_SPACES.test(word)) return [word];
  return Array.from(graphemes.segment(word), ({ segment }) => segment).flatMap((part, place) =>
    place === 0 ? [part] : ['', part],
  );
}

Font.registerHyphenationCallback(wordParts);
