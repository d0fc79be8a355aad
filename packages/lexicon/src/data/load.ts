import { readFileSync } from 'node:fs';
import type { CoreData, EmojiData, NumberData, TopicData } from './shapes.ts';

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
