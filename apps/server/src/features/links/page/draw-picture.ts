import { openSync, type Font } from 'fontkit';
import sharp from 'sharp';
import { fontFile, printable, SCRIPTS } from '../../pdf/font-files.ts';

/** Content of a link's preview picture. */
export interface PictureOfWords {
  title: string;
  /** The first two cells of its first rows. */
  words: readonly (readonly [string, string])[];
}

const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 72;
const COLUMN = 600;
const [NIGHT, LINE, PAPER, GREEN, GREY] = ['#0e1211', '#26302b', '#eaf2ed', '#4fd98b', '#9fb0a6'];
const MAX_ROWS = 4;

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const opened = new Map<string, Font>();

function fontOf(folder: string, file: string, weight: string): Font {
  const name = `${folder}/${weight}/${file}_${weight}.ttf`;
  const known = opened.get(name);
  if (known) return known;
  const font = openSync(fontFile(name));
  // None of them is a font collection.
  if (!('layout' in font)) throw new Error(`${name} holds several fonts.`);
  opened.set(name, font);
  return font;
}

interface Run {
  font: Font;
  text: string;
}

/** Splits text into runs of one font each; characters common to all scripts stay in the previous font. */
function runsOf(text: string, bold: boolean): Run[] {
  const runs: Run[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const own = SCRIPTS.find(([, script]) => script.test(segment));
    const font = own
      ? fontOf(own[2], own[3], '400Regular')
      : fontOf('noto-sans', 'NotoSans', bold ? '700Bold' : '400Regular');
    const last = runs.at(-1);
    const goesOn = last && (last.font === font || (!own && !/\p{L}|\p{N}/u.test(segment)));
    if (goesOn && last.font.hasGlyphForCodePoint(segment.codePointAt(0) ?? 0)) last.text += segment;
    else runs.push({ font, text: segment });
  }
  return RIGHT_TO_LEFT.test(text) ? runs.toReversed() : runs;
}

interface Line {
  bold?: boolean;
  size: number;
  x: number;
  y: number;
  width: number;
  colour: string;
}

/** A line of text as outlines, so that no fonts have to be installed. */
function outlines(text: string, { bold = false, size, x, y, colour }: Line): { svg: string; width: number } {
  let at = 0;
  const paths = runsOf(text, bold).flatMap(({ font, text: part }) => {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    return glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const left = x + at + xOffset * scale;
      at += xAdvance * scale;
      return `<path transform="translate(${left.toFixed(1)} ${(y - yOffset * scale).toFixed(1)}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
    });
  });
  return { svg: `<g fill="${colour}">${paths.join('')}</g>`, width: at };
}

/** The same, truncated to the maximum width. */
function fitted(text: string, line: Line): string {
  const letters = Array.from(graphemes.segment(printable(text.replace(/\s+/gu, ' '))), ({ segment }) => segment);
  let drawn = outlines(letters.join(''), line);
  while (drawn.width > line.width && letters.length > 1) {
    // Estimates the length first: a cell may have a thousand letters.
    letters.length = Math.max(1, Math.min(letters.length - 1, Math.floor((letters.length * line.width) / drawn.width)));
    drawn = outlines(`${letters.join('')}…`, line);
  }
  return drawn.svg;
}

/** Renders a PNG of 1,200 × 630 pixels, the size expected by previews. */
export default async function drawPicture({ title, words }: PictureOfWords): Promise<Uint8Array> {
  const rows = words.slice(0, MAX_ROWS).map(([first, second], index) => {
    const y = 288 + index * 76;
    const width = COLUMN - MARGIN - 32;
    return [
      `<path d="M${MARGIN} ${y + 24}H${WIDTH - MARGIN}" stroke="${LINE}" stroke-width="2"/>`,
      fitted(first, { size: 42, x: MARGIN, y, width, colour: PAPER }),
      fitted(second, { size: 42, x: COLUMN, y, width, colour: GREEN }),
    ].join('');
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${NIGHT}"/><rect width="12" height="100%" fill="${GREEN}"/>
    ${fitted(title, { bold: true, size: 68, x: MARGIN, y: 160, width: WIDTH - 2 * MARGIN, colour: PAPER })}
    ${rows.join('')}
    ${fitted('Wordcluster', { bold: true, size: 26, x: MARGIN, y: HEIGHT - 36, width: 400, colour: GREY })}
  </svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
