import { useLingui } from '@lingui/react/macro';
import type { MediaSlot } from '@wordcluster/domain/clusters/media';
import { useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { failureText } from '../../../ui/messages.ts';
import { endToasts, showToast } from '../../../ui/toasts.ts';
import { removeMedia, restoreMedia, sendMedia, type MediaRow } from '../api/row-media.ts';

/** What can be done with one file of a row; says what went wrong, and offers to undo what took something away. */
export function useMedia(row: MediaRow, slot: MediaSlot) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const [removed, setRemoved] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function act(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setError(null);
    setRemoved(false);
    try {
      await work();
    } catch (failed) {
      setError(failureText(asFailure(failed)));
    } finally {
      setBusy(false);
    }
  }
  const subject = `media ${row.id} ${slot}`;
  const undo = () =>
    void restoreMedia(row, slot).catch((failed: unknown) =>
      showToast({ message: failureText(asFailure(failed)), severity: 'error' }),
    );
  return {
    busy,
    /** Just now, so that it can be undone right here: the message lies behind the dialog. */
    removed,
    error,
    setError,
    send: (file: Blob) =>
      act(async () => {
        await sendMedia(row, slot, file);
        // The one that was removed is not what would be missed any more.
        endToasts(subject);
      }),
    restore: () =>
      act(async () => {
        await restoreMedia(row, slot);
        endToasts(subject);
      }),
    remove: () =>
      act(async () => {
        await removeMedia(row, slot);
        setRemoved(true);
        showToast({
          message: slot === 0 ? t`Picture removed.` : t`Recording removed.`,
          undo,
          undoFor: 30_000,
          subject,
        });
      }),
  };
}
