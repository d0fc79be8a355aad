import type { Cell } from '@wordcluster/domain/practice/boxes';

/** A box, by its number, or a character that stands fixed. */
interface BoxPart {
  position: number;
  box: number | null;
  text: string;
}

interface BoxWord {
  start: number;
  parts: BoxPart[];
}

/** The boxes word by word: a line of boxes breaks between words, and white space shows as the gap between them. */
export function wordsOf(cells: readonly Cell[]): BoxWord[] {
  const words: BoxWord[] = [];
  let box = 0;
  let open: BoxWord | null = null;
  for (const [position, { kind, text }] of cells.entries()) {
    if (kind === 'fixed' && text.trim() === '') {
      open = null;
      continue;
    }
    if (open === null) {
      open = { start: position, parts: [] };
      words.push(open);
    }
    open.parts.push({ position, box: kind === 'box' ? box : null, text });
    if (kind === 'box') box += 1;
  }
  return words;
}
