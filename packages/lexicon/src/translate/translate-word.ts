import type { Concept } from '../concepts/concept.ts';
import { stripArticle } from './articles.ts';
import { findConcepts, findConceptsPlain } from './word-index.ts';

export interface WordRequest {
  readonly text: string;
  readonly from: string;
  readonly to: string;
}

/** Senses in the order to trust them: same letter case first (Essen, essen), then what the article says. */
function ranked(found: readonly Concept[], text: string, from: string, pos: string | null): Concept[] {
  const score = (concept: Concept) =>
    (concept.name(from) === text ? 0 : 1) + (pos === null || concept.pos === pos ? 0 : 2);
  return found.toSorted((a, b) => score(a) - score(b));
}

function senses(text: string, from: string): Concept[] {
  const stripped = stripArticle(text, from);
  for (const find of [findConcepts, findConceptsPlain]) {
    const whole = find(text, from);
    if (whole.length > 0) return ranked(whole, text, from, null);
    const inner = stripped ? find(stripped.text, from) : [];
    if (stripped && inner.length > 0) return ranked(inner, stripped.text, from, stripped.pos);
  }
  return [];
}

/** Every name in the other language that the text may mean, the likeliest first. */
export function translationsOf({ text, from, to }: WordRequest): string[] {
  const names = senses(text.normalize('NFC').replaceAll(/[’ʼ]/g, "'").trim(), from).map((concept) => concept.name(to));
  return [...new Set(names.filter((name) => name !== null))];
}

/** A word or whole phrase that the lexicon knows, in the other language; null when it does not: it never guesses. */
export function translateWord(request: WordRequest): string | null {
  return translationsOf(request)[0] ?? null;
}
