import type { TopicData } from '../src/data/load.ts';
import { SUBJECTS } from '../src/world/subjects.ts';
import { coreTopics } from './core.ts';
import { readTable } from './tables.ts';

const LIST = '; ';

/** Topics that have words in one of the layers. */
export function topicsWithWords(): ReadonlySet<string> {
  const emoji = readTable('emoji-concepts').rows.map(([, topic = '']) => topic);
  return new Set([...coreTopics(), ...emoji, ...SUBJECTS.map(({ topic }) => topic)]);
}

/** Topics with the topics that fill them up and their names in the core languages. */
export function buildTopics(): TopicData[] {
  const { header, rows } = readTable('topics');
  const languages = header.slice(2);
  const filled = topicsWithWords();
  return rows
    .filter(([id = '']) => filled.has(id))
    .map(([id = '', also = '', ...names]) => ({
      id,
      also: also.split(LIST).filter((topic) => filled.has(topic)),
      aliases: Object.fromEntries(languages.map((code, column) => [code, (names[column] ?? '').split(LIST)])),
    }));
}
