import { useLingui } from '@lingui/react/macro';
import type { MediaSlot, RowMedia } from '@wordcluster/domain/clusters/media';
import { useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { failureText } from '../../../ui/messages.ts';
import { endToasts, showToast } from '../../../ui/toasts.ts';
import type { ClusterRow } from '@wordcluster/domain/clusters/cluster';
import { call } from '../../../platform/http/api.ts';
import { queryClient } from '../../../platform/http/query-client.ts';
import { rowsKey } from '../../../platform/queries/clusters.ts';

/** The row whose media change. */
type MediaRow = Pick<ClusterRow, 'id' | 'cluster_id'>;

const paramsOf = ({ id, cluster_id }: MediaRow) => ({ cluster_id, row_id: id });

/** Updates the cached rows. Only media are taken over: cells may have pending changes. */
function store({ id, cluster_id, picture, sound_1, sound_2, sound_3 }: MediaRow & RowMedia): void {
  const media = { picture, sound_1, sound_2, sound_3 };
  queryClient.setQueryData<readonly ClusterRow[]>(rowsKey(cluster_id), (rows) =>
    rows?.map((row) => (row.id === id ? { ...row, ...media } : row)),
  );
}

/** Sets a row's picture, or a column's recording. */
async function sendMedia(row: MediaRow, slot: MediaSlot, file: Blob): Promise<void> {
  const body = new FormData();
  body.append('media_file', file);
  const params = paramsOf(row);
  store(
    slot === 0
      ? await call('POST /api/clusters/:cluster_id/clusterRows/:row_id/picture', { params, body })
      : await call('POST /api/clusters/:cluster_id/clusterRows/:row_id/sound/:column', {
          params: { ...params, column: slot },
          body,
        }),
  );
}

/** Removes it. */
async function removeMedia(row: MediaRow, slot: MediaSlot): Promise<void> {
  const params = paramsOf(row);
  store(
    slot === 0
      ? await call('DELETE /api/clusters/:cluster_id/clusterRows/:row_id/picture', { params })
      : await call('DELETE /api/clusters/:cluster_id/clusterRows/:row_id/sound/:column', {
          params: { ...params, column: slot },
        }),
  );
}

/** Restores the earlier one. */
async function restoreMedia(row: MediaRow, slot: MediaSlot): Promise<void> {
  const params = paramsOf(row);
  store(
    slot === 0
      ? await call('POST /api/clusters/:cluster_id/clusterRows/:row_id/picture/restore', { params })
      : await call('POST /api/clusters/:cluster_id/clusterRows/:row_id/sound/:column/restore', {
          params: { ...params, column: slot },
        }),
  );
}

/** Actions of one file of a row; shows errors, and offers Undo after removals. */
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
    /** True right after removal, for an Undo here: the toast is behind the dialog. */
    removed,
    error,
    setError,
    send: (file: Blob) =>
      act(async () => {
        await sendMedia(row, slot, file);
        // Undo would restore an older file now.
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
