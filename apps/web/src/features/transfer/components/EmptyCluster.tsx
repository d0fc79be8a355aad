import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { ClipboardPaste, Rows3, Upload } from 'lucide-react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { ImportSource } from './SourceChooser.tsx';

/** A cluster without rows: three ways to begin, or for a recipient that there is nothing yet. */
export function EmptyCluster({ owned, onImport }: { owned: boolean; onImport: (source: ImportSource) => void }) {
  if (!owned)
    return (
      <EmptyState picture={<Rows3 size={48} strokeWidth={1.5} />} title={<Trans>No rows here yet</Trans>}>
        <Trans>They appear when the owner of this cluster adds them.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      picture={<Rows3 size={48} strokeWidth={1.5} />}
      title={<Trans>Your first words</Trans>}
      actions={
        <>
          <Button variant="contained" startIcon={<Upload />} onClick={() => onImport('file')}>
            <Trans>Import a file</Trans>
          </Button>
          <Button variant="outlined" startIcon={<ClipboardPaste />} onClick={() => onImport('paste')}>
            <Trans>Paste cells</Trans>
          </Button>
        </>
      }
    >
      <Trans>Type them into the row below, paste cells from a spreadsheet, or import a .csv or .xlsx file.</Trans>
    </EmptyState>
  );
}
