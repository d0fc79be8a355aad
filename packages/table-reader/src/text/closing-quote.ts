const QUOTE = 34;
const BACKSLASH = 92;
/** No cell is longer; a mark that is closed behind it is a character. */
const LONGEST = 1_000_000;
/** Limit of marks per cell, so that many unclosed ones take no time. */
const MAX_MARKS = 2000;

type Closing = { value: string; end: number } | 'more' | null;
/** Whether a cell ends at an index; null if that is not known yet. */
type IsBoundary = (at: number) => boolean | null;

/**
 * Lookahead: the quotation that starts at `from`, the first character of a cell. Null for a literal mark, with no
 * closing mark before a separator, a line end or the end of the text; 'more' if further text is needed.
 */
export function closingQuote(text: string, from: number, last: boolean, isBoundary: IsBoundary): Closing {
  const begins = from + 1 < text.length ? text.charCodeAt(from + 1) : -1;
  if (begins === 10 || begins === 13) return null;
  const doubled = byRule(text, from, last, isBoundary, false);
  if (doubled !== null) return doubled;
  // Escapes of MySQL and PHP, only where RFC 4180 fails.
  return byRule(text, from, last, isBoundary, true);
}

function byRule(text: string, from: number, last: boolean, isBoundary: IsBoundary, escaped: boolean): Closing {
  let at = from + 1;
  for (let marks = 0; marks < MAX_MARKS; marks += 1) {
    const mark = text.indexOf('"', at);
    if (mark < 0 || mark - from > LONGEST) return !last && text.length - from <= LONGEST ? 'more' : null;
    if (escaped && isEscaped(text, mark, from)) {
      at = mark + 1;
      continue;
    }
    let behind = mark + 1;
    while (text.charCodeAt(behind) === QUOTE) behind += 1;
    if (behind === text.length && !last) return 'more';
    if ((behind - mark) % 2 === 0) {
      at = behind;
      continue;
    }
    const boundary = behind === text.length ? true : isBoundary(behind);
    if (boundary === null) return last ? null : 'more';
    if (!boundary) return null;
    const quoted = text.slice(from + 1, behind - 1).replaceAll('""', '"');
    return { value: escaped ? quoted.replaceAll('\\"', '"') : quoted, end: behind };
  }
  return null;
}

function isEscaped(text: string, mark: number, from: number): boolean {
  let slashes = 0;
  while (mark - slashes - 1 > from && text.charCodeAt(mark - slashes - 1) === BACKSLASH) slashes += 1;
  return slashes % 2 === 1;
}
