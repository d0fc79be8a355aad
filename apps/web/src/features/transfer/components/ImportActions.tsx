import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { clusterPath } from '@wordcluster/domain/practice/routes';
import { Link } from 'react-router';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { failureText } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useRestoreSnapshot } from '../api/snapshots.ts';
import type { Import } from '../hooks/use-import.ts';

interface ImportActionsProps {
  clusterId: number;
  rows: Import;
  importable: number;
  linked: boolean;
  onImport: () => void;
  onRestart: () => void;
  onClose: () => void;
}

const focus = (button: HTMLElement | null) => button?.focus();

/** The buttons of the import dialog, step by step. */
export function ImportActions(props: ImportActionsProps) {
  const { clusterId, rows, importable, linked, onImport, onRestart, onClose } = props;
  const { t } = useLingui();
  const restore = useRestoreSnapshot(clusterId);
  const { work, found, imported } = rows;

  if (imported !== null) {
    const { snapshot_id } = imported;
    const undo = (snapshotId: number) =>
      restore.mutate(snapshotId, {
        onSuccess: () => {
          onClose();
          showToast({ message: t`The rows are as they were before the import.`, severity: 'success' });
        },
        onError: (error) => showToast({ message: failureText(asFailure(error)), severity: 'error' }),
      });
    return (
      <>
        {snapshot_id !== null && (
          <Button color="inherit" disabled={restore.isPending} onClick={() => undo(snapshot_id)} sx={{ mr: 'auto' }}>
            <Trans>Undo</Trans>
          </Button>
        )}
        {linked && (
          <Button variant="outlined" component={Link} to={clusterPath(clusterId)}>
            <Trans>Open cluster</Trans>
          </Button>
        )}
        <Button variant="contained" onClick={onClose} ref={focus}>
          <Trans>Done</Trans>
        </Button>
      </>
    );
  }
  if (work === 'uploading' || work === 'reading')
    return (
      <Button color="inherit" onClick={onRestart} ref={focus}>
        <Trans>Cancel</Trans>
      </Button>
    );
  if (found === null)
    return (
      <Button color="inherit" onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    );
  return (
    <>
      <Button color="inherit" onClick={onRestart} disabled={work === 'importing'}>
        <Trans>Back</Trans>
      </Button>
      <Button variant="contained" onClick={onImport} disabled={work !== null || importable === 0}>
        {work === 'importing' ? (
          <Trans>Importing …</Trans>
        ) : (
          <Plural value={importable} one="Import # row" other="Import # rows" />
        )}
      </Button>
    </>
  );
}
