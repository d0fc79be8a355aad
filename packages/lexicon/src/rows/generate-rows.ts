import { isLanguageCode } from '@wordcluster/domain/languages/languages';
import { shuffled } from '@wordcluster/domain/practice/random';
import type { Concept } from '../concepts/catalogue.ts';
import { foldCase } from '../text/fold.ts';
import { matchTopic } from '../topics/match-topic.ts';
import { readingOrder, topicsLike } from '../topics/aliases.ts';
import { isNameOfTopic, topicName, topicNamesWithWords } from '../topics/topic-names.ts';

/** Languages whose names of topics are compared with the request. */
const MAX_READ = 4;

export interface RowsRequest {
  readonly topic: string;
  /** One to three languages: one per column. */
  readonly languages: readonly string[];
  readonly count: number;
  readonly seed: number;
}

export interface RowsAnswer {
  /** One value per language and row. */
  readonly rows: string[][];
  /** Name of the topic that was found, or null. */
  readonly topic: string | null;
  /** True if there are fewer rows than requested. */
  readonly partial: boolean;
  /** When there are no rows: topics that have words in these languages. */
  readonly known?: string[];
}

/** Collects rows of which no column has a value twice. */
function rowCollector(languages: readonly string[], count: number) {
  const rows: string[][] = [];
  const taken = languages.map(() => new Set<string>());
  return {
    rows,
    full: () => rows.length >= count,
    add(concept: Concept): void {
      const row = languages.map((language) => concept.name(language));
      if (!row.every((value) => value !== null) || isNameOfTopic(concept, languages)) return;
      const folded = row.map(foldCase);
      if (folded.some((value, column) => taken[column]?.has(value))) return;
      for (const [column, value] of folded.entries()) taken[column]?.add(value);
      rows.push(row);
    },
  };
}

/**
 * Aligned rows on a topic, the most useful words first, shuffled among the equally useful.
 * Rather fewer rows than unrelated ones.
 */
export function generateRows({ topic, languages, count, seed }: RowsRequest): RowsAnswer {
  const found = languages.every(isLanguageCode) ? matchTopic(topic, languages) : null;
  const collector = rowCollector(languages, count);
  let next = seed;
  for (const band of found?.bands ?? []) {
    if (collector.full()) break;
    const mixed = shuffled(band, next);
    next = mixed.seed;
    for (const concept of mixed.items) if (!collector.full()) collector.add(concept);
  }
  const { rows } = collector;
  const partial = rows.length < count;
  if (found && rows.length > 0) return { rows, topic: found.name, partial };
  const codes = languages.filter(isLanguageCode);
  const near = topicsLike(topic, readingOrder(codes).slice(0, MAX_READ)).map((id) => topicName(id, codes[0] ?? 'en'));
  const known = topicNamesWithWords(codes);
  return {
    rows,
    topic: null,
    partial: true,
    known: [...new Set([...near.filter((name) => known.includes(name)), ...known])],
  };
}
