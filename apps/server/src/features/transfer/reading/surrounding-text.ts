/** Text around words in responses of chat assistants and in the output of programs: removed before a text is split. */

const LINE = /\r\n|\r|\n/;
/** Lines of properties above a note. */
const MAX_PROPERTIES = 40;
const isFilled = (line: string) => line.trim() !== '';

/**
 * The text within code fences, without quote marks, and with drawn tables as Markdown; unchanged if there is nothing
 * around it.
 */
export function withoutSurroundings(text: string): string {
  if (!/[>`~+─━═]/.test(text)) return text;
  return withoutDrawing(fenced(unquoted(text)));
}

/** A text without the properties that programs for notes write between rules at its beginning. */
export function withoutFrontMatter(text: string): string {
  if (!/^\uFEFF?---\r?\n/.test(text)) return text;
  const lines = text.split(LINE);
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  const isProperties = lines.slice(1, end).every((line) => /^(?:[\w-]{1,40}:(?: |$)|[ \t]|- )/.test(line));
  return end > 0 && end <= MAX_PROPERTIES && isProperties ? lines.slice(end + 1).join('\n') : text;
}

function unquoted(text: string): string {
  const lines = text.split(LINE);
  return lines.filter(isFilled).every((line) => /^\s{0,3}>(?: |$)/.test(line))
    ? lines.map((line) => line.replace(/^\s{0,3}> ?/, '')).join('\n')
    : text;
}

const FENCE = /^\s{0,3}(?:`{3,}|~{3,})[\w-]{0,20}\s{0,3}$/;

/** The content of code fences; text around them is dropped. */
function fenced(text: string): string {
  const lines = text.split(LINE);
  if (lines.filter((line) => FENCE.test(line)).length < 2) return text;
  let within = false;
  const table: string[] = [];
  for (const line of lines) {
    if (FENCE.test(line)) within = !within;
    else if (within) table.push(line);
  }
  return table.some(isFilled) ? table.join('\n') : text;
}

/** A rule of a drawn table: `+-----+---+`, or lines of boxes. */
const RULE = /^\s*(?:\+(?:[-=:]+\+)+|[┌├└╔╠╚╒╞╘╟┏┣┗][─━═┬┼┴╦╬╩╤╪╧╫┳╋┻]+[┐┤┘╗╣╝╕╡╛╢┓┫┛])\s*$/;

/** A table drawn with characters, as databases and programs print it. */
function withoutDrawing(text: string): string {
  const lines = text.split(LINE).filter(isFilled);
  const rules = lines.flatMap((line, index) => (RULE.test(line) ? [index] : []));
  const [first, second, third] = rules;
  if (first === undefined || second === undefined) return text;
  const asBars = (line: string) => line.replace(/[│┃║]/g, '|');
  // The header is between the first two rules, if others follow.
  const header = third !== undefined && second === first + 2;
  return lines
    .flatMap((line, index) => {
      if (!RULE.test(line)) return /[|│┃║]/.test(line) ? [asBars(line)] : [];
      const cells = asBars(lines[second - 1] ?? '').split('|').length - 2;
      return header && index === second && cells > 0 ? [`|${'---|'.repeat(cells)}`] : [];
    })
    .join('\n');
}

/** Prefix of list items: a bullet, a box, or a number with a point or a bracket. */
const ITEM = /^\s{0,8}(?:[-*•·‣▪–●○◦■►➤✓✔]|\d{1,4}[.)]|[a-zA-Z]\)|[①-⑳])[ \u00A0]{1,4}(?:\[[ xX]\] )?(?=\S)/;
/** Fewer among other text are no list of words. */
const FEWEST_ITEMS = 3;

export interface Items {
  lines: string[];
  /** There are other lines around them. */
  among: boolean;
}

/** The items of a list without bullets or numbers; null if most lines are none. */
export function itemsOf(text: string): Items | null {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(LINE)
    .filter(isFilled);
  const items = lines.filter((line) => ITEM.test(line)).map((line) => line.replace(ITEM, ''));
  if (items.length < 2) return null;
  const others = lines.length - items.length;
  if (others === 0) return { lines: items, among: false };
  return items.length >= FEWEST_ITEMS && items.length > others ? { lines: items, among: true } : null;
}

const BOLD = /\*\*[^*\n]+\*\*/;

/** Lines without bold marks, if each line has some; null otherwise. */
export const withoutBold = (lines: readonly string[]): string[] | null =>
  lines.length > 1 && lines.every((line) => BOLD.test(line)) ? lines.map((line) => line.replaceAll('**', '')) : null;

const EMPHASIS = /^(\*\*|__|\*|_|`)(?=\S)([^\n]*\S)\1$/;
export const withoutEmphasis = (cell: string): string => cell.trim().replace(EMPHASIS, '$2');

/** Rows without emphasis marks around cells, for columns where all cells have them. */
export function withoutColumnsEmphasis(rows: readonly string[][]): string[][] {
  const marked = (rows[0] ?? []).map((_, column) => rows.every((row) => EMPHASIS.test((row[column] ?? '').trim())));
  return marked.includes(true)
    ? rows.map((row) => row.map((cell, column) => (marked[column] === true ? withoutEmphasis(cell) : cell)))
    : [...rows];
}
