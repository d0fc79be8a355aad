/** Stages from the least to the best known. */
const RANK = ['new', 'learning', 'relearning', 'review'];

/**
 * Merges the lists of several owners: NDJSON with each word once. Only lines of the same word are parsed, as parsing
 * all of 100,000 would take longer than the query.
 */
export function mergedWords(parts: readonly string[]): string {
  const [first = '', ...others] = parts.filter((part) => part !== '');
  if (others.length === 0) return first;
  const best = new Map<string, string>();
  for (const part of [first, ...others])
    for (const line of part.split('\n')) {
      if (line === '') continue;
      const word = line.slice(0, line.lastIndexOf(',"stage":'));
      const other = best.get(word);
      if (other === undefined || isBetter(line, other)) best.set(word, line);
    }
  return `${[...best.values()].join('\n')}\n`;
}

function isBetter(line: string, other: string): boolean {
  const [one, before] = [line, other].map((text): { stage: string; stability: number } => JSON.parse(text));
  if (!one || !before) return false;
  const ranks = RANK.indexOf(one.stage) - RANK.indexOf(before.stage);
  return ranks === 0 ? one.stability > before.stability : ranks > 0;
}
