import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import { importMessages } from '@wordcluster/domain/clusters/import-rows';
import type { Viewer } from '../../context.ts';
import { Failure } from '../../failure.ts';
import { responseMessage } from '../../http/response-messages.ts';
import { assertWritable } from '../clusters/policy.ts';
import { lockCluster } from '../rows/lock-cluster.ts';
import { recountBytes } from '../rows/row-counts.ts';
import { insertStaged } from './insert-staged.ts';
import { forgetOldSnapshots } from './snapshots.ts';
import { deleteStaged, findStaged } from './staging/repository.ts';
import { clusterOf, hasTables, isMapped, mappingOf } from './staging/stage-import.ts';
import { NOTHING_STAGED, remapFile, type TransferContext } from './staging/stage-file.ts';

/**
 * Replaces or appends the staged rows, in one transaction under the cluster's lock: the result is the old rows or the
 * new ones. The old rows are stored as a snapshot.
 */
export async function startImport(
  context: TransferContext,
  viewer: Viewer,
  clusterId: number,
  { first_line_header: header, append, duplicates, ...body }: BodyOf<'POST /api/clusters/:cluster_id/start-import'>,
): Promise<ResponseOf<'POST /api/clusters/:cluster_id/start-import'>> {
  const now = context.clock.now();
  await mapAsChosen(context, viewer, clusterId, body);
  return context.db.transaction().execute(async (trx) => {
    const cluster = await lockCluster(context, trx, viewer, clusterId);
    const staged = await findStaged(trx, viewer.id, clusterId, now);
    if (!hasTables(staged)) throw new Failure('conflict', NOTHING_STAGED);
    const rows = { importId: staged.id, report: staged.report.tables };
    const inserted = await insertStaged(
      trx,
      viewer,
      cluster,
      rows,
      { header, append, duplicates: duplicates ?? 'keep' },
      now,
    );
    await deleteStaged(trx, viewer.id, staged.id);
    await forgetOldSnapshots(trx, viewer, now);
    await recountBytes(context, trx, cluster);
    const { added, updated, skipped, left } = inserted;
    const messages = importMessages({
      imported: added,
      updated,
      skipped,
      left,
      append,
      duplicates: inserted.duplicates,
    });
    return {
      ...responseMessage(...messages),
      imported_rows: added,
      duplicate_rows: inserted.duplicates,
      updated_rows: updated,
      snapshot_id: inserted.snapshotId,
    };
  });
}

/** Maps the staged file by the body, unless its rows have that mapping already. */
async function mapAsChosen(
  context: TransferContext,
  viewer: Viewer,
  clusterId: number,
  body: Parameters<typeof mappingOf>[0],
): Promise<void> {
  const mapping = mappingOf(body);
  if (mapping === undefined) return;
  const key = await assertWritable(context, viewer, clusterId);
  const staged = await findStaged(context.db, viewer.id, clusterId, context.clock.now());
  if (!hasTables(staged) || isMapped(staged.report.tables, mapping)) return;
  const { purpose } = await clusterOf(context, key);
  await remapFile(context, viewer, purpose, staged, mapping, { alone: false });
}
