import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { call } from '../../../platform/http/api.ts';
import { failureText } from '../../../ui/messages.ts';
import { RetryBanner } from '../../../ui/RetryBanner.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';

const MEGABYTE = 1_000_000;

/** Storage used by the account, by kind; empty kinds are left out. */
export function StoredBytes() {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = useQuery({
    queryKey: ['stored-bytes'],
    queryFn: ({ signal }) => call('GET /api/user/storage', { signal }),
  });
  if (error) return <RetryBanner onRetry={() => void refetch()}>{failureText(asFailure(error))}</RetryBanner>;
  if (!data) return <LineSkeletons />;
  const size = (bytes: number) =>
    i18n.number(bytes / MEGABYTE, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  const used = size(data.total_bytes);
  const most = size(data.limit_bytes);
  const media = size(data.media_bytes);
  const mostMedia = size(data.media_limit_bytes);
  const kinds: [string, number][] = [
    [t`Words`, data.words_bytes],
    [t`Snapshots`, data.snapshots_bytes],
    [t`Files waiting to be imported`, data.waiting_bytes],
    [t`Deleted rows that can be restored`, data.undo_bytes],
    [t`History of shared clusters`, data.history_bytes],
    [t`Turned-off links`, data.links_bytes],
  ];
  const lines: [string, string][] = [
    [t`Stored`, t`${used} of ${most}`],
    ...kinds.filter(([, bytes]) => bytes > 0).map(([name, bytes]): [string, string] => [name, size(bytes)]),
    [t`Pictures and recordings`, t`${media} of ${mostMedia}`],
    [t`Answers in the learning history`, i18n.number(data.answers)],
  ];
  return (
    <div>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 2, rowGap: 0.75 }}
      >
        {lines.map(([name, value]) => (
          <Fragment key={name}>
            <Typography component="dt" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
              {value}
            </Typography>
          </Fragment>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
        <Trans>When the account is full, the oldest deleted rows and changes go first. Answers are always kept.</Trans>
      </Typography>
    </div>
  );
}
