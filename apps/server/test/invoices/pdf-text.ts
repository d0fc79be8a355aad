import { inflateSync } from 'node:zlib';

/** The PDF with its compressed streams unpacked, as bytes in Latin-1. */
export function inflatedPdf(pdf: Buffer): string {
  const raw = pdf.toString('latin1');
  // The renderer ends lines with \n alone: a \r before it belongs to what is compressed.
  return raw.replace(/stream\n([\s\S]*?)\nendstream/g, (whole, data: string) => {
    try {
      return `stream\n${inflateSync(Buffer.from(data, 'latin1')).toString('latin1')}\nendstream`;
    } catch {
      return whole;
    }
  });
}

const hexToText = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Glyph number to text, of one font's ToUnicode table: ranges whose targets are listed, as the renderer writes them. */
function glyphTexts(table: string): Map<number, string> {
  const texts = new Map<number, string>();
  for (const [, from = '', list = ''] of table.matchAll(/<([0-9a-f]{4})>\s*<[0-9a-f]{4}>\s*\[([^\]]*)\]/gi)) {
    let glyph = Number.parseInt(from, 16);
    for (const [, hex = ''] of list.matchAll(/<([0-9a-f]*)>/gi)) texts.set(glyph++, hexToText(hex));
  }
  return texts;
}

const objectsOf = (pdf: string) =>
  new Map([...pdf.matchAll(/(\d+) 0 obj\r?\n([\s\S]*?)endobj/g)].map(([, id, body]) => [id, body ?? '']));

interface Piece {
  text: string;
  /** Points from the top of the page to the line. */
  top: number;
}

/** The text of a PDF of our renderer, without positions. */
export const textOfPdf = (pdf: Buffer): string =>
  piecesOfPdf(pdf)
    .map(({ text }) => text)
    .join('');

const INSTRUCTION = /\/(F\d+) [\d.]+ Tf|\[(<[^\]]*)\] TJ|1 0 0 1 [-\d.]+ ([-\d.]+) cm|^([qQ])$/gm;

/** The same in pieces: each on one line, in one font. */
export function piecesOfPdf(pdf: Buffer): Piece[] {
  const objects = objectsOf(inflatedPdf(pdf));
  const all = [...objects.values()].join('\n');
  const fonts = new Map<string, Map<number, string>>();
  for (const [, name = '', id = ''] of all.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
    if (table) fonts.set(name, glyphTexts(objects.get(table) ?? ''));
  }
  // Only drawing instructions: the bytes of fonts are long and look like anything.
  const page = [...objects.values()].filter((body) => /\] TJ\b/.test(body) && body.includes(' Tf')).join('\n');
  let font = new Map<number, string>();
  let top = 0;
  const stack: number[] = [];
  const pieces: Piece[] = [];
  for (const [, name, shown, down, save] of page.matchAll(INSTRUCTION)) {
    if (name) font = fonts.get(name) ?? new Map();
    if (down) top += Number(down);
    if (save === 'q') stack.push(top);
    if (save === 'Q') top = stack.pop() ?? 0;
    const glyphs = [...(shown ?? '').matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    const text = glyphs.map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? '\uFFFD').join('');
    if (shown) pieces.push({ text, top });
  }
  return pieces;
}
