import { concepts, type Concept } from '../concepts/catalogue.ts';
import { foldAccents, foldCase } from '../text/fold.ts';

interface WordIndex {
  readonly exact: ReadonlyMap<string, readonly Concept[]>;
  readonly plain: ReadonlyMap<string, readonly Concept[]>;
}

/** Marks around a sentence that people leave out. */
const EDGES = /^[¿¡\s]+|(?<![\s.?!;。？！؟।])[\s.?!;。？！؟।]+$/g;
const bare = (text: string) => text.replaceAll(EDGES, '');

const INDEXES = new Map<string, WordIndex>();
/** Cache with a limit: otherwise a server would hold every requested language; the least recently built one is evicted. */
const MAX_INDEXES = 24;

function add(map: Map<string, Concept[]>, key: string, concept: Concept): void {
  const known = map.get(key);
  if (known) known.push(concept);
  else map.set(key, [concept]);
}

function buildIndex(language: string): WordIndex {
  const exact = new Map<string, Concept[]>();
  const plain = new Map<string, Concept[]>();
  const enter = (name: string | null, concept: Concept) => {
    if (name === null) return;
    add(exact, bare(foldCase(name)), concept);
    add(plain, bare(foldAccents(name)), concept);
  };
  for (const concept of concepts()) enter(concept.name(language), concept);
  // After all names, so that a synonym of one thing never hides the name of another.
  for (const concept of concepts()) enter(concept.synonym(language), concept);
  return { exact, plain };
}

function indexOf(language: string): WordIndex {
  const index = INDEXES.get(language) ?? buildIndex(language);
  INDEXES.set(language, index);
  const [oldest] = INDEXES.keys();
  if (INDEXES.size > MAX_INDEXES && oldest !== undefined) INDEXES.delete(oldest);
  return index;
}

/** Concepts of this name regardless of letter case, the best known sense first. */
export function findConcepts(text: string, language: string): readonly Concept[] {
  return indexOf(language).exact.get(bare(foldCase(text))) ?? [];
}

/** The same, accents forgiven too. */
export function findConceptsPlain(text: string, language: string): readonly Concept[] {
  return indexOf(language).plain.get(bare(foldAccents(text))) ?? [];
}
