/** Links of clusters: everybody with the link can read, listen to, practise and copy the cluster. */
import { message } from '../messages/links.ts';
import type { Message } from '../messages/all.ts';
import { codePointLength, hasForbiddenCharacters } from '../text/characters.ts';

/** Maximum rows on a link's page; a copy has all of them. */
export const MAX_SHOWN = 2000;
/** Maximum of open links per cluster: one for each class. */
export const MAX_LINKS = 20;
/** Maximum of answers imported into an account at once. */
export const MAX_ANSWERS = 5000;

const LONGEST_REASON = 1000;

/** Validates the (trimmed) reason of a report or a closing; null if valid. */
export function reasonProblem(reason: string): Message | null {
  const length = codePointLength(reason);
  if (length < 3) return message('link.reason_missing');
  return length > LONGEST_REASON || hasForbiddenCharacters(reason) ? message('link.reason_too_long') : null;
}

/** Words in a link's preview: the first two cells of each row, as many rows as fit. */
export function previewText(rows: readonly { col_1_value: string | null; col_2_value: string | null }[]): string {
  const LONGEST = 200;
  const words = rows.map(({ col_1_value, col_2_value }) =>
    [col_1_value, col_2_value].filter((cell) => cell !== null).join(' – '),
  );
  let text = '';
  for (const word of words) {
    const longer = text === '' ? word : `${text}, ${word}`;
    if (codePointLength(longer) > LONGEST)
      return text === '' ? `${Array.from(word).slice(0, LONGEST).join('')}…` : `${text}, …`;
    text = longer;
  }
  return text;
}
