import unicodeRanges from '@fontsource-variable/source-sans-3/unicode.json' with { type: 'json' };
import subsetFont from 'subset-font';
import type { Plugin, Rolldown } from 'vite';

const NAME = 'source-sans-3';
const WESTERN = `${NAME}-latin-wght-normal`;
const RULE = new RegExp(`@font-face\\{[^{}]*${WESTERN}[^{}]*\\}`);
/** Font features of our texts: kerning, accents, ligatures, digits of one width. Small capitals and fractions have 2 kB of each part. */
const FEATURES = ['kern', 'ccmp', 'mark', 'mkmk', 'locl', 'calt', 'liga', 'tnum'];

const characters = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Code points of `U+0000-00FF,U+0131`, as styles name them. */
const charactersIn = (range: string): number[] =>
  range.split(',').flatMap((one) => {
    const [from = '', to = from] = one.replace('U+', '').split('-');
    return characters(Number.parseInt(from, 16), Number.parseInt(to, 16));
  });

function rangeOf(all: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const one of all.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.to === one - 1) last.to = one;
    else ranges.push({ from: one, to: one });
  }
  const hex = (one: number) => one.toString(16).toUpperCase();
  return ranges.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',');
}

/** Characters of English, cafés too: all that its login page has, in half of the bytes. */
const ENGLISH = [...characters(0x20, 0x7e), ...Array.from('\u00a0©·é–—‘’“”\u200b…€', (one) => one.codePointAt(0) ?? 0)];
const LETTERS = charactersIn(unicodeRanges.latin).filter((one) => one > 0x7e && !ENGLISH.includes(one));
/** Languages that are not chosen are names in a list that nobody sees yet. */
const NOT_SEEN = /<option(?![^>]*\sselected)[^>]*>[^<]*|<[^>]*>/g;
/** Whether a drawn page has characters of the second part. */
export const hasLetters = (html: string): boolean =>
  Array.from(html.replaceAll(NOT_SEEN, '')).some((one) => LETTERS.includes(one.codePointAt(0) ?? 0));

const PARTS = { english: ENGLISH, letters: LETTERS };

/** The name of a part's file in the bundle. */
export function fontPart(bundle: Rolldown.OutputBundle, part: keyof typeof PARTS): string {
  const file = Object.keys(bundle).find((one) => one.includes(`${NAME}-${part}`));
  if (file === undefined) throw new Error(`The build has no ${NAME}-${part}.`);
  return file;
}

/**
 * Splits the font of western Europe in two, each of which browsers ask for where a page has characters of it: what is drawn first waits for
 * its font, and in English for the first part alone.
 */
export const fontParts = (): Plugin[] => [
  {
    name: 'font-parts',
    apply: 'build',
    generateBundle: {
      // The page is written behind it, with the names of the parts.
      order: 'pre',
      async handler(_options, bundle) {
        const whole = Object.values(bundle).find(({ fileName }) => fileName.includes(WESTERN));
        if (whole?.type !== 'asset') throw new Error(`The build has no ${WESTERN}.`);
        for (const [part, all] of Object.entries(PARTS)) {
          const options = { targetFormat: 'woff2', keepFeatures: FEATURES } as const;
          const source = await subsetFont(Buffer.from(whole.source), String.fromCodePoint(...all), options);
          this.emitFile({ type: 'asset', name: `${NAME}-${part}.woff2`, source });
        }
        delete bundle[whole.fileName];
      },
    },
  },
  {
    name: 'font-parts-named',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no page.');
        const rule = (whole: string, part: keyof typeof PARTS) =>
          whole
            .replace(/[\w.-]+\.woff2/, fontPart(bundle, part).replace('assets/', ''))
            .replace(/unicode-range:[^;}]+/, `unicode-range:${rangeOf(PARTS[part])}`);
        const html = String(page.source);
        if (!RULE.test(html)) throw new Error(`The page names no ${WESTERN}.`);
        page.source = html.replace(RULE, (whole) => rule(whole, 'english') + rule(whole, 'letters'));
      },
    },
  },
];
