import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { ChartSpline, Play } from 'lucide-react';
import { Link } from 'react-router';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { call } from '../../../platform/http/api.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { failureText } from '../../../ui/messages.ts';
import { RetryBanner } from '../../../ui/RetryBanner.tsx';
import { CardSkeletons } from '../../../ui/Skeletons.tsx';
import { useDayFormats } from '../hooks/use-day-formats.ts';
import { Calendar, Streak } from './Calendar.tsx';
import { Forecast, Lately } from './DayCharts.tsx';
import { Memory } from './Memory.tsx';
import { Retention } from './Retention.tsx';
import { Stages } from './Stages.tsx';
import { Hardest, Shares } from './WordList.tsx';

/** What a person has learned, as pictures that are tables too. */
export function Progress() {
  const { t } = useLingui();
  const formats = useDayFormats();
  const progress = useQuery({
    queryKey: ['progress'],
    queryFn: ({ signal }) => call('GET /api/progress', { signal }),
  });
  const memory = useQuery({
    queryKey: ['progress', 'parameters'],
    queryFn: ({ signal }) => call('GET /api/reviews/parameters', { signal }),
  });
  const error = progress.error ?? memory.error;
  if (error)
    return (
      <RetryBanner
        onRetry={() => {
          void progress.refetch();
          void memory.refetch();
        }}
      >
        {failureText(asFailure(error))}
      </RetryBanner>
    );
  if (!progress.data || !memory.data)
    return (
      <Box aria-busy aria-label={t`Loading`} role="status">
        <CardSkeletons count={6} height={260} />
      </Box>
    );
  const { data } = progress;
  if (data.calendar.length === 0) return <Nothing />;
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
      <Card component="section" aria-label={t`Streak`} sx={{ p: { xs: 2, sm: 3 }, gridColumn: '1 / -1' }}>
        <Streak progress={data} />
      </Card>
      <Calendar progress={data} formats={formats} />
      <Lately progress={data} formats={formats} />
      <Forecast progress={data} formats={formats} />
      <Stages stages={data.stages} formats={formats} />
      <Retention retention={data.retention} formats={formats} />
      <Hardest words={data.hardest} formats={formats} />
      <Shares clusters={data.clusters} languages={data.languages} formats={formats} />
      <Memory memory={memory.data} formats={formats} />
    </Box>
  );
}

function Nothing() {
  return (
    <EmptyState
      picture={<ChartSpline size={56} strokeWidth={1.5} />}
      title={<Trans>Your progress begins with the first answer</Trans>}
      actions={
        <Button component={Link} to="/today" variant="contained" size="large" startIcon={<Play aria-hidden />}>
          <Trans>Begin</Trans>
        </Button>
      }
    >
      <Trans>
        Here you will see your streak, a calendar of the year, upcoming reviews, how many words you know and which ones
        are hard.
      </Trans>
    </EmptyState>
  );
}
