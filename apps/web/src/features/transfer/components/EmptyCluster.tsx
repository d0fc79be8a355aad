import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { ClipboardPaste, Rows3, Upload } from 'lucide-react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { ReactNode } from 'react';
import type { ImportSource } from './SourceChooser.tsx';

interface EmptyClusterProps {
  canEdit: boolean;
  onImport: (source: ImportSource) => void;
  /** Link to the teacher, if available. */
  teacher: ReactNode;
}

/** A cluster without rows: first steps, or for a recipient a note. */
export function EmptyCluster({ canEdit, onImport, teacher }: EmptyClusterProps) {
  if (!canEdit)
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
            <Trans>Import</Trans>
          </Button>
          <Button variant="outlined" startIcon={<ClipboardPaste />} onClick={() => onImport('paste')}>
            <Trans>Paste cells</Trans>
          </Button>
          {teacher}
        </>
      }
    >
      <Trans>
        Type them into the row below, paste cells from a spreadsheet, import a file, or let the teacher write some.
      </Trans>
    </EmptyState>
  );
}
