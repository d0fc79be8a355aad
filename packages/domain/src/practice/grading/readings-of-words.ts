/** How words are read that a cell writes in characters alone: がっこう for 学校. Known for the words of a list, once that is loaded. */

let known: ReadonlyMap<string, readonly string[]> = new Map();

/** Adds readings: a word and its readings alternate, with a slash between readings. */
export function knowReadings(text: string): void {
  const list = text.split(' ');
  known = new Map(list.flatMap((word, at) => (at % 2 === 0 ? [[word, (list[at + 1] ?? '').split('/')] as const] : [])));
}

/** Kana for the characters; empty for unknown words. */
export const readingsOf = (word: string): readonly string[] => known.get(word) ?? [];
