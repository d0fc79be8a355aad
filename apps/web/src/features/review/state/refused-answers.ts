import { plural } from '@lingui/core/macro';
import { translateMessage } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts.ts';
import type { Sent } from './outbox.ts';

/** Milliseconds: nobody looks for it, and it comes while something else is thought about. */
const SHOWN_MS = 15_000;

/** The words of these entries are not there for the person any more: deleted, or shared no longer. */
export const wordsGone = (sent: readonly Sent[]): number[] =>
  sent.flatMap(({ status, entry }) => (status === 404 && entry.kind !== 'undo' ? [entry.row_id] : []));

/** Says how many answers the server did not take, and why. */
export function tellRefused(sent: readonly Sent[]): void {
  const refused = sent.filter(({ status }) => status >= 404);
  if (refused.length === 0) return;
  const other = refused.find(({ status }) => status !== 404)?.error;
  const message =
    other === undefined
      ? plural(refused.length, {
          one: '# answer was not taken: its word is no longer there for you.',
          other: '# answers were not taken: their words are no longer there for you.',
        })
      : `${plural(refused.length, {
          one: '# answer was not taken.',
          other: '# answers were not taken.',
        })} ${translateMessage({ id: other.message_id, values: other.values, text: other.message })}`;
  showToast({ message, severity: 'warning', duration: SHOWN_MS });
}
