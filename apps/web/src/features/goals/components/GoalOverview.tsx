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
import { formatMoment } from '../../../ui/moment.ts';
import { useRemoveGoal } from '../api/goals.ts';
import { GoalChart } from './GoalChart.tsx';
import { ChangeGoalDialog } from './GoalDialog.tsx';
import { GoalName } from './GoalName.tsx';

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

/** A goal: reached, to come, and the line of the plan against what happened; once it has ended, what came of it. */
export function GoalOverview({ goal, today }: { goal: Goal; today: Today | undefined }) {
  const { t, i18n } = useLingui();
  const [dialog, setDialog] = useState<'change' | 'remove' | null>(null);
  const { words, known_now: known, expected, low, high, result } = goal;
  const left = today?.goals.find(({ id }) => id === goal.id);
  const date = formatMoment(goal.due_at);
  const percent = Math.round(goal.target * 100);
  const [knownText, wordsText, expectedText] = [known, words, expected].map((one) => i18n.number(one));
  const [lowText, highText] = [low, high].map((one) => i18n.number(one));
  const [reachedText, endedText] = [result?.known ?? 0, result?.words ?? 0].map((one) => i18n.number(one));
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>
        {result === null ? (
          <>
            <Trans>Ready by {date}</Trans> ·{' '}
            <Plural value={goal.minutes_per_day} one="at most # minute per day" other="at most # minutes per day" /> ·{' '}
            <Trans>each word {percent} % sure</Trans>
          </>
        ) : (
          <Trans>Ended on {date}</Trans>
        )}
      </Typography>
      {result !== null && (
        <Box component="section" aria-label={t`Result`} sx={{ mb: 3 }}>
          <Typography variant="h2" component="p">
            <Trans>
              {reachedText} of {endedText} words known
            </Trans>
          </Typography>
          <Typography sx={{ color: 'text.secondary', maxWidth: '60ch' }}>
            <Trans>
              That many words were remembered as reliably as you wanted. All of them return to their normal schedule
              over the next 4 weeks.
            </Trans>
          </Typography>
        </Box>
      )}
      {result === null && (
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
      )}
      {result === null && (
        <Typography sx={{ mb: 2 }}>
          {goal.on_track ? (
            <Trans>You are on track.</Trans>
          ) : (
            <Trans>Planned again from today. More minutes per day or a later date would bring more words.</Trans>
          )}
        </Typography>
      )}
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
