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
import { useDayFormats, type DayFormats } from '../hooks/use-day-formats.ts';
import { Calendar, Streak } from './Calendar.tsx';
import { Memory } from './Memory.tsx';
import { Retention } from './Retention.tsx';
import { Stages } from './Stages.tsx';
import { Hardest, Proportions } from './WordList.tsx';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { lastDays, type PractisedDay, type ProgressResponse } from '../state/figures.ts';
import { Bars } from './Bars.tsx';
import { ChartCard } from './ChartCard.tsx';

interface DayChartProps {
  progress: ProgressResponse;
  formats: DayFormats;
}

const HEIGHT = 180;
const LATELY = 30;

/** Answers or minutes a day, in the last thirty days. */
function Lately({ progress, formats }: DayChartProps) {
  const { t } = useLingui();
  const [unit, setUnit] = useState<'answers' | 'minutes'>('answers');
  const days = lastDays(progress.calendar, progress.today, LATELY);
  const sum = (of: 'answers' | 'minutes') => days.reduce((total, day) => total + day[of], 0);
  const [answers, minutes] = [formats.count(sum('answers')), formats.minutes(sum('minutes'))];
  const shown = unit === 'answers' ? formats.count : formats.minutes;
  return (
    <ChartCard<PractisedDay>
      title={t`Answers and minutes per day`}
      summary={t`Last 30 days: ${answers} answers in ${minutes} minutes.`}
      height={HEIGHT}
      empty={sum('answers') === 0}
      foldOnPhone
      choice={
        <ToggleButtonGroup
          size="small"
          exclusive
          aria-label={t`What the bars show`}
          value={unit}
          onChange={(_, chosen: 'answers' | 'minutes' | null) => chosen && setUnit(chosen)}
        >
          <ToggleButton value="answers">{t`Answers`}</ToggleButton>
          <ToggleButton value="minutes">{t`Minutes`}</ToggleButton>
        </ToggleButtonGroup>
      }
      draw={(width) => (
        <Bars
          width={width}
          height={HEIGHT}
          bars={days.map((day) => ({
            day: day.day,
            value: day[unit],
            title: `${formats.full(day.day)}: ${shown(day[unit])}`,
          }))}
          formatDay={formats.short}
          formatValue={shown}
        />
      )}
      table={{
        rows: days.toReversed(),
        rowKey: ({ day }) => day,
        columns: [
          { id: 'day', label: t`Day`, cell: ({ day }) => formats.full(day) },
          { id: 'answers', label: t`Answers`, align: 'right', cell: (day) => formats.count(day.answers) },
          { id: 'minutes', label: t`Minutes`, align: 'right', cell: (day) => formats.minutes(day.minutes) },
        ],
      }}
    />
  );
}

/** Due words of the next thirty days. */
function Forecast({ progress: { forecast }, formats }: DayChartProps) {
  const { t } = useLingui();
  const sum = forecast.reduce((total, { due }) => total + due, 0);
  const all = formats.count(sum);
  const today = formats.count(forecast[0]?.due ?? 0);
  return (
    <ChartCard<ProgressResponse['forecast'][number]>
      title={t`Next 30 days`}
      summary={t`${all} reviews due, ${today} of them today. New words are not included.`}
      height={HEIGHT}
      foldOnPhone
      empty={sum === 0}
      draw={(width) => (
        <Bars
          width={width}
          height={HEIGHT}
          bars={forecast.map(({ day, due }) => ({
            day,
            value: due,
            title: `${formats.full(day)}: ${formats.count(due)}`,
          }))}
          formatDay={formats.short}
          formatValue={formats.count}
        />
      )}
      table={{
        rows: forecast,
        rowKey: ({ day }) => day,
        columns: [
          { id: 'day', label: t`Day`, cell: ({ day }) => formats.full(day) },
          { id: 'due', label: t`Due words`, align: 'right', cell: ({ due }) => formats.count(due) },
        ],
      }}
    />
  );
}

/** Progress charts, each also available as a table. */
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
      <Proportions clusters={data.clusters} languages={data.languages} formats={formats} />
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
