/** Tags of a row: short names by which rows are found together. */
import type { Message } from '../messages/all.ts';
import { message } from '../messages/clusters.ts';
import { codePointLength, hasForbiddenCharacters } from '../text/characters.ts';

export const TAG_MAX = 100;
export const TAGS_MAX = 50;

const PLAIN_SPACES = /\s+/gu;

/** Normalised tags: trimmed, NFC, inner white space as one space, without duplicates, in order. */
export function normalizeTags(tags: readonly string[]): string[] {
  const normalized = tags.map((tag) => tag.normalize('NFC').replace(PLAIN_SPACES, ' ').trim());
  return [...new Set(normalized.filter((tag) => tag !== ''))];
}

/** Message for tags that `normalizeTags` returned, or null. */
export function tagsProblem(tags: readonly string[]): Message | null {
  if (tags.length > TAGS_MAX) return message('tags.too_many', { most: TAGS_MAX });
  if (tags.some((tag) => codePointLength(tag) > TAG_MAX)) return message('tags.too_long', { most: TAG_MAX });
  return tags.some(hasForbiddenCharacters) ? message('cell.unstorable') : null;
}

/** Parses a text field: tags between commas. */
export const tagsOfText = (typed: string): string[] => normalizeTags(typed.split(/[,;\n]/));
