import type { TopicData } from '../src/data/shapes.ts';
import { readTable } from './tables.ts';

const LIST = '; ';

/** Topics with the topics that fill them up and their names in the core languages. */
export function buildTopics(): TopicData[] {
  const { header, rows } = readTable('topics');
  const languages = header.slice(2);
  return rows.map(([id = '', also = '', ...names]) => ({
    id,
    also: also === '' ? [] : also.split(LIST),
    aliases: Object.fromEntries(languages.map((code, column) => [code, (names[column] ?? '').split(LIST)])),
  }));
}
