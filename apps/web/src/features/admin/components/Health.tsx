import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Activity, CircleCheck, TriangleAlert } from 'lucide-react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import type { ResponseOf } from '../../../platform/http/api-types.ts';
import { call } from '../../../platform/http/api.ts';
import { BarChart } from '../../../ui/BarChart.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { failureText, translateMessage } from '../../../ui/messages.ts';
import { formatMoment } from '../../../ui/moment.ts';
import { RetryBanner } from '../../../ui/RetryBanner.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';

type Health = ResponseOf<'GET /api/admin/health'>;
type Hour = Health['hours'][number];

const MINUTE = 60_000;
const HOURS = 7 * 24;
const HOUR = 3_600_000;

/** A bar for each hour of the week; none if no server ran. */
function barsOf(hours: Health['hours'], read: (hour: Hour) => number) {
  const byHour = new Map(hours.map((hour) => [Date.parse(hour.at), read(hour)]));
  const last = Math.floor(Date.now() / HOUR) * HOUR;
  return Array.from({ length: HOURS }, (_, index) => byHour.get(last - (HOURS - 1 - index) * HOUR) ?? 0);
}

/** How the product is, in sentences, and its last week in small charts. */
export function HealthOfProduct() {
  const { data, error, refetch } = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => call('GET /api/admin/health', { signal }),
    refetchInterval: MINUTE,
  });
  if (error && !data) return <RetryBanner onRetry={() => void refetch()}>{failureText(asFailure(error))}</RetryBanner>;
  if (!data) return <LineSkeletons />;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {data.findings.map((finding) => (
          <FindingLine key={finding.message_id} finding={finding} />
        ))}
      </Box>
      {data.hours.length === 0 ? <NothingYet /> : <Week hours={data.hours} />}
    </Box>
  );
}

function FindingLine({ finding }: { finding: Health['findings'][number] }) {
  const { t } = useLingui();
  const Icon = finding.well ? CircleCheck : TriangleAlert;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <Box sx={{ color: finding.well ? 'success.main' : 'error.main', lineHeight: 0, pt: 0.25 }}>
        <Icon size={20} aria-label={finding.well ? t`Good` : t`Needs attention`} role="img" />
      </Box>
      <Typography>
        {translateMessage({ id: finding.message_id, values: finding.values, text: finding.message })}
      </Typography>
    </Box>
  );
}

function NothingYet() {
  return (
    <EmptyState picture={<Activity size={40} />} title={<Trans>No measurements yet</Trans>}>
      <Trans>The first numbers appear a few minutes after the start.</Trans>
    </EmptyState>
  );
}

function Week({ hours }: { hours: Health['hours'] }) {
  const { t, i18n } = useLingui();
  const number = (value: number) => i18n.number(value);
  const since = formatMoment(hours[0]?.at ?? '');
  const charts = [
    { title: t`Requests per hour`, read: (hour: Hour) => hour.calls, unit: number },
    { title: t`Failed requests`, read: (hour: Hour) => hour.failed, unit: number },
    { title: t`Requests over a second`, read: (hour: Hour) => hour.slow, unit: number },
    {
      title: t`Longest delay on a server`,
      read: (hour: Hour) => hour.late_ms,
      unit: (ms: number) => t`${number(ms)} ms`,
    },
    { title: t`Memory per server`, read: (hour: Hour) => hour.memory_mb, unit: (mb: number) => t`${number(mb)} MB` },
  ];
  return (
    <Box component="section" aria-label={t`Last 7 days`} sx={{ display: 'grid', gap: 3 }}>
      <Typography color="text.secondary">
        <Trans>Last 7 days, measured since {since}.</Trans>
      </Typography>
      {charts.map(({ title, read, unit }) => {
        const bars = barsOf(hours, read);
        const most = unit(Math.max(...bars));
        return (
          <Box key={title} component="figure" sx={{ m: 0 }}>
            <Box component="figcaption" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 0.5 }}>
              <Typography component="span">{title}</Typography>
              <Typography component="span" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
                <Trans>at most {most}</Trans>
              </Typography>
            </Box>
            <BarChart bars={bars} label={t`${title}: at most ${most}`} />
          </Box>
        );
      })}
    </Box>
  );
}
