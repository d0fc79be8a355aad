import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useGoals, type Goal } from '../../../platform/queries/goals.ts';
import type { Today } from '../../../platform/queries/reviews.ts';
import { formatDay } from '../../../ui/moment.ts';
import { GoalName } from './GoalName.tsx';

const CalendarDialog = lazy(() => import('./CalendarDialog.tsx'));

/** The user's goals on the page Today; nothing without any. */
export function GoalsToday({ today }: { today: Today }) {
  const { data: goals = [] } = useGoals();
  const [calendar, setCalendar] = useState(false);
  if (goals.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="goals-title" sx={{ mt: 6 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id="goals-title" variant="h3" component="h2" sx={{ flex: 1 }}>
          <Trans>Ready by a date</Trans>
        </Typography>
        <Button size="small" color="inherit" startIcon={<CalendarDays />} onClick={() => setCalendar(true)}>
          <Trans>Calendar</Trans>
        </Button>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {goals.map((goal) => (
          <Line key={goal.id} goal={goal} words={today.goals.find(({ id }) => id === goal.id)?.words_today ?? 0} />
        ))}
      </Box>
      <Suspense>{calendar && <CalendarDialog onClose={() => setCalendar(false)} />}</Suspense>
    </Box>
  );
}

function Line({ goal, words }: { goal: Goal; words: number }) {
  const { t, i18n } = useLingui();
  const date = formatDay(goal.due_at);
  const { expected, words: all, result } = goal;
  const [expectedText, allText] = [i18n.number(expected), i18n.number(result?.words ?? all)];
  const reachedText = i18n.number(result?.known ?? 0);
  return (
    <Box component="li" sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider', fontVariantNumeric: 'tabular-nums' }}>
      <Link
        component={RouterLink}
        to={`/goals/${goal.id}`}
        color="inherit"
        sx={{ fontWeight: 500, overflowWrap: 'anywhere', display: 'inline-block', py: 0.5 }}
      >
        <bdi>
          <GoalName goal={goal} />
        </bdi>{' '}
        · <bdi>{date}</bdi>
      </Link>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {result === null ? (
          <>
            <Plural value={words} _0="Nothing left today" one="# word today" other="# words today" /> ·{' '}
            {t`${expectedText} of ${allText} expected`}
            {!goal.on_track && <> · {t`behind the plan`}</>}
          </>
        ) : (
          <Trans>
            Ended: {reachedText} of {allText} known
          </Trans>
        )}
      </Typography>
    </Box>
  );
}
