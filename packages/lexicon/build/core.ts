import { readdirSync } from 'node:fs';
import type { CoreData } from '../src/data/load.ts';
import { DATA, OTHER_TABLES, readTable } from './tables.ts';

/** Names of the core lexicon's tables, in the alphabet. */
export function coreTopics(): string[] {
  return readdirSync(DATA)
    .filter((file) => file.endsWith('.tsv'))
    .map((file) => file.slice(0, -'.tsv'.length))
    .filter((name) => !OTHER_TABLES.has(name))
    .toSorted();
}

/** The core lexicon as one compact value: per topic its concepts, each `[id, part of speech, ...names]`. */
export function buildCore(): CoreData {
  const tables = coreTopics().map((topic) => ({ topic, table: readTable(topic) }));
  const languages = tables[0]?.table.header.slice(2) ?? [];
  return { languages, topics: tables.map(({ topic, table }) => ({ id: topic, rows: table.rows })) };
}
