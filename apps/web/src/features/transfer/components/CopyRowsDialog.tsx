import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { clusterPath } from '@wordcluster/domain/practice/routes';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { call } from '../../../platform/http/api.ts';
import { refreshClusters, refreshRows, useClusters, type Cluster } from '../../../platform/queries/clusters.ts';
import { refreshReviews } from '../../../platform/queries/reviews.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { failureText } from '../../../ui/messages.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { SubmitActions } from '../../../ui/SubmitActions.tsx';
import { showToast } from '../../../ui/toasts.ts';

interface CopyRowsDialogProps {
  cluster: Cluster;
  rowIds: readonly number[];
  /** They are no longer in this cluster. */
  onMoved: () => void;
  onClose: () => void;
}

/** Rows that one call copies. */
const AT_ONCE = 5000;

async function send(from: number, to: number, rowIds: readonly number[], move: boolean): Promise<number[]> {
  const made: number[] = [];
  for (let first = 0; first < rowIds.length; first += AT_ONCE) {
    const { row_ids } = await call('POST /api/clusters/:cluster_id/clusterRows/copy', {
      params: { cluster_id: from },
      body: { row_ids: rowIds.slice(first, first + AT_ONCE), to_cluster_id: to, move },
    });
    made.push(...row_ids);
  }
  return made;
}

const refreshBoth = (one: number, other: number) =>
  Promise.all([refreshRows(one), refreshRows(other), refreshClusters(), refreshReviews()]);

/** Copies or moves the selected rows to another cluster with write access. */
export default function CopyRowsDialog({ cluster, rowIds, onMoved, onClose }: CopyRowsDialogProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { data: clusters = [] } = useClusters();
  const others = clusters.filter(
    ({ id, disabled, may_write, archived }) => id !== cluster.id && !disabled && !archived && may_write,
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const [move, setMove] = useState(false);
  const target = others.find(({ id }) => id === chosen) ?? others[0];
  const failed = (error: unknown) => showToast({ message: failureText(asFailure(error)), severity: 'error' });
  const copying = useMutation({
    mutationFn: (to: Cluster) => send(cluster.id, to.id, rowIds, move),
    onSuccess: (made, to) => {
      if (move) onMoved();
      void refreshBoth(cluster.id, to.id);
      const undo = () =>
        void send(to.id, cluster.id, made, true)
          .then(() => refreshBoth(cluster.id, to.id))
          .catch(failed);
      showToast({
        message: move ? t`Moved to “${to.title}”.` : t`Copied to “${to.title}”.`,
        severity: 'success',
        ...(move ? { undo, duration: 10_000 } : {}),
        action: { label: t`Open`, run: () => void navigate(clusterPath(to.id)) },
      });
      onClose();
    },
  });
  return (
    <AppDialog
      open
      maxWidth="xs"
      title={<Plural value={rowIds.length} one="Copy or move # row" other="Copy or move # rows" />}
      onClose={onClose}
      busy={copying.isPending}
      onSubmit={() => target && copying.mutate(target)}
      actions={
        <SubmitActions
          label={move ? <Trans>Move</Trans> : <Trans>Copy</Trans>}
          disabled={target === undefined}
          busy={copying.isPending}
          onCancel={onClose}
        />
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {copying.error && <Banner>{failureText(asFailure(copying.error))}</Banner>}
        {target === undefined ? (
          <Typography>
            <Trans>There is no other cluster you can edit. Create one first.</Trans>
          </Typography>
        ) : (
          <>
            <SelectField
              label={t`Target cluster`}
              value={String(target.id)}
              options={others.map(({ id, title }) => ({ value: String(id), label: title }))}
              onChange={(id) => setChosen(Number(id))}
            />
            <RadioGroup
              aria-label={t`Copy or move`}
              value={move ? 'move' : 'copy'}
              onChange={(_event, value) => setMove(value === 'move')}
            >
              <FormControlLabel value="copy" control={<Radio />} label={t`Copy: the rows stay here too`} />
              {cluster.may_write && (
                <FormControlLabel value="move" control={<Radio />} label={t`Move: with their learning history`} />
              )}
            </RadioGroup>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <Trans>Columns keep their order: the first goes into the first.</Trans>
            </Typography>
          </>
        )}
      </Box>
    </AppDialog>
  );
}
