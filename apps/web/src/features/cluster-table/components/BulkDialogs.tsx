import type { TableEvent } from '@wordcluster/domain/cluster-table/reducer';
import { shownRows, type TableState } from '@wordcluster/domain/cluster-table/state';
import { lazy, Suspense } from 'react';
import type { Row } from '../api/rows.ts';
import { laidOver, type Pasted } from '../state/laid-over.ts';

const BulkTagsDialog = lazy(() => import('./BulkTagsDialog.tsx'));
const ReplaceDialog = lazy(() => import('./ReplaceDialog.tsx'));
const MergeDialog = lazy(() => import('./MergeDialog.tsx'));
const PasteChoice = lazy(() => import('./PasteChoice.tsx'));

/** The open dialog for many rows. */
export type Bulk = { readonly kind: 'tags' | 'replace' | 'merge' } | ({ readonly kind: 'paste' } & Pasted);

interface BulkDialogsProps {
  bulk: Bulk | null;
  state: TableState;
  chosen: readonly Row[];
  /** Pasted text becomes rows; absent if the viewer cannot import. */
  onRows: ((text: string) => void) | undefined;
  dispatch: (event: TableEvent) => void;
  onClose: () => void;
}

/** Dialogs for many rows: the selected ones, or else the displayed ones. */
export function BulkDialogs({ bulk, state, chosen, onRows, dispatch, onClose }: BulkDialogsProps) {
  if (bulk === null) return null;
  const rows = chosen.length > 0 ? chosen : shownRows(state);
  const closing = (done: () => void) => () => {
    done();
    onClose();
  };
  return (
    <Suspense>
      {bulk.kind === 'tags' && <BulkTagsDialog rows={chosen} dispatch={dispatch} onClose={onClose} />}
      {bulk.kind === 'replace' && (
        <ReplaceDialog rows={rows} columns={state.settings.columns} dispatch={dispatch} onClose={onClose} />
      )}
      {bulk.kind === 'merge' && <MergeDialog rows={rows} dispatch={dispatch} onClose={onClose} />}
      {bulk.kind === 'paste' && (
        <PasteChoice
          lines={laidOver(state, bulk).lines}
          left={laidOver(state, bulk).left}
          onCells={closing(() => dispatch({ type: 'rows-edited', edits: laidOver(state, bulk).edits }))}
          onRows={onRows && closing(() => onRows(bulk.text))}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
