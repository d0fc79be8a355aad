import { isLanguageCode } from '@wordcluster/domain/languages/languages';
import type { Concept } from '../concepts/catalogue.ts';
import { stripArticle } from './articles.ts';
import { findConcepts, findConceptsPlain } from './word-index.ts';

export interface WordRequest {
  readonly text: string;
  readonly from: string;
  readonly to: string;
}

const LAYERS = ['core', 'world', 'emoji'];

/**
 * Senses in the order to trust them: what the article says, the same letter case (Essen, essen), the better layer, and
 * things before actions (milk); among equals the more useful topic, in which order they come.
 */
function ranked(found: readonly Concept[], text: string, from: string, pos: string | null): Concept[] {
  const doubts = (concept: Concept) => [
    Number(pos !== null && concept.pos !== pos),
    Number(concept.name(from) !== text),
    LAYERS.indexOf(concept.layer),
    Number(concept.pos !== 'noun' && concept.pos !== 'num'),
  ];
  const weight = (concept: Concept) => doubts(concept).reduce((sum, doubt) => sum * LAYERS.length + doubt, 0);
  return found.toSorted((a, b) => weight(a) - weight(b));
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
  if (!isLanguageCode(from) || !isLanguageCode(to)) return [];
  const names = senses(text.normalize('NFC').replaceAll(/[’ʼ]/g, "'").trim(), from).map((concept) => concept.name(to));
  return [...new Set(names.filter((name) => name !== null))];
}

/** A word or whole phrase that the lexicon knows, in the other language; null when it does not: it never guesses. */
export function translateWord(request: WordRequest): string | null {
  return translationsOf(request)[0] ?? null;
}
