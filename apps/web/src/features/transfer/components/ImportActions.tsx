import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { clusterPath } from '@wordcluster/domain/practice/routes';
import { useState } from 'react';
import { Link } from 'react-router';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { failureText } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts.ts';
import { removeMade } from '../api/import-rows.ts';
import { useRestoreSnapshot } from '../api/snapshots.ts';
import type { Import } from '../hooks/use-import.ts';

interface ImportActionsProps {
  clusterId: number | undefined;
  rows: Import;
  /** Null for several clusters or notes, which are not counted here. */
  importable: number | null;
  ready: boolean;
  linked: boolean;
  onImport: () => void;
  onRestart: () => void;
  onClose: () => void;
}

const focus = (button: HTMLElement | null) => button?.focus();

/** The buttons of the import dialog, step by step. */
export function ImportActions(props: ImportActionsProps) {
  const { clusterId, rows, importable, ready, linked, onImport, onRestart, onClose } = props;
  const { t } = useLingui();
  const restore = useRestoreSnapshot(clusterId ?? 0);
  const [undoing, setUndoing] = useState(false);
  const { work, found, words, imported, done } = rows;

  const failed = (error: unknown) => {
    setUndoing(false);
    showToast({ message: failureText(asFailure(error)), severity: 'error' });
  };
  if (done !== null && done.snapshot_id === null) {
    const made = clusterId !== undefined && done.clusters.some(({ id }) => id === clusterId) ? [] : done.clusters;
    const takeBack = () => {
      setUndoing(true);
      const removed = async () => {
        await removeMade(made.map(({ id }) => id));
        onClose();
        showToast({ message: t`The new clusters were removed.`, severity: 'success' });
      };
      removed().catch(failed);
    };
    return (
      <>
        {made.length > 0 && done.updated_rows === 0 && (
          <Button color="inherit" disabled={undoing} onClick={takeBack} sx={{ mr: 'auto' }}>
            <Trans>Undo</Trans>
          </Button>
        )}
        <Button variant="contained" onClick={onClose} ref={focus}>
          <Trans>Done</Trans>
        </Button>
      </>
    );
  }
  const ended = imported ?? done;
  if (ended !== null) {
    const { snapshot_id } = ended;
    const undo = (snapshotId: number) =>
      restore.mutate(snapshotId, {
        onSuccess: () => {
          onClose();
          showToast({ message: t`The rows are back as they were before the import.`, severity: 'success' });
        },
        onError: failed,
      });
    return (
      <>
        {snapshot_id !== null && (
          <Button color="inherit" disabled={restore.isPending} onClick={() => undo(snapshot_id)} sx={{ mr: 'auto' }}>
            <Trans>Undo</Trans>
          </Button>
        )}
        {linked && clusterId !== undefined && (
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
  if (found === null && words === null)
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
      <Button variant="contained" onClick={onImport} disabled={work !== null || !ready}>
        {work === 'importing' ? (
          <Trans>Importing …</Trans>
        ) : importable === null ? (
          <Trans>Import</Trans>
        ) : (
          <Plural value={importable} one="Import # row" other="Import # rows" />
        )}
      </Button>
    </>
  );
}
