import { t } from '@lingui/core/macro';
import type { RowChange } from '@wordcluster/domain/cluster-table/changes';
import type { Pending } from '@wordcluster/domain/cluster-table/queue';
import type { TableEvent } from '@wordcluster/domain/cluster-table/reducer';
import { refreshClusters } from '../../../platform/queries/clusters.ts';
import { showToast } from '../../../ui/toasts.ts';

/** Milliseconds for which a deleted row can be brought back from its message. */
const UNDO_MS = 10_000;
/** Milliseconds for which a refused row's reason is shown. */
const ERROR_MS = 5000;

/** Says what was deleted, with its Undo, and has the clusters' row counts loaded again. */
export function announceStored({ change, step, role }: Pending, dispatch: (event: TableEvent) => void): void {
  if (change.type === 'edit' || change.type === 'move') return;
  void refreshClusters();
  if (change.type !== 'delete') return;
  const message = change.selection
    ? t`${change.rows.length} rows were deleted.`
    : t`“${change.rows[0]?.col_1_value ?? ''}” was deleted.`;
  // An addition is taken back by a deletion; then the message's Undo makes it again.
  const undo = () => dispatch({ type: role === 'undo' ? 'redo' : 'undo', step });
  showToast({ message, duration: UNDO_MS, undo });
}

/** Says why a row is not added: the add row has no other place for it. */
export function announceRefused(reason: string): void {
  showToast({ message: reason, severity: 'error', duration: ERROR_MS });
}

/** What was refused, as a sentence before its reason. */
export function refusedSentence(change: RowChange): string {
  switch (change.type) {
    case 'edit':
      return t`The cell was not saved.`;
    case 'move':
      return t`The row was not moved.`;
    case 'delete':
      return change.selection ? t`The rows were not deleted.` : t`The row was not deleted.`;
    case 'restore':
      return change.selection ? t`The rows were not restored.` : t`The row was not restored.`;
    default:
      return t`“${change.values.col_1_value ?? ''}” was not added.`;
  }
}
