import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';

const fontFile = (name: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}`));

const REGULAR = 400;
const BOLD = 700;

// A hyphen of the renderer's own inside a name or a number would be wrong on an invoice.
Font.registerHyphenationCallback((word) => [word]);
Font.register({
  family: 'Noto Sans',
  fonts: [
    { src: fontFile('noto-sans/400Regular/NotoSans_400Regular.ttf'), fontWeight: REGULAR },
    { src: fontFile('noto-sans/700Bold/NotoSans_700Bold.ttf'), fontWeight: BOLD },
  ],
});
// Ten megabytes each: their files are read only when a text needs them.
for (const [family, src] of [
  ['Noto Sans SC', 'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'],
  ['Noto Sans KR', 'noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf'],
] as const) {
  Font.register({
    family,
    fonts: [
      { src: fontFile(src), fontWeight: REGULAR },
      { src: fontFile(src), fontWeight: BOLD },
    ],
  });
}

/** Families for a text, tried for each character in turn: Latin, Greek and Cyrillic first, Asian scripts where they occur. */
export function fontsFor(text: string): string[] {
  const families = ['Noto Sans'];
  if (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text)) families.push('Noto Sans SC');
  if (/\p{Script=Hangul}/u.test(text)) families.push('Noto Sans KR');
  return families;
}
