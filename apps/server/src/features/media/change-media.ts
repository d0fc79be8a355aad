import type { ResponseOf } from '@wordcluster/contract/types';
import { mediaField, type MediaSlot } from '@wordcluster/domain/clusters/media';
import { message } from '@wordcluster/domain/messages/all';
import { sql } from 'kysely';
import { lockPerson } from '../../access/lock-person.ts';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { Failure, notFound } from '../../failure.ts';
import { inCluster, isCluster, type ClusterKey } from '../clusters/cluster-key.ts';
import { assertRowsWritable } from '../clusters/policy.ts';
import { lockForRows } from '../rows/lock-cluster.ts';
import { noteChange } from '../rows/row-changes.ts';
import { filesOfRows, mediaOfRows } from '../rows/row-media.ts';
import { numberOfPosition } from '../rows/row-order.ts';
import { assertBytesLeft, assertWithinQuota, storeFile, type MediaFile } from './store-file.ts';

type Row = ResponseOf<'POST /api/clusters/:cluster_id/clusterRows'>;

/** Row and slot of a file. */
export interface Target {
  clusterId: number;
  rowId: number;
  slot: MediaSlot;
}

/** Throws 404 or 403 unless the viewer may change the row; called before a file is read. */
export async function assertRow(context: Context, viewer: Viewer, target: Target): Promise<ClusterKey> {
  const key = await assertRowsWritable(context, viewer, target.clusterId);
  const row = await context.db
    .selectFrom('cluster_rows')
    .select('id')
    .where('id', '=', target.rowId)
    .where(inCluster(key))
    .executeTakeFirst();
  if (!row) throw notFound('The row');
  return key;
}

/** Sets or replaces a row's file, within its owner's plan. */
export async function setMedia(context: Context, viewer: Viewer, target: Target, file: MediaFile): Promise<Row> {
  const { ownerId } = await assertRow(context, viewer, target);
  await assertBytesLeft(context, ownerId, file);
  await storeFile(context, ownerId, file);
  return change(context, viewer, target, async () => file.hash);
}

/** Removes a row's file; undo is possible for a day. */
export const removeMedia = (context: Context, viewer: Viewer, target: Target): Promise<Row> =>
  change(context, viewer, target, async (_trx, _key, there) => {
    if (there === null) throw notFound('The picture or recording');
    return null;
  });

/** Restores the file removed or replaced last; the current one can be restored in turn. */
export const restoreMedia = (context: Context, viewer: Viewer, target: Target): Promise<Row> =>
  change(context, viewer, target, async (trx, key) => {
    const last = await trx
      .selectFrom('row_media')
      .select('hash')
      .where(inCluster(key))
      .where('row_id', '=', target.rowId)
      .where('slot', '=', target.slot)
      .where('removed_at', 'is not', null)
      .orderBy('removed_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (!last) throw notFound('The picture or recording');
    return last.hash;
  });

/** Undoes a change that replaced a file (`back`) by another (`from`, or none), while that one is stored. */
export const undoMedia = (
  context: Context,
  viewer: Viewer,
  target: Target,
  { from, back }: { from: string | null; back: string | null },
): Promise<Row> =>
  change(context, viewer, target, async (trx, { ownerId }, there) => {
    if (there !== from) throw new Failure('conflict', message('history.changed_since'));
    if (back === null) return null;
    const { rows } = await sql`
      select 1 from media_files where user_id = ${ownerId} and hash = ${back} for key share`.execute(trx);
    if (rows.length === 0) throw new Failure('conflict', message('history.file_gone'));
    return back;
  });

/** Replaces a row's file, or removes it; undo is possible for a day. */
async function replace(
  { clock }: Context,
  trx: Db,
  key: ClusterKey,
  { rowId: row_id, slot }: Target,
  hash: string | null,
): Promise<void> {
  const named = trx.updateTable('row_media').where(inCluster(key)).where('row_id', '=', row_id);
  const ofSlot = named.where('slot', '=', slot);
  await ofSlot.set({ removed_at: clock.now() }).where('removed_at', 'is', null).execute();
  if (hash === null) return;
  const back = await ofSlot
    .set({ removed_at: null })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('row_media')
        .select((one) => one.fn.max('id').as('id'))
        .where(inCluster(key))
        .where('row_id', '=', row_id)
        .where('slot', '=', slot)
        .where('hash', '=', hash),
    )
    .executeTakeFirst();
  if (back.numUpdatedRows > 0n) return;
  await trx
    .insertInto('row_media')
    .values({ user_id: key.ownerId, cluster_id: key.id, row_id, slot, hash, removed_at: null })
    .execute();
}

/**
 * Changes a row's media in a transaction: changes of one owner are serialised for the quota. `choose` returns the new
 * file, given the current one. Returns the row.
 */
async function change(
  context: Context,
  viewer: Viewer,
  target: Target,
  choose: (trx: Db, key: ClusterKey, there: string | null) => Promise<string | null>,
): Promise<Row> {
  const { clusterId, rowId, slot } = target;
  const { ownerId } = await assertRowsWritable(context, viewer, clusterId);
  return context.db.transaction().execute(async (trx) => {
    await lockPerson(trx, ownerId);
    const cluster = await lockForRows(context, trx, viewer, clusterId);
    const row = await trx
      .selectFrom('cluster_rows')
      .select(['id', 'cluster_id', 'position', 'col_1_value', 'col_2_value', 'col_3_value', 'tags'])
      .where('id', '=', rowId)
      .where(inCluster(cluster))
      .executeTakeFirst();
    if (!row) throw notFound('The row');
    const there = (await filesOfRows(trx, cluster, [rowId])).find((file) => file.slot === slot)?.hash ?? null;
    const hash = await choose(trx, cluster, there);
    if (hash !== there) {
      await replace(context, trx, cluster, target, hash);
      const field = mediaField(slot);
      await noteChange(context, trx, viewer, cluster, {
        rowId,
        kind: 'edited',
        before: { [field]: there },
        after: { [field]: hash },
      });
    }
    await assertWithinQuota(trx, ownerId, cluster.premium);
    if (!cluster.has_media)
      await trx.updateTable('clusters').set({ has_media: true }).where(isCluster(cluster)).execute();
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
