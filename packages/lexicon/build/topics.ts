import type { FalseFriends, TopicData } from '../src/data/load.ts';
import { SUBJECTS } from '../src/world/subjects.ts';
import { coreTopics } from './core.ts';
import { readTable } from './tables.ts';

const LIST = '; ';

/** Topics that have words in one of the layers. */
export function topicsWithWords(): ReadonlySet<string> {
  const emoji = readTable('emoji-concepts').rows.map(([, topic = '']) => topic);
  const gathered = readTable('topic-words').rows.map(([topic = '']) => topic);
  return new Set([...coreTopics(), ...emoji, ...gathered, ...SUBJECTS.map(({ topic }) => topic), FALSE_FRIENDS]);
}

/** The topic whose words stand in a table by pair of languages. */
const FALSE_FRIENDS = 'false-friends';

/** Topics with the topics that fill them up and their names in the core languages. */
export function buildTopics(): TopicData[] {
  const { header, rows } = readTable('topics');
  const languages = header.slice(2);
  const filled = topicsWithWords();
  const gathered = new Map(readTable('topic-words').rows.map(([topic = '', list = '']) => [topic, list.split(LIST)]));
  return rows
    .filter(([id = '']) => filled.has(id))
    .map(([id = '', also = '', ...names]) => ({
      id,
      also: also.split(LIST).filter((topic) => filled.has(topic)),
      ...(gathered.has(id) ? { words: gathered.get(id) ?? [] } : {}),
      aliases: Object.fromEntries(languages.map((code, column) => [code, (names[column] ?? '').split(LIST)])),
    }));
}

/** False friends by pair of languages. */
export function buildFalseFriends(): FalseFriends {
  const { rows } = readTable(FALSE_FRIENDS);
  return Object.fromEntries(
    [...Map.groupBy(rows, ([one = '', other = '']) => `${one} ${other}`)].map(([pair, list]) => [
      pair,
      list.map(([, , word = '', meaning = '']) => [word, meaning] as const),
    ]),
  );
}
