import { expect, test } from 'vitest';
import { readTable } from '../build/tables.ts';
import { buildTopics, topicsWithWords } from '../build/topics.ts';
import { foldAccents } from '../src/text/fold.ts';
import { conceptsOf, concepts } from '../src/concepts/catalogue.ts';
import { isInScript } from '../src/text/scripts.ts';

const topics = buildTopics();
const ids = new Set(topics.map(({ id }) => id));
const languages = readTable('topics').header.slice(2);

test('every table, emoji topic and subject of the world can be asked for', () => {
  expect([...topicsWithWords()].filter((topic) => !ids.has(topic))).toEqual([]);
});

test('every topic has a name in every core language, in its script', () => {
  const bad = topics.flatMap(({ id, aliases }) =>
    Object.entries(aliases)
      .filter(([code, names]) => names.some((name) => name === '' || !isInScript(name, code)))
      .map(([code, names]) => `${id} ${code}: ${names.join('; ')}`),
  );
  expect(bad).toEqual([]);
  expect(languages).toEqual(readTable('everyday-verbs').header.slice(2));
});

test('topics are filled up by other topics', () => {
  const named = new Set(readTable('topics').rows.map(([id]) => id));
  const also = readTable('topics').rows.flatMap(([id, list = '']) =>
    list.split('; ').map((other) => [id, other] as const),
  );
  expect(also.filter(([id, other]) => other !== '' && (other === id || !named.has(other)))).toEqual([]);
});

test('the name shown for a topic belongs to no other topic', () => {
  for (const language of languages) {
    const names = topics.map(({ aliases }) => foldAccents(aliases[language]?.[0] ?? ''));
    const taken = names.filter((name, index) => names.indexOf(name) !== index);
    expect({ language, taken }).toEqual({ language, taken: [] });
  }
});

test('topics gather words that there are, each once, and enough of them', () => {
  const known = new Set(concepts().flatMap((one) => [one.name('en'), `${one.name('en')} (${one.topic})`]));
  for (const [topic = '', list = ''] of readTable('topic-words').rows) {
    const names = list.split('; ');
    expect({ topic, unknown: names.filter((name) => !known.has(name)) }).toEqual({ topic, unknown: [] });
    expect(new Set(names).size).toBe(names.length);
    expect(conceptsOf(topic).length).toBeGreaterThanOrEqual(10);
  }
});

test('false friends are two words each, in the script of their language', () => {
  const bad = readTable('false-friends').rows.filter(
    ([one = '', other = '', word = '', meaning = '', ...more]) =>
      more.length > 0 || word === '' || meaning === '' || !isInScript(word, one) || !isInScript(meaning, other),
  );
  expect(bad).toEqual([]);
});
