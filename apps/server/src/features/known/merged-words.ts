import { createHash } from 'node:crypto';

type Stage = 'new' | 'learning' | 'review' | 'relearning';

/** Words of one owner, each with its row's state in a direction: a list per value, as a row for each of 100,000 would take longer than finding them. */
type Found = [
  words: string[] | null,
  stages: (Stage | null)[] | null,
  stabilities: (number | null)[] | null,
  /** Milliseconds since 1970. */
  dues: (number | null)[] | null,
];

/** What is known of a word. */
interface Known {
  stage: Stage;
  /** Days until the chance of recall is 90 %. */
  stability: number;
  due: number | null;
}

export interface KnownWords {
  /** NDJSON, one line { word, stage, stability, due } per word. */
  body: string;
  etag: string;
}

const NEW: Known = { stage: 'new', stability: 0, due: null };
/** Best known last. */
const RANK: Readonly<Record<Stage, number>> = { new: 0, learning: 1, relearning: 2, review: 3 };

/** Each word once, with its best-known row and direction; `parts` are the JSON of `Found`, by owner. */
export function mergedWords(parts: readonly string[]): KnownWords {
  const best = new Map<string, Known>();
  for (const part of parts) {
    const [words, stages, stabilities, dues] = JSON.parse(part) as Found;
    for (const [place, word] of (words ?? []).entries()) {
      const stage = stages?.[place] ?? 'new';
      const known = stage === 'new' ? NEW : { stage, stability: stabilities?.[place] ?? 0, due: dues?.[place] ?? null };
      const other = best.get(word);
      if (!other || isBetter(known, other)) best.set(word, known);
    }
  }
  const body = [...best.keys()]
    .toSorted()
    .map((word) => lineOf(word, best.get(word) ?? NEW))
    .join('');
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
}

/** JSON of `{ word, stage, stability, due }`. */
const lineOf = (word: string, { stage, stability, due }: Known): string =>
  `{"word":${JSON.stringify(word)},"stage":"${stage}","stability":${Math.round(stability * 100) / 100},"due":${due === null ? 'null' : `"${new Date(due).toISOString()}"`}}\n`;

const isBetter = (one: Known, other: Known): boolean =>
  RANK[one.stage] === RANK[other.stage] ? one.stability > other.stability : RANK[one.stage] > RANK[other.stage];
