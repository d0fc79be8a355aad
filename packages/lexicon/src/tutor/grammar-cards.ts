import { tableOf } from '../dictionaries/tables.ts';
import { foldAccents } from '../text/fold.ts';
import type { Phrases } from './phrases.ts';

interface Card {
  /** Groups of words, without accents: every group must occur whole; one group is enough. */
  readonly keys: readonly (readonly string[])[];
  readonly text: string;
}

let cards: readonly Card[] | undefined;

function allCards(): readonly Card[] {
  cards ??= tableOf('grammar').map(([keys = '', text = '']) => ({
    keys: keys.split('; ').map((group) => foldAccents(group).split(' + ')),
    text: text.replaceAll(String.raw`\n`, '\n'),
  }));
  return cards;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Whether a phrase stands in a text as whole words. */
function hasWords(text: string, phrase: string): boolean {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1))
    if (!LETTER.test(text[at - 1] ?? '') && !LETTER.test(text[at + phrase.length] ?? '')) return true;
  return false;
}

/** The rule that a message asks for: the card with the longest of the keys that it names; null where it names none. */
export function grammarCard(message: string, { language, say }: Phrases): string | null {
  const text = foldAccents(message);
  let best: { text: string; length: number } | null = null;
  for (const card of allCards())
    for (const key of card.keys) {
      const length = key.join('').length;
      if (length > (best?.length ?? 0) && key.every((phrase) => hasWords(text, phrase)))
        best = { text: card.text, length };
    }
  if (best === null) return null;
  return language === 'en' ? best.text : `${best.text}\n\n${say('tutor.card_in_english')}`;
}
