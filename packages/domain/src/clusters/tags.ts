/** Tags of a row: short names by which rows are found together. */
import type { Message } from '../messages/all.ts';
import { message } from '../messages/clusters.ts';
import { codePointLength, hasForbiddenCharacters } from '../text/characters.ts';

export const MAX_TAG_LENGTH = 100;
export const MAX_TAGS = 50;

const PLAIN_SPACES = /\s+/gu;

/** Normalised tags: trimmed, NFC, inner white space as one space, without duplicates, in order. */
export function normalizeTags(tags: readonly string[]): string[] {
  const normalized = tags.map((tag) => tag.normalize('NFC').replace(PLAIN_SPACES, ' ').trim());
  return [...new Set(normalized.filter((tag) => tag !== ''))];
}

/** Message for tags that `normalizeTags` returned, or null. */
export function tagsProblem(tags: readonly string[]): Message | null {
  if (tags.length > MAX_TAGS) return message('tags.too_many', { most: MAX_TAGS });
  if (tags.some((tag) => codePointLength(tag) > MAX_TAG_LENGTH))
    return message('tags.too_long', { most: MAX_TAG_LENGTH });
  return tags.some(hasForbiddenCharacters) ? message('cell.unstorable') : null;
}

/** Parses a text field: tags between commas. */
export const tagsOfText = (typed: string): string[] => normalizeTags(typed.split(/[,;\n]/));
