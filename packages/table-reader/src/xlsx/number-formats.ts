import type { Archive } from './archive.ts';
import { sectionsOf, showsItself, type Section } from './number-sections.ts';
import { scanXml } from './scan-xml.ts';

/** How a number is meant: as itself, as a moment, as a time of a day, as a length of time, or as its format shows it. */
export type NumberFormat =
  | { kind: 'number' | 'date' }
  /** `hours`: written with two digits. */
  | { kind: 'time' | 'duration'; hours: 'one' | 'two' | 'none'; seconds: boolean }
  | { kind: 'shown'; sections: Section[] };

export const GENERAL: NumberFormat = { kind: 'number' };

/** Built-in formats with additional meaning (ECMA-376 18.8.30, with the dates of East Asian Excel). */
const BUILT_IN: Readonly<Record<number, string>> = {
  5: '"$"#,##0',
  6: '"$"#,##0',
  7: '"$"#,##0.00',
  8: '"$"#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  42: '"$"#,##0',
  44: '"$"#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
};
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/**
 * Tokens: quoted text, escaped characters, brackets, words, single characters. An unclosed one extends to the end:
 * linear time, however the format is written.
 */
const TOKENS = /"[^"]*"?|[\\_*].?|\[[^\]]*\]?|general|am\/pm|a\/p|./gis;

/** Kind of a format by its letters; of several sections the first decides whether it is a date. */
export function formatOf(code: string): NumberFormat {
  let letters = '';
  let elapsed = '';
  let section = 1;
  let twelve = false;
  for (const [token] of code.matchAll(TOKENS)) {
    if (/^\[(?:h+|m+|s+)\]$/i.test(token)) elapsed += token.toLowerCase();
    else if (token === ';') section += 1;
    else if (section === 1 && /^[ymdhs]$/i.test(token)) letters += token.toLowerCase();
    else if (/^a(?:m\/pm|\/p)$/i.test(token)) twelve = true;
  }
  const seconds = letters.includes('s') || elapsed.includes('s');
  if (elapsed !== '') {
    const hours = elapsed.includes('[h') ? (elapsed.includes('hh') ? 'two' : 'one') : 'none';
    return { kind: 'duration', hours, seconds };
  }
  if (letters === '') {
    const sections = sectionsOf(code);
    return sections.some(showsItself) ? { kind: 'shown', sections } : GENERAL;
  }
  // Months and minutes share a letter: beside hours or seconds it is the minute.
  const time = !/[yd]/.test(letters) && /[hs]/.test(letters);
  if (!time) return { kind: 'date' };
  const hours = !letters.includes('h') ? 'none' : twelve || !seconds || letters.includes('hh') ? 'two' : 'one';
  return { kind: 'time', hours, seconds };
}

/** The format of each cell style, by the style's index. */
export async function readNumberFormats(archive: Archive, part: string | null): Promise<NumberFormat[]> {
  const formats: NumberFormat[] = [];
  if (part === null || !archive.has(part)) return formats;
  const custom = new Map<number, NumberFormat>();
  let inCells = false;
  await scanXml([await archive.readSmall(part)], {
    open(tag, { numFmtId = '', formatCode = '' }) {
      const id = numFmtId.trim() === '' ? 0 : Number(numFmtId);
      if (tag === 'numFmt') custom.set(id, formatOf(formatCode));
      if (tag === 'cellXfs') inCells = true;
      if (tag === 'xf' && inCells) {
        const code = BUILT_IN[id];
        const builtIn = code !== undefined ? formatOf(code) : isBuiltInDate(id) ? { kind: 'date' as const } : GENERAL;
        formats.push(custom.get(id) ?? builtIn);
      }
    },
    close(tag) {
      if (tag === 'cellXfs') inCells = false;
    },
  });
  return formats;
}
