import { Readable } from 'node:stream';
import { columnLanguage, columnName, COLUMN_NUMBERS, type ClusterColumns } from '@wordcluster/domain/clusters/cluster';
import type { ExportTable } from './read-table.ts';

const flat = (cell: string | null) => (cell ?? '').replace(/[\t\r\n]+/g, ' ');

/** One row a line, its columns between tabs, as flashcard sites take it: without a header, on one line whatever a cell holds. */
export function textFile(table: ExportTable): Readable {
  return Readable.from(
    (async function* () {
      for await (const rows of table.batches)
        yield Buffer.from(rows.map((cells) => `${cells.map(flat).join('\t')}\n`).join(''));
    })(),
    { objectMode: false },
  );
}

/** The cluster as JSON: its title, its columns with their languages, and the values of each row. */
export function jsonFile(cluster: ClusterColumns & { title: string }, table: ExportTable): Readable {
  const columns = COLUMN_NUMBERS.slice(0, table.header.length).map((column) => ({
    name: columnName(cluster, column),
    language: columnLanguage(cluster, column),
  }));
  return Readable.from(
    (async function* () {
      yield Buffer.from(`{"title":${JSON.stringify(cluster.title)},"columns":${JSON.stringify(columns)},"rows":[`);
      let first = true;
      for await (const rows of table.batches) {
        const text = rows.map((values) => JSON.stringify(values)).join(',\n');
        if (text !== '') yield Buffer.from(`${first ? '\n' : ',\n'}${text}`);
        first &&= text === '';
      }
      yield Buffer.from(']}\n');
    })(),
    { objectMode: false },
  );
}
