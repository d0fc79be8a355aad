import { isInScript } from '../src/text/scripts.ts';
import type { Annotations } from './cldr.ts';

/** The face of an animal and, where there is one, the whole animal: its plain name tells the words for a face. */
const FACES = [
  '🐶 🐕',
  '🐱 🐈',
  '🐭 🐁',
  '🐯 🐅',
  '🐴 🐎',
  '🐷 🐖',
  '🐮 🐄',
  '🐰 🐇',
  '🐻',
  '🦊',
  '🐼',
  '🐹',
  '🐸',
  '🦄',
  '🐨',
  '🐺',
  '🦁',
];
/** A word that two captions of faces share and no plain name has is the word for a face; endings may agree by chance. */
const ENOUGH_WORDS = 2;
const ENOUGH_ENDS = 4;
const MAX_WORDS = 3;
const AFFIX = 2;

const pieces = (caption: string) => {
  const words = caption.split(' ');
  // Languages that join the words show the mark as the beginning or end of one word.
  return words.length > 1 ? words : [`^${caption.slice(0, AFFIX)}`, `${caption.slice(-AFFIX)}$`];
};

const enough = (piece: string) => (/^\^|\$$/.test(piece) ? ENOUGH_ENDS : ENOUGH_WORDS);

/** Words, beginnings and ends that mark the caption of a face ("Gesicht", "hlava", "의 얼굴") in one language. */
export function captionMarks(annotations: Annotations): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const [face = '', whole = ''] of FACES.map((pair) => pair.split(' '))) {
    const plain = annotations[whole]?.tts?.[0] ?? '';
    const caption = annotations[face]?.tts?.[0] ?? '';
    if (caption === plain) continue;
    // Endings mean something only against a plain name.
    const marked = whole !== '' || caption.includes(' ') ? pieces(caption) : [];
    for (const piece of new Set(marked))
      if (!pieces(plain).includes(piece)) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  }
  return new Set([...counts].filter(([piece, count]) => count >= enough(piece)).map(([piece]) => piece));
}

/** A caption as a word to learn; empty when it describes a picture rather than naming a thing. */
export function cleanName(caption: string, language: string, english: string, marks: ReadonlySet<string>): string {
  // Some locales add the group after a comma ("केला, फल": banana, fruit).
  const name = (caption.split(/[,،、]/)[0] ?? '')
    .replaceAll('\u200B', '')
    .replaceAll(/[’ʼ]/g, "'")
    .trim()
    .normalize('NFC');
  if (name === '' || /[()/:：（）0-9]/.test(name) || name.split(' ').length > MAX_WORDS) return '';
  if (pieces(name).some((piece) => marks.has(piece)) || !isInScript(name, language)) return '';
  // Untranslated English; loanwords of one word (pizza, taxi) are fine.
  return name === english && name.includes(' ') ? '' : name;
}
