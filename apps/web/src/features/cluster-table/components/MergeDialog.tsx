import { Plural, Trans } from '@lingui/react/macro';
import { mergeDuplicates } from '@wordcluster/domain/cluster-table/duplicates';
import type { TableEvent } from '@wordcluster/domain/cluster-table/reducer';
import { useMemo } from 'react';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import Button from '@mui/material/Button';
import type { Row } from '../api/rows.ts';

interface MergeDialogProps {
  /** In the order of the table. */
  rows: readonly Row[];
  dispatch: (event: TableEvent) => void;
  onClose: () => void;
}

/** Preview of merging: the number of removed rows, and the remaining ones. */
export default function MergeDialog({ rows, dispatch, onClose }: MergeDialogProps) {
  const merged = useMemo(() => mergeDuplicates(rows), [rows]);
  if (merged.gone.length === 0)
    return (
      <AppDialog
        open
        maxWidth="xs"
        fullScreen={false}
        title={<Trans>Merge duplicates</Trans>}
        onClose={onClose}
        actions={
          <Button variant="contained" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        }
      >
        <Trans>No two of these rows have the same first value, or their values do not fit into one row.</Trans>
      </AppDialog>
    );
  return (
    <ConfirmDialog
      open
      title={<Trans>Merge duplicates</Trans>}
      body={
        <Plural
          value={merged.gone.length}
          one="# row goes into the first row of the same word, which keeps all its values and tags."
          other="# rows go into the first row of the same word, which keeps all their values and tags."
        />
      }
      confirm={<Trans>Merge</Trans>}
      onConfirm={() => {
        dispatch({ type: 'rows-merged', ...merged });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
