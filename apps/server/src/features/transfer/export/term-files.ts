import { Readable } from 'node:stream';
import { columnLanguage, columnName, COLUMN_NUMBERS, type ClusterColumns } from '@wordcluster/domain/clusters/cluster';
import type { ExportTable } from './read-table.ts';

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};
/** Removes characters that XML 1.0 cannot contain. */
const UNSTORABLE = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(UNSTORABLE, '')
    .replaceAll(/[&<>"\r]/g, (character) => REFERENCES[character] ?? '');

interface TermColumn {
  /** Index among the exported columns. */
  position: number;
  /** A language code, or a private-use one if the column has none: other programs require it. */
  language: string;
  name: string;
}

function columnsOf(cluster: ClusterColumns, width: number): TermColumn[] {
  return COLUMN_NUMBERS.slice(0, width).map((column, index) => ({
    position: index,
    language: columnLanguage(cluster, column) ?? `x-col${column}`,
    name: columnName(cluster, column) ?? `Column ${column}`,
  }));
}

/** Terms of a terminology: a column without a language beside two that have one is their context. */
function split(columns: TermColumn[]): { terms: TermColumn[]; notes: TermColumn[] } {
  const spoken = columns.filter(({ language }) => !language.startsWith('x-'));
  if (spoken.length === 0) return { terms: columns, notes: [] };
  return { terms: spoken, notes: columns.filter((column) => !spoken.includes(column)) };
}

/** Tags follow the columns, one on a line; they have no line breaks. */
const tagsIn = (cells: readonly (string | null)[], width: number): string[] => cells[width]?.split('\n') ?? [];

const stream = (pieces: () => AsyncGenerator<string>): Readable =>
  Readable.from(
    (async function* () {
      for await (const piece of pieces()) yield Buffer.from(piece);
    })(),
    { objectMode: false },
  );

/** TBX-Basic (ISO 30042, third version): a concept for each row, with a term for each language, and the tags as subject fields. */
export function tbxFile(cluster: ClusterColumns & { title: string }, table: ExportTable): Readable {
  const { terms, notes } = split(columnsOf(cluster, table.header.length));
  return stream(async function* () {
    const first = terms[0]?.language ?? 'en';
    yield `<?xml version="1.0" encoding="UTF-8"?>\n<tbx style="dca" type="TBX-Basic" xml:lang="${escaped(first)}" xmlns="urn:iso:std:iso:30042:ed-2"><tbxHeader><fileDesc><titleStmt><title>${escaped(cluster.title)}</title></titleStmt><sourceDesc><p>${escaped(
      columnsOf(cluster, table.header.length)
        .map(({ name }) => name)
        .join('\t'),
    )}</p></sourceDesc></fileDesc></tbxHeader><text><body>\n`;
    let number = 0;
    for await (const rows of table.batches)
      for (const cells of rows) {
        number += 1;
        const tags = tagsIn(cells, table.header.length);
        const subjects = tags.map((tag) => `<descrip type="subjectField">${escaped(tag)}</descrip>`).join('');
        const contexts = notes
          .map((column) =>
            cells[column.position]
              ? `<descrip type="definition">${escaped(cells[column.position] ?? '')}</descrip>`
              : '',
          )
          .join('');
        const sections = terms
          .map((column) => {
            const value = cells[column.position];
            return value === null || value === undefined
              ? ''
              : `<langSec xml:lang="${escaped(column.language)}"><termSec><term>${escaped(value)}</term></termSec></langSec>`;
          })
          .join('');
        yield `<conceptEntry id="c${number}">${subjects}${contexts}${sections}</conceptEntry>\n`;
      }
    yield '</body></text></tbx>\n';
  });
}

/** TMX 1.4: a unit for each row, with a variant for each column; the tags as properties. */
export function tmxFile(cluster: ClusterColumns & { title: string }, table: ExportTable): Readable {
  const columns = columnsOf(cluster, table.header.length);
  return stream(async function* () {
    yield `<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4"><header creationtool="Wordcluster" creationtoolversion="1" segtype="phrase" o-tmf="Wordcluster" adminlang="en" srclang="${escaped(columns[0]?.language ?? '*all*')}" datatype="plaintext"><prop type="title">${escaped(cluster.title)}</prop><prop type="columns">${escaped(columns.map(({ name }) => name).join('\t'))}</prop></header><body>\n`;
    for await (const rows of table.batches)
      for (const cells of rows) {
        const tags = tagsIn(cells, table.header.length);
        const properties = tags.map((tag) => `<prop type="tag">${escaped(tag)}</prop>`).join('');
        const variants = columns
          .map((column) => {
            const value = cells[column.position];
            return value === null || value === undefined
              ? ''
              : `<tuv xml:lang="${escaped(column.language)}"><seg>${escaped(value)}</seg></tuv>`;
          })
          .join('');
        yield `<tu>${properties}${variants}</tu>\n`;
      }
    yield '</body></tmx>\n';
  });
}
