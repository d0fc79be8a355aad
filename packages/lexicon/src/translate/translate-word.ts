import { isLanguageCode } from '@wordcluster/domain/languages/languages';
import type { Concept } from '../concepts/catalogue.ts';
import { stripArticle } from './articles.ts';
import { englishEntry } from './english-variants.ts';
import { conceptsOfForm } from './inflected.ts';
import { inBrazil, inPortugal } from './portugal.ts';
import { findConcepts, findConceptsPlain } from './word-index.ts';
import { pluralOfNoun } from '../dictionaries/plurals.ts';
import { foldCase } from '../text/fold.ts';

interface Pair {
  readonly typed: string;
  readonly entry: string | null;
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/**
 * The plural of the name if the typed word is the plural of the entry, and both languages' tables have it (dogs, Hunde;
 * Häuser, houses); null otherwise.
 */
function pluralInOther({ typed, entry, name, from, to }: Pair): string | null {
  if (entry === null || foldCase(typed) === foldCase(entry)) return null;
  const plural = pluralOfNoun(entry, from);
  if (plural === null || foldCase(plural) !== foldCase(typed)) return null;
  const other = pluralOfNoun(name, to);
  return other === name ? null : other;
}

export interface WordRequest {
  readonly text: string;
  readonly from: string;
  readonly to: string;
  /** Entries alone, not their forms: for texts whose language is only guessed. */
  readonly exact?: boolean;
  /** With its accents as they stand: Czech kočka is no Slovak kocka. */
  readonly marked?: boolean;
}

const LAYERS = ['core', 'world', 'emoji'];

/** Adjectives that are far more often meant than the noun of the same letters: cold is no illness. */
const RATHER_ADJECTIVES = new Set('en cold|en light|en right|en kind'.split('|'));

/**
 * Senses by reliability: the article's part of speech, the same letter case (Essen and essen, Turkey and turkey), the better
 * layer, things before others (milk), qualities before actions (dry); among equals the more useful topic.
 */
function ranked(found: readonly Concept[], text: string, from: string, pos: string | null): Concept[] {
  const rather = RATHER_ADJECTIVES.has(`${from} ${text.toLowerCase()}`) ? 'adj' : null;
  const doubts = (concept: Concept) => [
    Number(pos !== null && concept.pos !== pos),
    Number(concept.name(from) !== text && concept.synonym(from) !== text),
    Number(rather !== null && concept.pos !== rather),
    LAYERS.indexOf(concept.layer),
    Number(concept.pos !== 'noun' && concept.pos !== 'num'),
    // "clean", "dry", "open" without "to" are adjectives more often than verbs.
    Number(concept.pos === 'verb'),
  ];
  const weight = (concept: Concept) => doubts(concept).reduce((sum, doubt) => sum * LAYERS.length + doubt, 0);
  return found.toSorted((a, b) => weight(a) - weight(b));
}

/** "to break" is the verb: where none is known, nothing is. */
const ofPart = (found: readonly Concept[], pos: string): readonly Concept[] =>
  pos === 'verb' ? found.filter((concept) => concept.pos === pos) : found;

function senses(text: string, from: string, exact: boolean, marked: boolean): Concept[] {
  const stripped = stripArticle(text, from);
  const finders = marked ? [findConcepts] : [findConcepts, findConceptsPlain, ...(exact ? [] : [conceptsOfForm])];
  for (const find of finders) {
    const whole = find(text, from);
    if (whole.length > 0) return ranked(whole, text, from, null);
    const inner = stripped ? ofPart(find(stripped.text, from), stripped.pos) : [];
    if (stripped && inner.length > 0) return ranked(inner, stripped.text, from, stripped.pos);
  }
  const entry = from === 'en' ? englishEntry(text) : null;
  return entry === null ? [] : senses(entry, from, exact, marked);
}

export interface Translation {
  readonly text: string;
  readonly part_of_speech: string;
  /** Region of the word, if it is not used everywhere that the language is spoken. */
  readonly region?: 'PT';
}

/** Every name in the other language that the text may mean, with its part of speech, the likeliest first. */
export function translationsWithParts({ text, from, to, exact = false, marked = false }: WordRequest): Translation[] {
  if (!isLanguageCode(from) || !isLanguageCode(to)) return [];
  const typed = text.normalize('NFC').replaceAll(/[’ʼ]/g, "'").trim();
  const asked = from === 'pt' ? (inBrazil(typed) ?? typed) : typed;
  const found = new Map<string, Translation>();
  for (const concept of senses(asked, from, exact, marked)) {
    const name = concept.name(to);
    if (name === null) continue;
    const part_of_speech = concept.pos;
    if (!found.has(name)) found.set(name, { text: name, part_of_speech });
    const plural = concept.pos === 'noun' ? pluralInOther({ typed, entry: concept.name(from), name, from, to }) : null;
    if (plural !== null && !found.has(plural)) found.set(plural, { text: plural, part_of_speech });
    const european = to === 'pt' ? inPortugal(name) : null;
    if (european !== null && !found.has(european))
      found.set(european, { text: european, part_of_speech, region: 'PT' });
  }
  return [...found.values()];
}

/** Every name in the other language that the text may mean, the likeliest first. */
export function translationsOf(request: WordRequest): string[] {
  return translationsWithParts(request).map(({ text }) => text);
}

/** A word or whole phrase that the lexicon knows, in the other language; null when it does not: it never guesses. */
export function translateWord(request: WordRequest): string | null {
  return translationsOf(request)[0] ?? null;
}
