import { Font } from '@react-pdf/renderer';
import { WITHOUT_SPACES } from '@wordcluster/domain/text/scripts';
import { fontFile, SCRIPTS } from './font-files.ts';

const REGULAR = 400;
const BOLD = 700;

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
for (const [family, , folder, file] of SCRIPTS) register(family, folder, file);

/**
 * Font families for a text, tried for each character in turn: Latin, Greek and Cyrillic first, other scripts where they
 * occur.
 */
export function fontsFor(text: string): string[] {
  return ['Noto Sans', ...SCRIPTS.filter(([, script]) => script.test(text)).map(([family]) => family)];
}

/** Longer words (characters) may be broken anywhere: twenty of the widest letter still fit into a party's column. */
const LONGEST_WORD = 20;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Hyphenation points for the renderer: none, unless the word is long or its script has no spaces. It draws a hyphen
 * between two parts, which would be wrong in a name or a number; an empty part is a gap to it, and gets none.
 */
function wordParts(word: string): string[] {
  if (word.length <= LONGEST_WORD && !WITHOUT_SPACES.test(word)) return [word];
  return Array.from(graphemes.segment(word), ({ segment }) => segment).flatMap((part, index) =>
    index === 0 ? [part] : ['', part],
  );
}

Font.registerHyphenationCallback(wordParts);
