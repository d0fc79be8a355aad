import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { asFailure } from '../../../platform/http/api-failure.ts';
import type { Goal } from '../../../platform/queries/goals.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Field } from '../../../ui/Field.tsx';
import { failureText } from '../../../ui/messages.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { SubmitActions } from '../../../ui/SubmitActions.tsx';
import { useSettled } from '../../../ui/use-settled.ts';
import { useChangeGoal, useMakeGoal, type GoalInput } from '../api/goals.ts';
import {
  asField,
  inputOf,
  MOST_DAYS,
  MOST_MINUTES,
  problemsOf,
  TARGETS,
  usualWanted,
  type GoalWords,
  type Wanted,
} from '../state/wanted.ts';
import { PreviewLine } from './PreviewLine.tsx';

/** Milliseconds after the last key until the preview is asked for: it is work for the server. */
const SETTLED_MS = 400;

interface GoalDialogProps {
  /** What the words are called: the cluster, the tag. */
  name: ReactNode;
  words: GoalWords;
  onClose: () => void;
}

/** Ready by…: a date, the recall wanted on it and minutes a day, and what they lead to. */
export default function GoalDialog({ name, words, onClose }: GoalDialogProps) {
  const navigate = useNavigate();
  const make = useMakeGoal();
  const [now] = useState(() => Date.now());
  return (
    <GoalForm
      title={<Trans>Ready by…</Trans>}
      name={name}
      words={words}
      begin={usualWanted(now)}
      now={now}
      busy={make.isPending}
      error={make.error}
      label={<Trans>Set the goal</Trans>}
      onClose={onClose}
      onSave={(input) =>
        make.mutate(input, {
          onSuccess: ({ id }) => {
            onClose();
            void navigate(`/goals/${id}`);
          },
        })
      }
    />
  );
}

/** Another date, recall or number of minutes for a goal that is under way. */
export function ChangeGoalDialog({ goal, name, onClose }: { goal: Goal; name: ReactNode; onClose: () => void }) {
  const change = useChangeGoal(goal.id);
  const [now] = useState(() => Date.now());
  return (
    <GoalForm
      title={<Trans>Change the goal</Trans>}
      name={name}
      words={wordsOf(goal)}
      directions={goal.directions}
      begin={{
        due: asField(new Date(goal.due_at)),
        target: Math.round(goal.target * 100),
        minutes: String(goal.minutes_per_day),
      }}
      now={now}
      busy={change.isPending}
      error={change.error}
      label={<Trans>Save</Trans>}
      onClose={onClose}
      onSave={({ due_at, target, minutes_per_day }) =>
        change.mutate(
          {
            due_at,
            ...(target !== undefined && { target }),
            ...(minutes_per_day !== undefined && { minutes_per_day }),
          },
          { onSuccess: onClose },
        )
      }
    />
  );
}

function wordsOf({ cluster_id, tag, row_ids }: Goal): GoalWords {
  if (cluster_id !== null) return { cluster_id };
  return tag === null ? { row_ids: row_ids ?? [] } : { tag };
}

interface GoalFormProps extends GoalDialogProps {
  title: ReactNode;
  directions?: Goal['directions'];
  begin: Wanted;
  now: number;
  busy: boolean;
  error: Error | null;
  label: ReactNode;
  onSave: (input: GoalInput) => void;
}

function GoalForm(props: GoalFormProps) {
  const { title, name, words, directions = null, begin, now, busy, error, label, onClose, onSave } = props;
  const { t } = useLingui();
  const [wanted, setWanted] = useState(begin);
  const problems = problemsOf(wanted, now);
  const change = (changed: Partial<Wanted>) => setWanted((before) => ({ ...before, ...changed }));
  const settled = useSettled(wanted, SETTLED_MS);
  const asked = useMemo(() => {
    const input = inputOf(settled, now);
    return input === null ? null : { ...words, ...(directions !== null && { directions }), ...input };
  }, [settled, now, words, directions]);
  const save = () => {
    const input = inputOf(wanted, now);
    if (input !== null) onSave({ ...words, ...(directions !== null && { directions }), ...input });
  };
  const targets = [...new Set([...TARGETS, begin.target])].toSorted((a, b) => a - b);
  return (
    <AppDialog
      open
      title={title}
      maxWidth="xs"
      onClose={onClose}
      onSubmit={save}
      busy={busy}
      actions={
        <SubmitActions label={label} disabled={problems.due || problems.minutes} busy={busy} onCancel={onClose} />
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {error !== null && <Banner>{failureText(asFailure(error))}</Banner>}
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Field
          label={t`Date and hour`}
          type="datetime-local"
          value={wanted.due}
          onChange={({ target }) => change({ due: target.value })}
          error={problems.due ? t`Choose a date within the next ${MOST_DAYS} days.` : null}
          inputProps={{ max: '9999-12-31T23:59' }}
        />
        <Field
          label={t`Minutes per day at most`}
          inputMode="numeric"
          value={wanted.minutes}
          onChange={({ target }) => change({ minutes: target.value })}
          error={problems.minutes ? t`A whole number from 1 to ${MOST_MINUTES}.` : null}
        />
        <SelectField
          label={t`How sure you want to be of each word`}
          value={String(wanted.target)}
          options={targets.map((one) => ({ value: String(one), label: `${one} %` }))}
          onChange={(value) => change({ target: Number(value) })}
        />
        <PreviewLine input={asked} now={now} />
      </Box>
    </AppDialog>
  );
}
