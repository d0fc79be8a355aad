import { useLingui } from '@lingui/react/macro';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import type { DayFormats } from '../hooks/use-day-formats.ts';
import { lastDays, type PractisedDay, type ProgressAnswer } from '../state/figures.ts';
import { Bars } from './Bars.tsx';
import { ChartCard } from './ChartCard.tsx';

interface DayChartProps {
  progress: ProgressAnswer;
  formats: DayFormats;
}

const HEIGHT = 180;
const LATELY = 30;

/** Answers or minutes a day, in the last thirty days. */
export function Lately({ progress, formats }: DayChartProps) {
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

/** How many words come due on each of the next thirty days. */
export function Forecast({ progress: { forecast }, formats }: DayChartProps) {
  const { t } = useLingui();
  const sum = forecast.reduce((total, { due }) => total + due, 0);
  const all = formats.count(sum);
  const today = formats.count(forecast[0]?.due ?? 0);
  return (
    <ChartCard<ProgressAnswer['forecast'][number]>
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
