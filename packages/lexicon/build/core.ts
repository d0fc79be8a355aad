import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { CoreData } from '../src/data/load.ts';
import { DATA, OTHER_TABLES, readTable } from './tables.ts';

/** The topic of the basic words, which belong to no requestable topic. */
export const BASIC = 'basic';

const tablesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .map((file) => file.slice(0, -'.tsv'.length))
    .toSorted();

/** Names of the core lexicon's tables, in the alphabet. */
export function coreTopics(): string[] {
  return tablesIn(DATA).filter((name) => !OTHER_TABLES.has(name));
}

/** Names of the tables of basic words: verbs, adjectives and others beside the topics, in every core language. */
export const basicTables = (): string[] => tablesIn(path.join(DATA, BASIC)).map((name) => `${BASIC}/${name}`);

const wordOf = (row: readonly string[]) => `${row[1]} ${row[2]} ${row[3]}`;

/**
 * Words of `more-languages.tsv` and the basic words beside those of the topics' tables; the German word tells two senses apart.
 * A word of a later table that neither has stays without a name in these languages.
 */
function moreLanguages(basic: readonly (readonly string[])[]): {
  readonly languages: readonly string[];
  readonly add: (row: readonly string[]) => string[];
} {
  const { header, rows } = readTable('more-languages');
  const languages = header.slice(3);
  const none = languages.map(() => '');
  const byWord = new Map([
    ...basic.map((row) => [wordOf(row), row.slice(-languages.length)] as const),
    ...rows.map(([english, pos, german, ...names]) => [`${pos} ${english} ${german}`, names] as const),
  ]);
  return { languages, add: (row) => [...row, ...(byWord.get(wordOf(row)) ?? none)] };
}

/** The core lexicon as one compact value: per topic its concepts, each `[id, part of speech, ...names]`. */
export function buildCore(): CoreData {
  const basic = basicTables().flatMap((name) => readTable(name).rows);
  const more = moreLanguages(basic);
  const tables = coreTopics().map((topic) => ({ topic, table: readTable(topic) }));
  const languages = [...(tables[0]?.table.header.slice(2) ?? []), ...more.languages];
  const topics = tables.map(({ topic, table }) => ({ id: topic, rows: table.rows.map(more.add) }));
  // A basic word that a topic has too is only in that topic.
  const known = new Set(topics.flatMap(({ rows }) => rows.map(wordOf)));
  return { languages, topics: [...topics, { id: BASIC, rows: basic.filter((row) => !known.has(wordOf(row))) }] };
}
