/** Puts lines of text on pages without a font at hand: widths are estimated, rather too wide than too narrow. */

/** Widths of letters in ems, the first that fits. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/\p{M}/u, 0],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1],
  [/[mMW@%—…]/u, 0.95],
  [/[\p{Lu}w]/u, 0.73],
  [/[\s.,;:!|'’ijl()[\]/-]/u, 0.34],
];
const ORDINARY = 0.57;

const known = new Map<string, number>();

function letterWidth(letter: string): number {
  const before = known.get(letter);
  if (before !== undefined) return before;
  const width = WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? ORDINARY;
  if (known.size < 10_000) known.set(letter, width);
  return width;
}

/** Width of a text on one line, in ems. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width;
}

const SPACE = 0.34;

/** Number of lines of a text with a width in ems; a longer word is broken. */
export function linesOf(text: string, width: number): number {
  let lines = 0;
  for (const paragraph of text.split(/\r\n|\r|\n/u)) {
    let [own, used] = [1, 0];
    for (const word of paragraph.split(/[\t ]+/u)) {
      const needed = textWidth(word);
      if (used > 0 && used + SPACE + needed > width) [own, used] = [own + 1, 0];
      used += (used > 0 ? SPACE : 0) + needed;
      if (used > width) {
        own += Math.ceil(used / width) - 1;
        used %= width;
      }
    }
    lines += own;
  }
  return lines;
}

interface PageSpace {
  /** Height that the first page has for items, which has a title. */
  first: number;
  /** And each that follows. */
  others: number;
}

/** Items by pages in their order; one that is higher than a page has it alone. */
export function fillPages<Item>(items: readonly Item[], height: (item: Item) => number, space: PageSpace): Item[][] {
  const pages: Item[][] = [];
  let page: Item[] = [];
  let left = space.first;
  for (const item of items) {
    const needed = height(item);
    if (page.length > 0 && needed > left) {
      pages.push(page);
      [page, left] = [[], space.others];
    }
    page.push(item);
    left -= needed;
  }
  return page.length > 0 ? [...pages, page] : pages;
}
