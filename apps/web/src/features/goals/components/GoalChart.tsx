import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { Goal } from '../../../platform/queries/goals.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { formatDay } from '../../../ui/moment.ts';

const [WIDTH, HEIGHT, EDGE] = [600, 200, 8];

type Day = Goal['line'][number];

/** The line of the plan against what happened: words that would be known on the date if nothing more were asked. */
export function GoalChart({ goal: { line, words } }: { goal: Goal }) {
  const { t } = useLingui();
  const x = (place: number) => EDGE + (place / Math.max(1, line.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (value: number) => HEIGHT - EDGE - (value / Math.max(1, words)) * (HEIGHT - 2 * EDGE);
  const points = (of: (day: Day) => number | null) =>
    line
      .flatMap((day, place) => {
        const value = of(day);
        return value === null ? [] : [`${x(place).toFixed(1)},${y(value).toFixed(1)}`];
      })
      .join(' ');
  const reached = line.flatMap((day, place) => (day.reached === null ? [] : [{ place, value: day.reached }]));
  return (
    <Box>
      <Box
        component="svg"
        role="img"
        aria-label={t`Words known on the date, planned and actual`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        sx={{ display: 'block', width: '100%', height: 'auto', borderBottom: 1, borderColor: 'divider' }}
      >
        <Box
          component="polyline"
          points={points(({ planned }) => planned)}
          sx={{ fill: 'none', color: 'text.secondary' }}
          stroke="currentColor"
          strokeWidth={2}
          strokeDasharray="6 5"
        />
        <Box component="g" sx={{ color: 'primary.main' }}>
          <polyline points={points((day) => day.reached)} fill="none" stroke="currentColor" strokeWidth={3} />
          {reached.map(({ place, value }) => (
            <circle key={place} cx={x(place)} cy={y(value)} r={4} fill="currentColor" />
          ))}
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2.5,
          mt: 1,
          mb: 2,
          fontSize: '0.8125rem',
          color: 'text.secondary',
        }}
      >
        <span>
          <Trans>Dashed: the plan</Trans>
        </span>
        <span>
          <Trans>Dots: what happened</Trans>
        </span>
      </Box>
      <Disclosure label={<Trans>As a table</Trans>}>
        <DataTable<Day>
          label={t`Words known on the date, planned and actual`}
          rows={line}
          rowKey={({ date }) => date}
          columns={[
            { id: 'day', label: t`Day`, cell: ({ date }) => formatDay(`${date}T12:00:00`) },
            { id: 'planned', label: t`Plan`, align: 'right', cell: ({ planned }) => Math.round(planned) },
            {
              id: 'reached',
              label: t`Reached`,
              align: 'right',
              cell: ({ reached: value }) => (value === null ? '–' : Math.round(value)),
            },
          ]}
        />
      </Disclosure>
    </Box>
  );
}
