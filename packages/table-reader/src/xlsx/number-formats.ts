import type { Archive } from './archive.ts';
import { scanXml } from './scan-xml.ts';

/** How a number is meant: as itself, as a moment, or as a length of time. */
export type NumberKind = 'number' | 'date' | 'duration';

/** Built-in formats that show a date or a time (ECMA-376 18.8.30, with those of East Asian Excel). */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || id === 45 || id === 47 || (id >= 50 && id <= 58);
const BUILT_IN_DURATION = 46;

/**
 * Quoted text, escaped characters, brackets, words, single characters. What is opened and never closed goes to the
 * end: each character is looked at once, however the format is written.
 */
const TOKENS = /"[^"]*"?|[\\_*].?|\[[^\]]*\]?|general|am\/pm|a\/p|./gis;

/** Judges a format by its letters; of several sections the first says whether it is a date. */
export function kindOfFormat(code: string): NumberKind {
  let date = false;
  let section = 1;
  for (const [token] of code.matchAll(TOKENS)) {
    if (/^\[(?:h+|m+|s+)\]$/i.test(token)) return 'duration';
    if (token === ';') section += 1;
    else if (section === 1 && /^[ymdhs]$/i.test(token)) date = true;
  }
  return date ? 'date' : 'number';
}

/** The kind of number for each cell style, by the style's place. */
export async function readNumberFormats(archive: Archive, part: string | null): Promise<NumberKind[]> {
  const kinds: NumberKind[] = [];
  if (part === null || !archive.has(part)) return kinds;
  const custom = new Map<number, NumberKind>();
  let inCells = false;
  await scanXml([await archive.readSmall(part)], {
    open(tag, { numFmtId = '', formatCode = '' }) {
      const id = Number(numFmtId);
      if (tag === 'numFmt') custom.set(id, kindOfFormat(formatCode));
      if (tag === 'cellXfs') inCells = true;
      if (tag === 'xf' && inCells) {
        const builtIn = id === BUILT_IN_DURATION ? 'duration' : isBuiltInDate(id) ? 'date' : 'number';
        kinds.push(custom.get(id) ?? builtIn);
      }
    },
    close(tag) {
      if (tag === 'cellXfs') inCells = false;
    },
  });
  return kinds;
}
