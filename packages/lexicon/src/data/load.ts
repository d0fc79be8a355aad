/** The generated files: their shapes, and how they are read. */
import { readFileSync } from 'node:fs';

/** `rows`: `[id, part of speech, ...one name per language]`, the most useful concept first. */
export interface CoreData {
  readonly languages: readonly string[];
  readonly topics: readonly { readonly id: string; readonly rows: readonly (readonly string[])[] }[];
}

/** Names of one language stand at the index of their concept, joined by line breaks; an empty line is no name. */
export interface EmojiData {
  /** `[topic, English name, index of the same concept in the core lexicon or -1]` */
  readonly concepts: readonly (readonly [topic: string, name: string, core: number])[];
  readonly names: Readonly<Record<string, string>>;
  /** Search words that several concepts share, with the indexes of these concepts. */
  readonly keywords: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
}

/** Words for 0 to 100 in order, joined by line breaks. */
export type NumberData = Readonly<Record<string, string>>;

export interface TopicData {
  readonly id: string;
  /** Topics whose rows fill up the list when this one has too few. */
  readonly also: readonly string[];
  /** Words of other topics that belong to this one too, by their English names; "room (home)" says of which. */
  readonly words?: readonly string[];
  /** Names of the topic by language, the one to show first. */
  readonly aliases: Readonly<Record<string, readonly string[]>>;
}

/** Words that look like others of the second language: `[word, its translation]`, by pair of languages ("de en"). */
export type FalseFriends = Readonly<Record<string, readonly (readonly [string, string])[]>>;

/** Reads a generated file at its first use and keeps it: a server that never asks for words never pays for them. */
function lazily<T>(name: string): () => T {
  let value: T | undefined;
  return () => {
    value ??= JSON.parse(readFileSync(new URL(`../../generated/${name}`, import.meta.url), 'utf8')) as T;
    return value;
  };
}

export const coreData = lazily<CoreData>('core.json');
export const emojiData = lazily<EmojiData>('emoji.json');
export const numberData = lazily<NumberData>('numbers.json');
export const topicData = lazily<readonly TopicData[]>('topics.json');
export const falseFriends = lazily<FalseFriends>('false-friends.json');
