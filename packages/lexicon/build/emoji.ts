import { LANGUAGES } from '@wordcluster/domain/languages/languages';
import type { CoreData, EmojiData } from '../src/data/load.ts';
import { foldAccents, foldCase } from '../src/text/fold.ts';
import { readAnnotations, type Annotations } from './cldr.ts';
import { captionMarks, cleanName } from './emoji-captions.ts';
import { readTable } from './tables.ts';

/** Fewer names than this would promise a language that answers almost nothing. */
const FEWEST_NAMES = 150;
/** A search word that fewer concepts share is no topic. */
const FEWEST_SHARED = 4;
/** Part of the languages that must name an emoji and a core concept alike to take them for the same. */
const AGREEMENT = 0.4;

type Concept = readonly [emoji: string, topic: string, english: string];

function readConcepts(): Concept[] {
  return readTable('emoji-concepts').rows.map(([emoji = '', topic = '', english = '']) => [emoji, topic, english]);
}

/** Names of one language in the order of the concepts; empty where CLDR gives only a caption. */
function namesOf(language: string, annotations: Annotations, concepts: readonly Concept[]): string[] {
  const corrections = new Map(
    readTable('emoji-corrections')
      .rows.filter(([, code]) => code === language)
      .map(([emoji = '', , name = '']) => [emoji, name === '-' ? '' : name]),
  );
  const marks = captionMarks(annotations);
  const names = concepts.map(([emoji, , english]) => {
    if (language === 'en') return english;
    return corrections.get(emoji) ?? cleanName(annotations[emoji]?.tts?.[0] ?? '', language, english, marks);
  });
  // A name shared by two concepts fits one of them at most, and it is unknown which.
  const count = Map.groupBy(names, foldCase);
  return names.map((name) => (count.get(foldCase(name))?.length === 1 ? name : ''));
}

/** For each emoji the index (over all topics) of the core noun that most languages call alike, or -1. */
function matchCore(core: CoreData, names: Readonly<Record<string, readonly string[]>>, count: number): number[] {
  const rows = core.topics.flatMap((topic) => topic.rows);
  const cells = rows.map((row) => (row[1] === 'noun' ? row.slice(2).map(foldAccents) : []));
  const folded = core.languages.map((code) => (names[code] ?? []).map(foldAccents));
  return Array.from({ length: count }, (_, index) => {
    const own = folded.map((list) => list[index] ?? '');
    const comparable = own.filter((name) => name !== '').length;
    const shares = cells.map(
      (row) => row.filter((cell, column) => cell === own[column]).length / Math.max(1, comparable),
    );
    const best = Math.max(...shares);
    return best >= AGREEMENT ? shares.indexOf(best) : -1;
  });
}

/** Search words that enough of a language's named concepts share, such as "fruit" in that language. */
function sharedKeywords(annotations: Annotations, concepts: readonly Concept[], names: readonly string[]) {
  const found = new Map<string, number[]>();
  for (const [index, [emoji]] of concepts.entries()) {
    if (names[index] === '') continue;
    for (const keyword of new Set((annotations[emoji]?.default ?? []).map(foldCase)))
      found.set(keyword, [...(found.get(keyword) ?? []), index]);
  }
  return Object.fromEntries([...found].filter(([, indexes]) => indexes.length >= FEWEST_SHARED));
}

export function buildEmoji(core: CoreData): EmojiData {
  const concepts = readConcepts();
  const names: Record<string, string[]> = {};
  const keywords: Record<string, Record<string, number[]>> = {};
  for (const { code } of LANGUAGES) {
    const annotations = readAnnotations(code);
    const own = annotations ? namesOf(code, annotations, concepts) : [];
    if (!annotations || own.filter((name) => name !== '').length < FEWEST_NAMES) continue;
    names[code] = own;
    keywords[code] = sharedKeywords(annotations, concepts, own);
  }
  const same = matchCore(core, names, concepts.length);
  return {
    concepts: concepts.map(([, topic, english], index) => [topic, english, same[index] ?? -1]),
    names: Object.fromEntries(Object.entries(names).map(([code, own]) => [code, own.join('\n')])),
    keywords,
  };
}
