import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Facts that everyone can check: how a language calls a thing; any of the answers is right. */
export interface Fact {
  readonly topic: string;
  readonly text: string;
  readonly from: string;
  readonly to: string;
  readonly accepted: readonly string[];
}

const FOLDER = path.join(import.meta.dirname, 'facts');

/** A fact with every English name of its row. */
interface RowFact extends Fact {
  readonly english: readonly string[];
}

function factsOf(topic: string): RowFact[] {
  const lines = readFileSync(path.join(FOLDER, `${topic}.tsv`), 'utf8')
    .trim()
    .split('\n');
  const [header = [], ...rows] = lines.map((line) => line.split('\t'));
  return rows.flatMap(([english = '', ...names]) =>
    names.map((name, column) => ({
      topic,
      text: english.split('|')[0] ?? '',
      english: english.split('|'),
      from: 'en',
      to: header[column + 1] ?? '',
      accepted: name.split('|'),
    })),
  );
}

/** The same facts asked the other way round. */
function reversed(facts: readonly RowFact[]): Fact[] {
  const sides = facts.map(({ topic, to, accepted, english }) => ({
    topic,
    text: accepted[0] ?? '',
    from: to,
    english,
  }));
  // One name of two things (Hungarian "nap": sun, day) is right as either.
  const groups = Map.groupBy(sides, ({ from, text }) => `${from} ${text.toLowerCase()}`);
  return [...groups.values()].flatMap((same) =>
    same.slice(0, 1).map(({ topic, text, from }) => ({
      topic,
      text,
      from,
      to: 'en',
      accepted: same.flatMap(({ english }) => english),
    })),
  );
}

/** All facts, from English and into English. */
export function allFacts(): Fact[] {
  const topics = readdirSync(FOLDER).filter((file) => file.endsWith('.tsv'));
  const facts = topics.flatMap((file) => factsOf(file.slice(0, -'.tsv'.length)));
  return [...facts, ...reversed(facts)];
}
