import { message } from '@wordcluster/domain/messages/all';
import type { AnswerOf, BodyOf } from '@wordcluster/contract/types';
import { rowsLeft, UPGRADE_ROWS } from '@wordcluster/domain/clusters/free-plan';
import { importMessages } from '@wordcluster/domain/clusters/import-rows';
import type { Context, Viewer } from '../../context.ts';
import { Failure } from '../../failure.ts';
import { answerMessage } from '../../http/answer-messages.ts';
import { lockCluster } from '../rows/lock-cluster.ts';
import { recountBytes } from '../rows/row-counts.ts';
import { appendRows, replaceRows } from './place-rows.ts';
import type { ImportReport } from './reading/import-report.ts';
import { forgetOldSnapshots, takeSnapshot } from './snapshots.ts';
import { deleteStaged, findStaged } from './staging/repository.ts';
import { NOTHING_STAGED } from './staging/stage-import.ts';

/**
 * Replaces or appends the rows that wait for the cluster, in one transaction under the cluster's lock: whatever
 * happens, there are the old rows or the new ones. The rows as they were are kept as a snapshot.
 */
export async function startImport(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  { first_line_header, append }: BodyOf<'POST /api/clusters/:cluster_id/start-import'>,
): Promise<AnswerOf<'POST /api/clusters/:cluster_id/start-import'>> {
  const now = context.clock.now();
  return context.db.transaction().execute(async (trx) => {
    const cluster = await lockCluster(context, trx, viewer, clusterId);
    const staged = await findStaged(trx, viewer.id, clusterId, now);
    if (!staged) throw new Failure('conflict', NOTHING_STAGED);
    const { from, available, skipped } = without(staged.report, first_line_header);
    if (available === 0) throw new Failure('invalid', message('import.nothing_to_import'));
    const room = rowsLeft({ premium: viewer.tier !== null, rows: append ? cluster.row_count : 0 });
    if (room === 0) throw new Failure('plan_limit', UPGRADE_ROWS);
    const count = Math.min(available, room);
    const snapshot_id = await takeSnapshot(
      trx,
      viewer,
      clusterId,
      cluster.row_count,
      append ? 'append' : 'replace',
      now,
    );
    const portion = { importId: staged.id, from, count };
    if (append) await appendRows(trx, clusterId, portion, cluster.last_position);
    else await replaceRows(trx, clusterId, portion);
    await deleteStaged(trx, staged.id);
    await forgetOldSnapshots(trx, viewer);
    await recountBytes(context, trx, clusterId);
    const messages = importMessages({ imported: count, skipped, left: available - count, append });
    return { ...answerMessage(...messages), imported_rows: count, snapshot_id };
  });
}

/** A header line is no row: neither imported nor skipped. */
function without(report: ImportReport, header: boolean): { from: number; available: number; skipped: number } {
  const skipped = report.skipped.reduce((sum, { count }) => sum + count, 0);
  if (!header) return { from: 1, available: report.valid, skipped };
  return report.first_row_skipped
    ? { from: 1, available: report.valid, skipped: skipped - 1 }
    : { from: 2, available: report.valid - 1, skipped };
}
