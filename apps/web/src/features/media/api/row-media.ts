import type { ClusterRow } from '@wordcluster/domain/clusters/cluster';
import type { MediaSlot, RowMedia } from '@wordcluster/domain/clusters/media';
import { call } from '../../../platform/http/api.ts';
import { queryClient } from '../../../platform/http/query-client.ts';
import { rowsKey } from '../../../platform/queries/clusters.ts';

/** The row whose files are changed. */
export type MediaRow = Pick<ClusterRow, 'id' | 'cluster_id'>;

const place = ({ id, cluster_id }: MediaRow) => ({ cluster_id, row_id: id });

/** Tables, sessions and tests read the same rows. Only files are taken over: cells may be on their way to the server. */
function keep({ id, cluster_id, picture, sound_1, sound_2, sound_3 }: MediaRow & RowMedia): void {
  const media = { picture, sound_1, sound_2, sound_3 };
  queryClient.setQueryData<readonly ClusterRow[]>(rowsKey(cluster_id), (rows) =>
    rows?.map((row) => (row.id === id ? { ...row, ...media } : row)),
  );
}

/** Gives a row a picture, or a column a recording. */
export async function sendMedia(row: MediaRow, slot: MediaSlot, file: Blob): Promise<void> {
  const body = new FormData();
  body.append('media_file', file);
  const params = place(row);
  keep(
    slot === 0
      ? await call('POST /api/clusters/:cluster_id/clusterRows/:row_id/picture', { params, body })
      : await call('POST /api/clusters/:cluster_id/clusterRows/:row_id/sound/:column', {
          params: { ...params, column: slot },
          body,
        }),
  );
}

/** Takes it away. */
export async function removeMedia(row: MediaRow, slot: MediaSlot): Promise<void> {
  const params = place(row);
  keep(
    slot === 0
      ? await call('DELETE /api/clusters/:cluster_id/clusterRows/:row_id/picture', { params })
      : await call('DELETE /api/clusters/:cluster_id/clusterRows/:row_id/sound/:column', {
          params: { ...params, column: slot },
        }),
  );
}

/** Brings back what was there before. */
export async function restoreMedia(row: MediaRow, slot: MediaSlot): Promise<void> {
  const params = place(row);
  keep(
    slot === 0
      ? await call('POST /api/clusters/:cluster_id/clusterRows/:row_id/picture/restore', { params })
      : await call('POST /api/clusters/:cluster_id/clusterRows/:row_id/sound/:column/restore', {
          params: { ...params, column: slot },
        }),
  );
}
