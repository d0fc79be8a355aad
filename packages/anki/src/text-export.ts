/** Headers of Anki's text exports; columns are counted from 0. */
export interface TextHeaders {
  separator: string | null;
  html: boolean;
  /** Names of the columns, if given. */
  columns: string[] | null;
  /** Tags of every note. */
  tags: string[];
  deck: string | null;
  noteType: string | null;
  deckColumn: number | null;
  noteTypeColumn: number | null;
  tagsColumn: number | null;
  guidColumn: number | null;
  /** Number of header lines. */
  lines: number;
  /** Offset of the notes in the text. */
  offset: number;
}

const SEPARATORS: Readonly<Record<string, string>> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  space: ' ',
  pipe: '|',
  colon: ':',
  '\\t': '\t',
};
const KNOWN =
  /^#(separator|html|tags|columns|notetype|deck|notetype column|deck column|tags column|guid column|if matches|match scope):(.{0,2000})$/i;
/** Maximum of header lines. */
const MAX_LINES = 50;

/** The headers of an Anki text export; null for any other text: a comment alone (`#…`) makes none. */
export function textHeaders(text: string): TextHeaders | null {
  const found: TextHeaders = {
    separator: null,
    html: false,
    columns: null,
    tags: [],
    deck: null,
    noteType: null,
    deckColumn: null,
    noteTypeColumn: null,
    tagsColumn: null,
    guidColumn: null,
    lines: 0,
    offset: text.startsWith('\uFEFF') ? 1 : 0,
  };
  let known = false;
  while (found.lines < MAX_LINES) {
    const end = text.indexOf('\n', found.offset);
    const line = text.slice(found.offset, end < 0 ? text.length : end).replace(/\r$/, '');
    const legacy = found.lines === 0 && /^tags:/i.test(line);
    if (!line.startsWith('#') && !legacy) break;
    const header = legacy ? ['', 'tags', line.slice(5)] : KNOWN.exec(line);
    if (header) {
      known = true;
      take(found, (header[1] ?? '').toLowerCase(), (header[2] ?? '').trim(), header[2] ?? '');
    }
    found.lines += 1;
    found.offset = end < 0 ? text.length : end + 1;
  }
  return known ? found : null;
}

/** By its name, with or without an s, or as it is. */
const separatorOf = (value: string, raw: string): string | null =>
  SEPARATORS[value.toLowerCase()] ?? SEPARATORS[value.toLowerCase().replace(/s$/, '')] ?? (raw.charAt(0) || null);

const columnOf = (value: string): number | null => (/^[1-9]\d{0,3}$/.test(value) ? Number(value) - 1 : null);
const words = (value: string): string[] => value.split(/\s+/).filter((word) => word !== '');

function take(found: TextHeaders, name: string, value: string, raw: string): void {
  if (name === 'separator') found.separator = separatorOf(value, raw);
  else if (name === 'html') found.html = value.toLowerCase() === 'true';
  else if (name === 'tags') found.tags = words(value);
  else if (name === 'deck') found.deck = value;
  else if (name === 'notetype') found.noteType = value;
  else if (name === 'deck column') found.deckColumn = columnOf(value);
  else if (name === 'notetype column') found.noteTypeColumn = columnOf(value);
  else if (name === 'tags column') found.tagsColumn = columnOf(value);
  else if (name === 'guid column') found.guidColumn = columnOf(value);
  else if (name === 'columns') found.columns = raw.split(found.separator ?? '\t').map((column) => column.trim());
}
