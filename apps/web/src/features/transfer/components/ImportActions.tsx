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
  const { work, found, words, imported, done } = rows;
  if (done !== null && done.snapshot_id === null)
    return <NewClustersActions clusterId={clusterId} done={done} onClose={onClose} />;
  const ended = imported ?? done;
  if (ended !== null)
    return <RowsActions clusterId={clusterId} snapshotId={ended.snapshot_id} linked={linked} onClose={onClose} />;
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

const showFailure = (error: unknown) => showToast({ message: failureText(asFailure(error)), severity: 'error' });

interface NewClustersActionsProps {
  clusterId: number | undefined;
  done: NonNullable<Import['done']>;
  onClose: () => void;
}

/** After an import into new clusters: undo removes them, unless existing rows were changed too. */
function NewClustersActions({ clusterId, done, onClose }: NewClustersActionsProps) {
  const { t } = useLingui();
  const [undoing, setUndoing] = useState(false);
  const made = clusterId !== undefined && done.clusters.some(({ id }) => id === clusterId) ? [] : done.clusters;
  const undo = async () => {
    setUndoing(true);
    try {
      await removeMade(made.map(({ id }) => id));
      onClose();
      showToast({ message: t`The new clusters were removed.`, severity: 'success' });
    } catch (error) {
      setUndoing(false);
      showFailure(error);
    }
  };
  return (
    <>
      {made.length > 0 && done.updated_rows === 0 && (
        <Button color="inherit" disabled={undoing} onClick={() => void undo()} sx={{ mr: 'auto' }}>
          <Trans>Undo</Trans>
        </Button>
      )}
      <Button variant="contained" onClick={onClose} ref={focus}>
        <Trans>Done</Trans>
      </Button>
    </>
  );
}

interface RowsActionsProps {
  clusterId: number | undefined;
  /** Of the cluster's rows before the import. */
  snapshotId: number | null;
  linked: boolean;
  onClose: () => void;
}

/** After an import into a cluster: undo restores the snapshot. */
function RowsActions({ clusterId, snapshotId, linked, onClose }: RowsActionsProps) {
  const { t } = useLingui();
  const restore = useRestoreSnapshot(clusterId ?? 0);
  const undo = (id: number) =>
    restore.mutate(id, {
      onSuccess: () => {
        onClose();
        showToast({ message: t`The rows are back as they were before the import.`, severity: 'success' });
      },
      onError: showFailure,
    });
  return (
    <>
      {snapshotId !== null && (
        <Button color="inherit" disabled={restore.isPending} onClick={() => undo(snapshotId)} sx={{ mr: 'auto' }}>
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
