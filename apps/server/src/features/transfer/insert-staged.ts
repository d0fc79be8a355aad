import { message } from '@wordcluster/domain/messages/all';
import { rowsLeft, UPGRADE_ROWS } from '@wordcluster/domain/clusters/free-plan';
import type { Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { Failure } from '../../failure.ts';
import type { ClusterKey } from '../clusters/cluster-key.ts';
import { appendNew, updateOrAppend } from './duplicates.ts';
import { appendRows, replaceRows, type Portion } from './insert-rows.ts';
import type { ImportReport } from './reading/import-report.ts';
import { takeSnapshot } from './snapshots.ts';

export interface PlacingOptions {
  header: boolean;
  append: boolean;
  duplicates: 'keep' | 'skip' | 'update';
}

type LockedCluster = ClusterKey & { row_count: number; last_position: string };

export interface InsertedRows {
  added: number;
  updated: number;
  /** Rows that are invalid, duplicates, or beyond the plan's limit. */
  skipped: number;
  duplicates: number;
  left: number;
  snapshotId: number | null;
}

/** Inserts the staged rows of a table into a locked cluster; its old rows are stored as a snapshot. */
export async function insertStaged(
  trx: Db,
  viewer: Viewer,
  cluster: LockedCluster,
  { importId, report }: { importId: number; report: ImportReport },
  { header, append, duplicates }: PlacingOptions,
  now: Date,
): Promise<InsertedRows> {
  const { from, available, skipped } = without(report, header);
  if (available === 0) throw new Failure('invalid', message('import.nothing_to_import'));
  const capacity = rowsLeft({ premium: viewer.premium, rows: append ? cluster.row_count : 0 });
  if (capacity === 0 && duplicates !== 'update') throw new Failure('plan_limit', UPGRADE_ROWS);
  const snapshotId = await takeSnapshot(trx, cluster, cluster.row_count, append ? 'append' : 'replace', now);
  const portion = { importId, uploaderId: viewer.id, from, count: Math.min(available, capacity) };
  const before = { snapshotId, lastPosition: cluster.last_position };
  const { added, updated } = await insert(trx, cluster, portion, append ? duplicates : 'replace', before);
  // If duplicates are skipped, the remaining capacity tells rows beyond the plan's limit from duplicates.
  const out = available - added - updated;
  const left = portion.count === available || added < portion.count ? 0 : out;
  return { added, updated, skipped, duplicates: out - left, left, snapshotId };
}

/** Inserts or updates the rows; returns both counts. */
async function insert(
  trx: Db,
  cluster: ClusterKey,
  portion: Portion,
  way: 'replace' | PlacingOptions['duplicates'],
  { snapshotId, lastPosition }: { snapshotId: number | null; lastPosition: string },
): Promise<{ added: number; updated: number }> {
  if (way === 'update') return updateOrAppend(trx, cluster, portion, lastPosition);
  if (way === 'skip') return { added: await appendNew(trx, cluster, portion, lastPosition), updated: 0 };
  if (way === 'replace') await replaceRows(trx, cluster, portion, snapshotId);
  else await appendRows(trx, cluster, portion, lastPosition);
  return { added: portion.count, updated: 0 };
}

/** A header line is no row: neither imported nor skipped. */
export function without(report: ImportReport, header: boolean): { from: number; available: number; skipped: number } {
  const skipped = report.skipped.reduce((sum, { count }) => sum + count, 0);
  if (!header) return { from: 1, available: report.valid, skipped };
  return report.first_row_skipped
    ? { from: 1, available: report.valid, skipped: skipped - 1 }
    : { from: 2, available: report.valid - 1, skipped };
}
