/** A table on the clipboard: how spreadsheets write it, and how it is read. */

/**
 * The cells of pasted text by line: tabs between cells; a quoted cell may contain tabs, line breaks, and doubled
 * quotes. A trailing empty line is ignored.
 */
export function clipboardCells(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = '';
  let quoted = false;
  const source = text.replaceAll(/\r\n?/g, '\n');
  for (let index = 0; index < source.length; index += 1) {
    const sign = source[index] ?? '';
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (source[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === '' && isClosed(source, index)) quoted = true;
    else if (sign === '\t' || sign === '\n') {
      line.push(cell);
      cell = '';
      if (sign === '\n') {
        lines.push(line);
        line = [];
      }
    } else cell += sign;
  }
  if (cell !== '' || line.length > 0) lines.push([...line, cell]);
  return lines;
}

/** Whether the quote at an index opens a cell that ends with a quote: others are part of the text. */
function isClosed(source: string, index: number): boolean {
  for (let end = source.indexOf('"', index + 1); end >= 0; end = source.indexOf('"', end + 2)) {
    const next = source[end + 1];
    if (next === undefined || next === '\t' || next === '\n') return true;
    if (next !== '"') return false;
  }
  return false;
}
