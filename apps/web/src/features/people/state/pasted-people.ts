import type { BodyOf } from '../../../platform/http/api-types.ts';

export type NewPerson = BodyOf<'POST /api/people'>['people'][number];
type Role = NonNullable<NewPerson['role']>;

/** Columns of the file for import and export. */
export const COLUMNS = ['first_name', 'last_name', 'email', 'username', 'role'] as const;
type Column = (typeof COLUMNS)[number];

const ROLES: readonly string[] = ['person', 'teacher', 'administrator'] satisfies Role[];
const isRole = (text: string): text is Role => ROLES.includes(text);
const isColumn = (text: string): text is Column => COLUMNS.some((column) => column === text);

/** The cells of a line of CSV, quoted ones too; commas, semicolons and tabs part them. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    const letter = line[at] ?? '';
    if (quoted && letter === '"' && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"') quoted = !quoted;
    else if (!quoted && /[,;\t]/.test(letter)) {
      cells.push(cell.trim());
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell.trim()];
}

const isAddress = (word: string) => word.includes('@');

/** Parses a pasted line: an address, “First Last”, both, or cells of names, an address and a role in any order. */
function pastedLine(cells: readonly string[]): NewPerson {
  const role = cells.find(isRole);
  const wordsOf = cells.filter((cell) => cell !== role).map((cell) => cell.split(/\s+/).filter(Boolean));
  // As mail programs write it: Eva <eva@example.com>.
  const email = wordsOf.flat().find(isAddress)?.replaceAll(/[<>]/g, '');
  const names = wordsOf.map((cell) => cell.filter((word) => !isAddress(word)).join(' ')).filter(Boolean);
  const words = names.length === 1 ? (names[0] ?? '').split(' ') : names;
  const [first, ...last] = words;
  return {
    ...(first && { first_name: first }),
    ...(last.length > 0 && { last_name: last.join(' ') }),
    ...(email && { email }),
    ...(role && { role }),
  };
}

function namedLine(cells: readonly string[], columns: readonly string[]): NewPerson {
  const person: NewPerson = {};
  for (const [index, column] of columns.entries()) {
    const cell = cells[index] ?? '';
    if (cell === '' || !isColumn(column)) continue;
    if (column !== 'role') person[column] = cell;
    else if (isRole(cell)) person.role = cell;
  }
  return person;
}

/** Parses a pasted list or a file; a header determines the columns. */
export function pastedPeople(text: string): NewPerson[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(cellsOf);
  const [head = []] = lines;
  const columns = head.map((cell) => cell.toLowerCase().replaceAll(' ', '_'));
  if (!columns.some(isColumn)) return lines.map(pastedLine);
  return lines.slice(1).map((cells) => namedLine(cells, columns));
}

/** CSV injection: escapes cells that a spreadsheet would take for formulas. */
const cellOf = (value: string | null): string => {
  const text = value ?? '';
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",;\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

type Exported = Readonly<Record<Column, string | null>> & { locked: boolean; last_seen: string | null };

/** The same columns, so that an export can be imported elsewhere; two more for readers. */
export const peopleAsCsv = (people: readonly Exported[]): string =>
  [
    [...COLUMNS, 'locked', 'last_seen'].join(','),
    ...people.map((person) =>
      [...COLUMNS.map((column) => cellOf(person[column])), person.locked ? 'yes' : '', person.last_seen ?? ''].join(
        ',',
      ),
    ),
  ].join('\r\n');
