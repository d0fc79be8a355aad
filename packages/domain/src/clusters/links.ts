/** Links of clusters: who has one reads, hears, practises and copies the cluster. */
import { message } from '../messages/links.ts';
import type { Message } from '../messages/all.ts';
import { codePointLength, hasForbiddenCharacters } from '../text/characters.ts';

/** Rows that a link's page shows; a copy has all of them. */
export const MAX_SHOWN = 2000;
/** Links of one cluster that are open at a time: one for each class. */
export const MAX_LINKS = 20;
/** Answers that come along into an account at a time. */
export const MAX_ANSWERS = 5000;

const LONGEST_REASON = 1000;

/** What is wrong with the reason of a report or a closing, trimmed already; null for nothing. */
export function reasonProblem(reason: string): Message | null {
  const length = codePointLength(reason);
  if (length < 3) return message('link.reason_missing');
  return length > LONGEST_REASON || hasForbiddenCharacters(reason) ? message('link.reason_too_long') : null;
}

/** Words as a preview of a link says them: of each row its first two cells, as many rows as fit. */
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
