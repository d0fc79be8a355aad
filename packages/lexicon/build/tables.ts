import { readFileSync } from 'node:fs';
import path from 'node:path';

export const DATA = path.resolve(import.meta.dirname, '../data');
export const GENERATED = path.resolve(import.meta.dirname, '../generated');

/** Tables in the data folder that are not a topic of the core lexicon. */
export const OTHER_TABLES: ReadonlySet<string> = new Set([
  'emoji-concepts',
  'emoji-corrections',
  'false-friends',
  'more-languages',
  'number-corrections',
  'number-forms',
  'number-lists',
  'topic-words',
  'topics',
]);

export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Reads a table of tab-separated values by its name; the cells come as they stand in the file. */
export function readTable(name: string): Table {
  const lines = readFileSync(path.join(DATA, `${name}.tsv`), 'utf8').split('\n');
  const [header = [], ...rows] = lines.filter((line) => line !== '').map((line) => line.split('\t'));
  return { header, rows };
}
