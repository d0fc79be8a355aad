import { mediaField, MEDIA_SLOTS, NO_MEDIA, type MediaSlot, type RowMedia } from '@wordcluster/domain/clusters/media';
import { sql } from 'kysely';
import { signedAddress } from '../../access/signed-address.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { inCluster, type ClusterKey } from '../clusters/cluster-key.ts';

/** Rounded to a whole day, so that browsers can cache files; long enough for an offline device. */
const HOURS = 7 * 24;
const DAY_SECONDS = 86_400;

/** A file that a row has. */
export interface NamedFile {
  row_id: number;
  slot: number;
  hash: string;
}

export type MediaOf = (rowId: number) => RowMedia;
/** Of rows without files. */
export const WITHOUT_MEDIA: MediaOf = () => NO_MEDIA;

/** The path of a file, without its signature. */
export const mediaPath = (ownerId: number, hash: string) => `/api/media/${ownerId}/${hash}`;

/** The signed address of a file. */
const addressOf = (context: Context, ownerId: number, hash: string) =>
  signedAddress(context, mediaPath(ownerId, hash), { hours: HOURS, round: DAY_SECONDS, outlivesSession: true });

/** Changed values for display: with signed addresses instead of hashes. */
export function withAddresses<Values extends Partial<RowMedia>>(
  context: Context,
  ownerId: number,
  values: Values | null,
): Values | null {
  const files = MEDIA_SLOTS.map(mediaField).flatMap((field) => {
    const hash = values?.[field];
    return hash ? [[field, addressOf(context, ownerId, hash)]] : [];
  });
  return values && { ...values, ...Object.fromEntries(files) };
}

/** The addresses of rows' files by the id of their row. */
export function addressesOf(context: Context, ownerId: number, named: readonly NamedFile[]): MediaOf {
  const known = new Map<number, Record<keyof RowMedia, string | null>>();
  for (const { row_id, slot, hash } of named) {
    const media = known.get(row_id) ?? { ...NO_MEDIA };
    media[mediaField(slot as MediaSlot)] = addressOf(context, ownerId, hash);
    known.set(row_id, media);
  }
  return (rowId) => known.get(rowId) ?? NO_MEDIA;
}

/** The files of some rows of a cluster. */
export const filesOfRows = (db: Db, cluster: ClusterKey, rowIds: readonly number[]): Promise<NamedFile[]> =>
  rowIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('row_media')
        .select(['row_id', 'slot', 'hash'])
        .where(inCluster(cluster))
        .where('row_id', 'in', rowIds)
        .where('removed_at', 'is', null)
        .execute();

/** Media addresses of rows; without a query for a cluster that never had any. */
export async function mediaOfRows(
  context: Context,
  db: Db,
  cluster: ClusterKey & { has_media?: boolean },
  rowIds: readonly number[],
): Promise<MediaOf> {
  if (cluster.has_media === false) return () => NO_MEDIA;
  return addressesOf(context, cluster.ownerId, await filesOfRows(db, cluster, rowIds));
}

/** Media addresses of rows in several clusters; clusters that never had any are skipped. */
export async function mediaOfWords(
  context: Context,
  words: readonly { row_id: number; cluster_id: number }[],
  ownerIds: readonly number[] | null,
): Promise<MediaOf> {
  if (words.length === 0) return () => NO_MEDIA;
  const ofOwner = async (ownerId: number | null) => {
    const { rows } = await sql<NamedFile & { owner_id: number }>`
      select m.user_id as owner_id, m.row_id, m.slot, m.hash
      from clusters c join row_media m on m.user_id = c.user_id and m.cluster_id = c.id
      where c.has_media and m.removed_at is null and ${ownerId === null ? sql`true` : sql`c.user_id = ${ownerId} and m.user_id = ${ownerId}`}
        and c.id = any(${[...new Set(words.map(({ cluster_id }) => cluster_id))]}::bigint[])
        and m.row_id = any(${words.map(({ row_id }) => row_id)}::bigint[])`.execute(context.db);
    return rows;
  };
  const found = (await Promise.all((ownerIds ?? [null]).map(ofOwner))).flat();
  const known = [...Map.groupBy(found, ({ owner_id }) => owner_id)].map(([ownerId, files]) => ({
    rows: new Set(files.map(({ row_id }) => row_id)),
    media: addressesOf(context, ownerId, files),
  }));
  return (rowId) => known.find(({ rows }) => rows.has(rowId))?.media(rowId) ?? NO_MEDIA;
}
