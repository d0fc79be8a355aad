/** Inflected forms lead to their entry: dogs, Häuser, chevaux. */
import { isOtherForm } from '@wordcluster/domain/practice/grading/forms';
import { rulesOf } from '@wordcluster/domain/practice/grading/rules-of-language';
import { withoutMarks } from '@wordcluster/domain/practice/grading/spelling';
import { concepts, type Concept } from '../concepts/catalogue.ts';
import { foldCase } from '../text/fold.ts';
import { conceptsByEnding } from './endings.ts';
import { entryOf } from './irregular-forms.ts';
import { findConcepts } from './word-index.ts';

const SHORTEST = 4;
/** Letters at the beginning that a form shares with its entry at the least. */
const SHARED = 3;
const MAX_LETTERS = 40;
const LONG_STEM = 4;

/** Endings of English; others of the grading's list make other words: house, housing. */
const ENGLISH = /^(.+?)(?:s|es|ies|ed|d|ied|ing)$/;

interface Name {
  readonly name: string;
  readonly concept: Concept;
}

const BY_BEGINNING = new Map<string, Map<string, Name[]>>();
const MAX_LANGUAGES = 24;

/** Single words of a language by their first letters without marks. */
function beginnings(language: string): Map<string, Name[]> {
  const known = BY_BEGINNING.get(language);
  if (known) return known;
  const found = new Map<string, Name[]>();
  for (const concept of concepts()) {
    const name = foldCase(concept.name(language) ?? '');
    if (name.length < 2 || name.includes(' ') || !/^(?:noun|verb|adj)$/.test(concept.pos)) continue;
    const key = withoutMarks(name).slice(0, SHARED);
    found.set(key, [...(found.get(key) ?? []), { name: withoutMarks(name), concept }]);
  }
  BY_BEGINNING.set(language, found);
  const [oldest] = BY_BEGINNING.keys();
  if (BY_BEGINNING.size > MAX_LANGUAGES && oldest !== undefined) BY_BEGINNING.delete(oldest);
  return found;
}

/** The entries that a form may belong to; none where several different words would do. */
export function conceptsOfForm(text: string, language: string): readonly Concept[] {
  const form = foldCase(text);
  const entry = entryOf(form, language);
  if (entry !== null) return findConcepts(entry, language);
  const regular = conceptsByEnding(form, language);
  if (regular.length > 0) return regular;
  const plain = withoutMarks(form);
  if (plain.length < SHORTEST || plain.length > MAX_LETTERS || plain.includes(' ')) return [];
  if (language === 'en' && !ENGLISH.test(plain)) return [];
  const rules = rulesOf(language);
  const names = (beginnings(language).get(plain.slice(0, SHARED)) ?? []).filter(
    ({ name, concept }) =>
      name !== plain &&
      isNear(plain, name) &&
      isOtherForm(plain, name, rules, language) &&
      (language !== 'en' || isEnglishForm(plain, name, concept.pos)),
  );
  const distance = ({ name }: Name) => Math.abs(name.length - plain.length) + differing(name, plain);
  const nearest = Math.min(...names.map(distance));
  const best = names.filter((one) => distance(one) === nearest);
  return new Set(best.map(({ name }) => name)).size === 1 ? best.map(({ concept }) => concept) : [];
}

/** The form goes on behind the entry, or both have four letters in common and the entry ends with one or two others. */
function isNear(form: string, name: string): boolean {
  const rest = name.length - shared(form, name);
  return form.length >= name.length - 1 && (rest === 0 || (rest <= 2 && name.length - rest >= LONG_STEM));
}

function shared(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** Letters of the shorter one behind what both share. */
const differing = (a: string, b: string): number => Math.min(a.length, b.length) - shared(a, b);

function isEnglishForm(form: string, name: string, pos: string): boolean {
  const stem = name.replace(/[ey]$/, '');
  const doubled = name + (name.at(-1) ?? '');
  if (pos === 'adj') return false;
  const plural = [`${name}s`, `${name}es`, `${stem}ies`];
  const verb = [`${name}d`, `${name}ed`, `${name}ing`, `${stem}ing`, `${stem}ied`, `${doubled}ed`, `${doubled}ing`];
  return (pos === 'noun' ? plural : [...plural, ...verb]).includes(form);
}
