import type { ReviewEntry } from '@wordcluster/domain/review-session/entries';
import { plural } from '@lingui/core/macro';
import type { ResponseOf } from '../../../platform/http/api-types.ts';
import { translateMessage } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts.ts';

/** An entry and the server's result. */
export type Sent = ResponseOf<'POST /api/reviews'>['results'][number] & { readonly entry: ReviewEntry };

/** Milliseconds: long enough, because it appears while the user thinks about something else. */
const SHOWN_MS = 15_000;

/** Rows of these entries that no longer exist for the user: deleted, or not shared any more. */
export const wordsGone = (sent: readonly Sent[]): number[] =>
  sent.flatMap(({ status, entry }) => (status === 404 && entry.kind !== 'undo' ? [entry.row_id] : []));

/** Shows how many answers the server refused, and why. */
export function tellRefused(sent: readonly Sent[]): void {
  const refused = sent.filter(({ status }) => status >= 404);
  if (refused.length === 0) return;
  const other = refused.find(({ status }) => status !== 404)?.error;
  const message =
    other === undefined
      ? plural(refused.length, {
          one: '# answer was skipped because you no longer have access to its word.',
          other: '# answers were skipped because you no longer have access to their words.',
        })
      : `${plural(refused.length, {
          one: '# answer was skipped.',
          other: '# answers were skipped.',
        })} ${translateMessage({ id: other.message_id, values: other.values, text: other.message })}`;
  showToast({ message, severity: 'warning', duration: SHOWN_MS });
}
