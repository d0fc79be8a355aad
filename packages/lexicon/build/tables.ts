import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export const DATA = path.resolve(import.meta.dirname, '../data');
export const GENERATED = path.resolve(import.meta.dirname, '../generated');

/** Tables in the data folder that are not a topic of the core lexicon. */
export const OTHER_TABLES: ReadonlySet<string> = new Set([
  'emoji-concepts',
  'emoji-corrections',
  'number-corrections',
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

const require = createRequire(import.meta.url);

/** Reads a JSON file of a CLDR package, in the pinned version's shape; null where CLDR has none for the language. */
export function readCldr<T>(file: string): T | null {
  try {
    const value: T = JSON.parse(readFileSync(require.resolve(file), 'utf8'));
    return value;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}

const CLDR_CODES: Readonly<Record<string, string>> = { 'zh-CN': 'zh', 'zh-TW': 'zh-Hant', tl: 'fil' };

/** What CLDR calls one of our languages. */
export function cldrCode(language: string): string {
  return CLDR_CODES[language] ?? language;
}
