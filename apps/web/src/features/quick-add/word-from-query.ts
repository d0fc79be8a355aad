/** Input of the page that adds a word: from a share, the bookmarklet, or a link. */
export interface QueryWord {
  word: string;
  /** Context of the word; empty for a word alone. */
  sentence: string;
}

const LONGEST = 1000;
/** More words than this are a sentence, in which the word is chosen. */
const MAX_WORDS = 4;

const words = (text: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

/**
 * Parses the query: a text of a few words is the word itself, a longer one its context sentence. Links alone are
 * ignored.
 */
export function wordFromQuery(query: URLSearchParams): QueryWord {
  const part = (name: string) => (query.get(name) ?? '').normalize('NFC').trim().slice(0, LONGEST);
  const pieces = part('text').split(/\s/);
  if (/^https?:\/\//.test(pieces.at(-1) ?? '')) pieces.pop();
  const text = pieces.join(' ').trim();
  const sentence = part('sentence');
  if (sentence !== '') return { word: text, sentence };
  return words(text).length > MAX_WORDS ? { word: '', sentence: text } : { word: text, sentence: '' };
}

/** Fewer lines are no list. */
const FEWEST_LINES = 2;

/** A shared text of several lines, to be imported; null for a word, a sentence, or one with its link. */
export function listFromQuery(query: URLSearchParams): string | null {
  const lines = (query.get('text') ?? '').split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  if (/^https?:\/\/\S+$/.test(lines.at(-1)?.trim() ?? '')) lines.pop();
  return lines.length < FEWEST_LINES ? null : lines.join('\n');
}

/** The words of a sentence, each once, to choose from. */
export const wordsOf = (sentence: string): string[] => [...new Set(words(sentence))].slice(0, 60);
