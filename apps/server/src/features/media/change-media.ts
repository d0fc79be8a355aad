import type { AnswerOf } from '@wordcluster/contract/types';
import type { MediaSlot } from '@wordcluster/domain/clusters/media';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { notFound } from '../../failure.ts';
import { inCluster, isCluster, type ClusterPlace } from '../clusters/cluster-place.ts';
import { assertRowsWritable } from '../clusters/policy.ts';
import { lockForRows } from '../rows/lock-cluster.ts';
import { noteChange } from '../rows/row-changes.ts';
import { mediaOfRows } from '../rows/row-media.ts';
import { numberOfPosition } from '../rows/row-order.ts';
import { assertBytesLeft, assertWithinQuota, keepFile, type MediaFile } from './keep-file.ts';

type Row = AnswerOf<'POST /api/clusters/:cluster_id/clusterRows'>;

/** Where a file belongs. */
export interface Target {
  clusterId: number;
  rowId: number;
  slot: MediaSlot;
}

/** Throws 404 or 403 unless the viewer may change the row: asked before a file is read. */
export async function assertRow(context: Context, viewer: Viewer, target: Target): Promise<ClusterPlace> {
  const place = await assertRowsWritable(context, viewer, target.clusterId);
  const row = await context.db
    .selectFrom('cluster_rows')
    .select('id')
    .where('id', '=', target.rowId)
    .where(inCluster(place))
    .executeTakeFirst();
  if (!row) throw notFound('The row');
  return place;
}

/** Gives a row a file in the place of what it had, as far as its owner's plan goes. */
export async function setMedia(context: Context, viewer: Viewer, target: Target, file: MediaFile): Promise<Row> {
  const { ownerId } = await assertRow(context, viewer, target);
  await assertBytesLeft(context, ownerId, file);
  await keepFile(context, ownerId, file);
  return change(context, viewer, target, async (trx, place) => {
    const row_id = target.rowId;
    const { slot } = target;
    const there = await present(trx, place, target);
    if (there?.hash === file.hash) return;
    await takeAway(context, trx, place, there?.id);
    await trx
      .insertInto('row_media')
      .values({ user_id: ownerId, cluster_id: place.id, row_id, slot, hash: file.hash, removed_at: null })
      .execute();
  });
}

/** Takes a file from a row; it can be brought back for a day. */
export const removeMedia = (context: Context, viewer: Viewer, target: Target): Promise<Row> =>
  change(context, viewer, target, async (trx, place) => {
    const there = await present(trx, place, target);
    if (!there) throw notFound('The picture or recording');
    await takeAway(context, trx, place, there.id);
  });

/** Brings back what was taken away or replaced last; what is there instead can be brought back in turn. */
export const restoreMedia = (context: Context, viewer: Viewer, target: Target): Promise<Row> =>
  change(context, viewer, target, async (trx, place) => {
    const last = await trx
      .selectFrom('row_media')
      .select('id')
      .where(inCluster(place))
      .where('row_id', '=', target.rowId)
      .where('slot', '=', target.slot)
      .where('removed_at', 'is not', null)
      .orderBy('removed_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (!last) throw notFound('The picture or recording');
    await takeAway(context, trx, place, (await present(trx, place, target))?.id);
    await trx
      .updateTable('row_media')
      .set({ removed_at: null })
      .where('user_id', '=', place.ownerId)
      .where('id', '=', last.id)
      .execute();
  });

const present = (trx: Db, place: ClusterPlace, { rowId, slot }: Target) =>
  trx
    .selectFrom('row_media')
    .select(['id', 'hash'])
    .where(inCluster(place))
    .where('row_id', '=', rowId)
    .where('slot', '=', slot)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

async function takeAway({ clock }: Context, trx: Db, { ownerId }: ClusterPlace, id: number | undefined): Promise<void> {
  if (id === undefined) return;
  const removed = trx.updateTable('row_media').set({ removed_at: clock.now() });
  await removed.where('user_id', '=', ownerId).where('id', '=', id).execute();
}

/** A change of a row's files in its transaction: the owner's files are counted one change after the other. Returns the row. */
async function change(
  context: Context,
  viewer: Viewer,
  { clusterId, rowId }: Target,
  work: (trx: Db, place: ClusterPlace) => Promise<void>,
): Promise<Row> {
  const { ownerId } = await assertRowsWritable(context, viewer, clusterId);
  return context.db.transaction().execute(async (trx) => {
    await sql`select 1 from users where id = ${ownerId} for update`.execute(trx);
    const cluster = await lockForRows(context, trx, viewer, clusterId);
    const row = await trx
      .selectFrom('cluster_rows')
      .select(['id', 'cluster_id', 'position', 'col_1_value', 'col_2_value', 'col_3_value', 'tags'])
      .where('id', '=', rowId)
      .where(inCluster(cluster))
      .executeTakeFirst();
    if (!row) throw notFound('The row');
    await work(trx, cluster);
    await assertWithinQuota(trx, ownerId, cluster.premium);
    if (!cluster.has_media)
      await trx.updateTable('clusters').set({ has_media: true }).where(isCluster(cluster)).execute();
    await noteChange(context, trx, viewer, cluster, { rowId, kind: 'edited' });
    const media = await mediaOfRows(context, trx, { id: clusterId, ownerId }, [rowId]);
    const { position, tags, ...cells } = row;
    return {
      ...cells,
      ...media(rowId),
      tags: tags ?? [],
      row_number: await numberOfPosition(trx, cluster, position),
    };
  });
}
