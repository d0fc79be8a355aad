import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Pencil, Play, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { asFailure } from '../../../platform/http/api-failure.ts';
import type { Goal } from '../../../platform/queries/goals.ts';
import type { Today } from '../../../platform/queries/reviews.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { failureText } from '../../../ui/messages.ts';
import { formatMoment, formatDay } from '../../../ui/moment.ts';
import { useRemoveGoal } from '../api/goals.ts';
import { ChangeGoalDialog } from './GoalDialog.tsx';
import { GoalName } from './GoalName.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';

const [WIDTH, HEIGHT, EDGE] = [600, 200, 8];

type Day = Goal['line'][number];

/** Labels at the ends of an axis: from the left in every language, as the chart is drawn. The table below says it to screen readers. */
function Axis({ children }: { children: ReactNode }) {
  return (
    <Box
      aria-hidden
      dir="ltr"
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        color: 'text.secondary',
        fontSize: '0.8125rem',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {children}
    </Box>
  );
}

/** Chart of plan and progress: words known on the date without further practice. */
function GoalChart({ goal: { line, words } }: { goal: Goal }) {
  const { t, i18n } = useLingui();
  const x = (position: number) => EDGE + (position / Math.max(1, line.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (value: number) => HEIGHT - EDGE - (value / Math.max(1, words)) * (HEIGHT - 2 * EDGE);
  const points = (of: (day: Day) => number | null) =>
    line
      .flatMap((day, index) => {
        const value = of(day);
        return value === null ? [] : [`${x(index).toFixed(1)},${y(value).toFixed(1)}`];
      })
      .join(' ');
  const reached = line.flatMap((day, index) => (day.reached === null ? [] : [{ position: index, value: day.reached }]));
  return (
    <Box>
      <Axis>{i18n.number(words)}</Axis>
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
          {reached.map(({ position, value }) => (
            <circle key={position} cx={x(position)} cy={y(value)} r={4} fill="currentColor" />
          ))}
        </Box>
      </Box>
      <Axis>
        {[line[0], line.at(-1)].map((day, index) => (
          <bdi key={index === 0 ? 'first' : 'last'}>{day && formatDay(`${day.date}T12:00:00`)}</bdi>
        ))}
      </Axis>
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

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Box>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography component="dd" variant="h3" sx={{ m: 0 }}>
        {children}
      </Typography>
    </Box>
  );
}

/** A goal: progress, remaining words, and the chart; once it has ended, its result. */
export function GoalOverview({ goal, today }: { goal: Goal; today: Today | undefined }) {
  const [dialog, setDialog] = useState<'change' | 'remove' | null>(null);
  const { result } = goal;
  const left = today?.goals.find(({ id }) => id === goal.id);
  const date = formatMoment(goal.due_at);
  const { i18n } = useLingui();
  const percent = i18n.number(goal.target, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>
        {result === null ? (
          <>
            <Trans>Ready by {date}</Trans> ·{' '}
            <Plural value={goal.minutes_per_day} one="at most # minute per day" other="at most # minutes per day" /> ·{' '}
            <Trans>each word {percent} sure</Trans>
          </>
        ) : (
          <Trans>Ended on {date}</Trans>
        )}
      </Typography>
      {result === null ? <Prospect goal={goal} /> : <Result result={result} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 4 }}>
        {left !== undefined && left.words_today > 0 && (
          <Button variant="contained" component={Link} to="/review" startIcon={<Play />}>
            <Plural value={left.words_today} one="Practise # word" other="Practise # words" />
          </Button>
        )}
        {result === null && (
          <Button variant="outlined" color="inherit" startIcon={<Pencil />} onClick={() => setDialog('change')}>
            <Trans>Change</Trans>
          </Button>
        )}
        <Button color="inherit" startIcon={<Trash2 />} onClick={() => setDialog('remove')}>
          <Trans>Remove</Trans>
        </Button>
      </Box>
      {goal.line.length > 1 && <GoalChart goal={goal} />}
      {dialog === 'change' && (
        <ChangeGoalDialog goal={goal} name={<GoalName goal={goal} />} onClose={() => setDialog(null)} />
      )}
      {dialog === 'remove' && <RemoveDialog goal={goal} onClose={() => setDialog(null)} />}
    </>
  );
}

/** The result of an ended goal. */
function Result({ result }: { result: NonNullable<Goal['result']> }) {
  const { t, i18n } = useLingui();
  const [reachedText, endedText] = [result.known, result.words].map((one) => i18n.number(one));
  return (
    <Box component="section" aria-label={t`Result`} sx={{ mb: 3 }}>
      <Typography variant="h2" component="p">
        <Trans>
          {reachedText} of {endedText} words known
        </Trans>
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '60ch' }}>
        <Trans>
          That many words were remembered as reliably as you wanted. All of them return to their normal schedule over
          the next 4 weeks.
        </Trans>
      </Typography>
    </Box>
  );
}

/** Reached, planned, and expected on the date. */
function Prospect({ goal }: { goal: Goal }) {
  const { i18n } = useLingui();
  const { words, known_now: known, expected, low, high } = goal;
  const [knownText, wordsText, expectedText] = [known, words, expected].map((one) => i18n.number(one));
  const [lowText, highText] = [low, high].map((one) => i18n.number(one));
  return (
    <>
      <Box
        component="dl"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, m: 0, mb: 3, fontVariantNumeric: 'tabular-nums' }}
      >
        <Fact name={<Trans>Known now</Trans>}>
          <Trans>
            {knownText} of {wordsText}
          </Trans>
        </Fact>
        <Fact name={<Trans>Still to learn</Trans>}>{i18n.number(words - known)}</Fact>
        <Fact name={<Trans>Expected on the date</Trans>}>
          <Trans>
            {expectedText} ({lowText} to {highText})
          </Trans>
        </Fact>
      </Box>
      <Typography sx={{ mb: 2 }}>
        {goal.on_track ? (
          <Trans>You are on track.</Trans>
        ) : (
          <Trans>Planned again from today. More minutes per day or a later date would bring more words.</Trans>
        )}
      </Typography>
    </>
  );
}

function RemoveDialog({ goal, onClose }: { goal: Goal; onClose: () => void }) {
  const navigate = useNavigate();
  const remove = useRemoveGoal(goal.id);
  return (
    <ConfirmDialog
      open
      title={<Trans>Remove the goal?</Trans>}
      body={<Trans>Its words stay, with everything you have learned, and continue on their normal schedule.</Trans>}
      confirm={<Trans>Remove</Trans>}
      busy={remove.isPending}
      error={remove.error === null ? null : failureText(asFailure(remove.error))}
      onConfirm={() => remove.mutate(undefined, { onSuccess: () => void navigate('/today') })}
      onClose={onClose}
    />
  );
}
