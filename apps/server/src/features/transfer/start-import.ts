import { message } from '@wordcluster/domain/messages/all';
import type { AnswerOf, BodyOf } from '@wordcluster/contract/types';
import { rowsLeft, UPGRADE_ROWS } from '@wordcluster/domain/clusters/free-plan';
import { importMessages } from '@wordcluster/domain/clusters/import-rows';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { Failure } from '../../failure.ts';
import { answerMessage } from '../../http/answer-messages.ts';
import { lockCluster } from '../rows/lock-cluster.ts';
import { recountBytes } from '../rows/row-counts.ts';
import { appendNew, updateOrAppend } from './duplicates.ts';
import { appendRows, replaceRows, type Portion } from './place-rows.ts';
import type { ImportReport } from './reading/import-report.ts';
import { forgetOldSnapshots, takeSnapshot } from './snapshots.ts';
import { deleteStaged, findStaged } from './staging/repository.ts';
import { NOTHING_STAGED } from './staging/stage-import.ts';
import type { ClusterPlace } from '../clusters/cluster-place.ts';

/**
 * Replaces or appends the rows that wait for the cluster, in one transaction under the cluster's lock: whatever
 * happens, there are the old rows or the new ones. The rows as they were are kept as a snapshot.
 */
export async function startImport(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  { first_line_header, append, duplicates }: BodyOf<'POST /api/clusters/:cluster_id/start-import'>,
): Promise<AnswerOf<'POST /api/clusters/:cluster_id/start-import'>> {
  const now = context.clock.now();
  return context.db.transaction().execute(async (trx) => {
    const cluster = await lockCluster(context, trx, viewer, clusterId);
    const staged = await findStaged(trx, viewer.id, clusterId, now);
    if (!staged) throw new Failure('conflict', NOTHING_STAGED);
    const { from, available, skipped } = without(staged.report, first_line_header);
    if (available === 0) throw new Failure('invalid', message('import.nothing_to_import'));
    const room = rowsLeft({ premium: viewer.tier !== null, rows: append ? cluster.row_count : 0 });
    if (room === 0 && duplicates !== 'update') throw new Failure('plan_limit', UPGRADE_ROWS);
    const reason = append ? 'append' : 'replace';
    const snapshot_id = await takeSnapshot(trx, cluster, cluster.row_count, reason, now);
    const portion = { importId: staged.id, uploaderId: viewer.id, from, count: Math.min(available, room) };
    const before = { snapshotId: snapshot_id, lastPosition: cluster.last_position };
    const placed = await place(trx, cluster, portion, append ? duplicates : 'replace', before);
    await deleteStaged(trx, viewer.id, staged.id);
    await forgetOldSnapshots(trx, viewer, now);
    await recountBytes(context, trx, cluster);
    const { added, updated } = placed;
    // Where duplicates are looked at, what did not fit and what was there already are told apart by the room that was left.
    const out = available - added - updated;
    const left = portion.count === available || added < portion.count ? 0 : out;
    const messages = importMessages({ imported: added, updated, skipped, left, append, duplicates: out - left });
    return {
      ...answerMessage(...messages),
      imported_rows: added,
      duplicate_rows: out - left,
      updated_rows: updated,
      snapshot_id,
    };
  });
}

/** Puts the rows where they belong; returns how many came and how many were changed. */
async function place(
  trx: Db,
  cluster: ClusterPlace,
  portion: Portion,
  way: 'replace' | BodyOf<'POST /api/clusters/:cluster_id/start-import'>['duplicates'],
  { snapshotId, lastPosition }: { snapshotId: number | null; lastPosition: string },
): Promise<{ added: number; updated: number }> {
  if (way === 'update') return updateOrAppend(trx, cluster, portion, lastPosition);
  if (way === 'skip') return { added: await appendNew(trx, cluster, portion, lastPosition), updated: 0 };
  if (way === 'replace') await replaceRows(trx, cluster, portion, snapshotId);
  else await appendRows(trx, cluster, portion, lastPosition);
  return { added: portion.count, updated: 0 };
}

/** A header line is no row: neither imported nor skipped. */
function without(report: ImportReport, header: boolean): { from: number; available: number; skipped: number } {
  const skipped = report.skipped.reduce((sum, { count }) => sum + count, 0);
  if (!header) return { from: 1, available: report.valid, skipped };
  return report.first_row_skipped
    ? { from: 1, available: report.valid, skipped: skipped - 1 }
    : { from: 2, available: report.valid - 1, skipped };
}
