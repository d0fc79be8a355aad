import { mediaField, NO_MEDIA, type MediaSlot, type RowMedia } from '@wordcluster/domain/clusters/media';
import { signedPath } from '../../access/signed-path.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { inCluster, type ClusterPlace } from '../clusters/cluster-place.ts';

/** Rounded to a whole day, so that browsers keep what they have fetched; long enough for a device that is offline. */
const HOURS = 7 * 24;
const DAY_SECONDS = 86_400;

/** A file that a row has. */
export interface NamedFile {
  row_id: number;
  slot: number;
  hash: string;
}

type MediaOf = (rowId: number) => RowMedia;

/** Where a file is fetched, without what proves that we gave the address out. */
export const mediaPath = (ownerId: number, hash: string) => `/api/media/${ownerId}/${hash}`;

/** The addresses of rows' files by the id of their row. */
export function addressesOf({ config, clock }: Context, ownerId: number, named: readonly NamedFile[]): MediaOf {
  const now = clock.now();
  const known = new Map<number, Record<keyof RowMedia, string | null>>();
  for (const { row_id, slot, hash } of named) {
    const media = known.get(row_id) ?? { ...NO_MEDIA };
    media[mediaField(slot as MediaSlot)] = signedPath(
      config.secretKeys[0],
      mediaPath(ownerId, hash),
      now,
      HOURS,
      DAY_SECONDS,
    );
    known.set(row_id, media);
  }
  return (rowId) => known.get(rowId) ?? NO_MEDIA;
}

/** The files of some rows of a cluster. */
export const filesOfRows = (db: Db, cluster: ClusterPlace, rowIds: readonly number[]): Promise<NamedFile[]> =>
  rowIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('row_media')
        .select(['row_id', 'slot', 'hash'])
        .where(inCluster(cluster))
        .where('row_id', 'in', rowIds)
        .where('removed_at', 'is', null)
        .execute();

/** The addresses of the files of some rows; of a cluster that says it has none, without asking. */
export async function mediaOfRows(
  context: Context,
  db: Db,
  cluster: ClusterPlace & { has_media?: boolean },
  rowIds: readonly number[],
): Promise<MediaOf> {
  if (cluster.has_media === false) return () => NO_MEDIA;
  return addressesOf(context, cluster.ownerId, await filesOfRows(db, cluster, rowIds));
}
