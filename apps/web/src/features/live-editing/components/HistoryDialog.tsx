import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { columnName, type ClusterRow, type ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { mediaField, MEDIA_SLOTS } from '@wordcluster/domain/clusters/media';
import { ArrowRight, Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { call } from '../../../platform/http/api.ts';
import type { ResponseOf } from '../../../platform/http/api-types.ts';
import { refreshRows, type Cluster } from '../../../platform/queries/clusters.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { failureText } from '../../../ui/messages.ts';
import { formatMoment } from '../../../ui/moment.ts';
import { RetryBanner } from '../../../ui/RetryBanner.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { personName } from '../../../platform/browser/person-name.ts';

type Change = ResponseOf<'GET /api/clusters/:cluster_id/clusterRows/:row_id/history'>[number];

interface HistoryDialogProps {
  cluster: Cluster;
  row: ClusterRow;
  onClose: () => void;
}

/** A browser that translates the page leaves the word as it is. */
function TitleOfHistory({ text }: { text: string }) {
  const word = <bdi translate="no">{text}</bdi>;
  return <Trans>History of {word}</Trans>;
}

/** The history of a row; editors undo any change. */
export default function HistoryDialog({ cluster, row, onClose }: HistoryDialogProps) {
  const params = { cluster_id: cluster.id, row_id: row.id };
  const { data, error, refetch } = useQuery({
    queryKey: ['row-history', cluster.id, row.id],
    queryFn: ({ signal }) => call('GET /api/clusters/:cluster_id/clusterRows/:row_id/history', { params, signal }),
    staleTime: 0,
  });
  const undo = useMutation({
    mutationFn: (change: number) =>
      call('POST /api/clusters/:cluster_id/history/:change_id/undo', {
        params: { cluster_id: cluster.id, change_id: change },
      }),
    onSuccess: async () => {
      await Promise.all([refreshRows(cluster.id), refetch()]);
    },
  });
  return (
    <AppDialog
      open
      title={<TitleOfHistory text={row.col_1_value ?? ''} />}
      onClose={onClose}
      actions={
        <Button color="inherit" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      {error && data === undefined && (
        <RetryBanner onRetry={() => void refetch()}>{failureText(asFailure(error))}</RetryBanner>
      )}
      {error === null && data === undefined && <Spinner />}
      {undo.isError && <Banner>{failureText(asFailure(undo.error))}</Banner>}
      {data?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          <Trans>Nothing was changed here since the cluster was shared.</Trans>
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.map((change) => (
          <ChangeItem
            key={change.id}
            cluster={cluster}
            change={change}
            busy={undo.isPending}
            onUndo={cluster.may_write ? () => undo.mutate(change.id) : null}
          />
        ))}
      </Box>
    </AppDialog>
  );
}

interface ChangeItemProps {
  cluster: Cluster;
  change: Change;
  busy: boolean;
  /** Null for readers. */
  onUndo: (() => void) | null;
}

function ChangeItem({ cluster, change, busy, onUndo }: ChangeItemProps) {
  const { t } = useLingui();
  const { user, at } = change;
  const name = user === null ? t`Deleted account` : personName(user);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <bdi>{name}</bdi> · {formatMoment(at)}
        </Typography>
        <WhatChanged cluster={cluster} change={change} />
      </Box>
      {onUndo !== null && (
        <Button
          size="small"
          color="inherit"
          startIcon={<Undo2 />}
          disabled={busy}
          onClick={onUndo}
          sx={{ flexShrink: 0 }}
        >
          <Trans>Undo</Trans>
        </Button>
      )}
    </Box>
  );
}

const COLUMNS: readonly ColumnNumber[] = [1, 2, 3];

function WhatChanged({
  cluster,
  change: { kind, before, after },
}: Pick<ChangeItemProps, 'cluster' | 'change'>): ReactNode {
  const [from, to] = [before?.row_number ?? 0, after?.row_number ?? 0];
  switch (kind) {
    case 'added':
      return <Trans>Added</Trans>;
    case 'deleted':
      return <Trans>Deleted</Trans>;
    case 'restored':
      return <Trans>Restored</Trans>;
    case 'moved':
      return (
        <Trans>
          Moved from row {from} to row {to}
        </Trans>
      );
    case 'edited':
      return (
        <>
          {MEDIA_SLOTS.filter((slot) => after && mediaField(slot) in after).map((slot) => (
            <ReplacedFile
              key={slot}
              name={slot === 0 ? null : (columnName(cluster, slot) ?? '')}
              before={before?.[mediaField(slot)] ?? null}
              after={after?.[mediaField(slot)] ?? null}
            />
          ))}
          {COLUMNS.filter((column) => after && `col_${column}_value` in after).map((column) => (
            <Replaced
              key={column}
              name={columnName(cluster, column) ?? ''}
              before={before?.[`col_${column}_value`] ?? null}
              after={after?.[`col_${column}_value`] ?? null}
            />
          ))}
          {after?.tags !== undefined && (
            <Replaced
              name={<Trans>Tags</Trans>}
              before={before?.tags?.join(', ') ?? null}
              after={after.tags?.join(', ') ?? null}
            />
          )}
        </>
      );
  }
}

/** A picture, or the recording of the column that is named. */
function ReplacedFile({ name, before, after }: { name: string | null; before: string | null; after: string | null }) {
  const what = before === null ? 'set' : after === null ? 'removed' : 'replaced';
  const said = {
    picture: {
      set: <Trans>Picture added</Trans>,
      removed: <Trans>Picture removed</Trans>,
      replaced: <Trans>Picture replaced</Trans>,
    },
    recording: {
      set: <Trans>Recording of “{name}” added</Trans>,
      removed: <Trans>Recording of “{name}” removed</Trans>,
      replaced: <Trans>Recording of “{name}” replaced</Trans>,
    },
  };
  if (name !== null) return <Box>{said.recording[what]}</Box>;
  const shown = [before, after].filter((address) => address !== null);
  return (
    <Box>
      <span>{said.picture[what]}</span>
      <Box sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
        {shown.map((address) => (
          <StoredPicture key={address} address={address} faded={address !== after} />
        ))}
      </Box>
    </Box>
  );
}

/** A picture of the history, while it is stored. */
function StoredPicture({ address, faded }: { address: string; faded: boolean }) {
  const [gone, setGone] = useState(false);
  if (gone) return null;
  return (
    <Box
      component="img"
      src={address}
      alt=""
      onError={() => setGone(true)}
      sx={{ maxWidth: 72, maxHeight: 72, borderRadius: 1, opacity: faded ? 0.5 : 1 }}
    />
  );
}

function Replaced({ name, before, after }: { name: ReactNode; before: string | null; after: string | null }) {
  const { t } = useLingui();
  const shown = (text: string | null) =>
    text === null || text === '' ? <i>{t`empty`}</i> : <bdi translate="no">{text}</bdi>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
        {name}:
      </Box>
      <s>{shown(before)}</s>
      <ArrowRight size={16} aria-label={t`became`} />
      <b>{shown(after)}</b>
    </Box>
  );
}
