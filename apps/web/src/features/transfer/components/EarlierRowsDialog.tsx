import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { failureText } from '../../../ui/messages.ts';
import { RetryBanner } from '../../../ui/RetryBanner.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useRestoreSnapshot, useSnapshots, type Snapshot } from '../api/snapshots.ts';
import { formatMoment, formatDay } from '../../../ui/moment.ts';

interface SnapshotListProps {
  snapshots: readonly Snapshot[];
  onChoose: (snapshot: Snapshot) => void;
}

/** Newest first: time, number of rows, the following change, and expiry. */
function SnapshotList({ snapshots, onChoose }: SnapshotListProps) {
  const { t } = useLingui();
  const reasons: Record<Snapshot['reason'], string> = {
    replace: t`before an import replaced them`,
    append: t`before an import added rows`,
    restore: t`before earlier rows were restored`,
  };
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {snapshots.map((snapshot) => {
        const when = formatMoment(snapshot.created_at);
        const until = formatDay(snapshot.expires_at);
        return (
          <Box
            component="li"
            key={snapshot.id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              py: 1.25,
              borderTop: 1,
              borderColor: 'divider',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 500 }}>
                <Plural value={snapshot.row_count} one="# row" other="# rows" /> · {when}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {reasons[snapshot.reason]} · <Trans>kept until {until}</Trans>
              </Typography>
            </Box>
            <Button
              size="small"
              variant="outlined"
              aria-label={t`Restore the rows of ${when}`}
              onClick={() => onChoose(snapshot)}
            >
              <Trans>Restore</Trans>
            </Button>
          </Box>
        );
      })}
    </Box>
  );
}

interface EarlierRowsDialogProps {
  cluster: Cluster;
  onClose: () => void;
}

/** Snapshots of rows before imports, for 30 days. The confirmation of restoring replaces the list. */
export default function EarlierRowsDialog({ cluster, onClose }: EarlierRowsDialogProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useSnapshots(cluster.id);
  const restore = useRestoreSnapshot(cluster.id);
  const [chosen, setChosen] = useState<Snapshot | null>(null);

  if (chosen !== null) {
    const when = formatMoment(chosen.created_at);
    const confirm = () =>
      restore.mutate(chosen.id, {
        onSuccess: () => {
          onClose();
          showToast({ message: t`The rows of ${when} are back.`, severity: 'success' });
        },
      });
    return (
      <ConfirmDialog
        open
        title={<Plural value={chosen.row_count} one="Restore # row?" other="Restore # rows?" />}
        body={<Trans>The rows of {when} replace the present ones, which you can restore here too.</Trans>}
        confirm={<Trans>Restore</Trans>}
        onConfirm={confirm}
        onClose={() => setChosen(null)}
        busy={restore.isPending}
        error={restore.error ? failureText(asFailure(restore.error)) : null}
      />
    );
  }
  return (
    <AppDialog
      open
      title={<Trans>Version history</Trans>}
      onClose={onClose}
      actions={
        <Button color="inherit" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Trans>Before every import the rows are kept for 30 days.</Trans>
        </Typography>
        {error && data === undefined && (
          <RetryBanner onRetry={() => void refetch()}>{failureText(asFailure(error))}</RetryBanner>
        )}
        {data === undefined && !error && <LineSkeletons count={3} height={44} />}
        {data?.length === 0 && (
          <Typography sx={{ py: 4, textAlign: 'center' }}>
            <Trans>There are no earlier rows of this cluster.</Trans>
          </Typography>
        )}
        {data !== undefined && data.length > 0 && <SnapshotList snapshots={data} onChoose={setChosen} />}
      </Box>
    </AppDialog>
  );
}
