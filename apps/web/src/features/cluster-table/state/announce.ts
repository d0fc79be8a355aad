import { plural, t } from '@lingui/core/macro';
import type { RowChange } from '@wordcluster/domain/cluster-table/changes';
import type { Pending, RowQueue } from '@wordcluster/domain/cluster-table/pending-changes';
import type { TableEvent } from '@wordcluster/domain/cluster-table/reducer';
import { refreshClusters } from '../../../platform/queries/clusters.ts';
import { endToasts, showToast } from '../../../ui/toasts.ts';

/** Milliseconds for which the Undo of a deleted row is shown. */
const UNDO_MS = 10_000;
/** Milliseconds for which a refused row's reason is shown. */
const ERROR_MS = 5000;

/** Shows what was deleted, with Undo, and reloads the clusters' row counts. */
export function announceStored(
  clusterId: number,
  { change, step, role }: Pending,
  dispatch: (event: TableEvent) => void,
): void {
  if (change.type === 'edit' || change.type === 'edits' || change.type === 'move') return;
  void refreshClusters();
  if (change.type !== 'delete') return;
  const said = change.selection
    ? plural(change.rows.length, { one: '# row was deleted.', other: '# rows were deleted.' })
    : t`“${change.rows[0]?.col_1_value ?? ''}” was deleted.`;
  // Undoing an addition deletes the row; then the toast's Undo redoes it.
  const undo = () => dispatch({ type: role === 'undo' ? 'redo' : 'undo', step });
  showToast({ message: said, duration: UNDO_MS, undo, subject: subjectOf(clusterId, step) });
}

const subjectOf = (clusterId: number, step: number) => `rows ${clusterId} ${step}`;

/** Closes toasts of steps that cannot be undone any more: undone elsewhere or by keys, or dropped. */
export function endAnnounced(clusterId: number, before: RowQueue, after: RowQueue | null): void {
  if (after !== null && before.done === after.done && before.undone === after.undone) return;
  const left = new Set(after?.done.map(({ key }) => key));
  for (const { key } of before.done) if (!left.has(key)) endToasts(subjectOf(clusterId, key));
  const redone = new Set(after?.undone.map(({ key }) => key));
  for (const { key } of before.undone) if (!redone.has(key)) endToasts(subjectOf(clusterId, key));
}

/** Shows why a row was not added, in a toast: the add row has no space for it. */
export function announceRefused(reason: string): void {
  showToast({ message: reason, severity: 'error', duration: ERROR_MS });
}

/** A sentence about the refused change, in front of its reason. */
export function refusedSentence(change: RowChange): string {
  switch (change.type) {
    case 'edit':
      return t`Couldn’t save this cell.`;
    case 'edits':
      return t`Couldn’t save these cells.`;
    case 'move':
      return t`Couldn’t move the row.`;
    case 'delete':
      return change.selection ? t`Couldn’t delete the rows.` : t`Couldn’t delete the row.`;
    case 'restore':
      return change.selection ? t`Couldn’t restore the rows.` : t`Couldn’t restore the row.`;
    default:
      return t`“${change.values.col_1_value ?? ''}” was not added.`;
  }
}
