import { Trans, useLingui, Plural } from '@lingui/react/macro';
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
import { useChangeGoal, useMakeGoal, type GoalInput, usePreview, type Preview } from '../api/goals.ts';
import {
  asField,
  inputOf,
  MAX_DAYS,
  MAX_MINUTES,
  problemsOf,
  TARGETS,
  usualWanted,
  type GoalWords,
  type Wanted,
} from '../state/wanted.ts';
import Skeleton from '@mui/material/Skeleton';
import { formatDay } from '../../../ui/moment.ts';

const DAY = 86_400_000;
const PERCENT = { style: 'percent' } as const;
/** Calendar days from one moment to another, in the reader's time zone; rounded, as a day of a clock change has 23 or 25 hours. */
const calendarDays = (from: number, to: number) =>
  Math.round((new Date(to).setHours(0, 0, 0, 0) - new Date(from).setHours(0, 0, 0, 0)) / DAY);

/** Before saving: the minutes a day and the forecast, in one line. */
function PreviewLine({ input, now }: { input: GoalInput | null; now: number }) {
  const { data, error, isPlaceholderData } = usePreview(input);
  return (
    <Box
      role="status"
      sx={{
        p: 2,
        minHeight: 76,
        borderRadius: '8px',
        bgcolor: 'tones.raised',
        color: error === null ? 'text.primary' : 'error.main',
        opacity: isPlaceholderData ? 0.6 : 1,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {error !== null ? (
        failureText(asFailure(error))
      ) : input === null || data === undefined ? (
        <Skeleton width="80%" />
      ) : (
        <Said preview={data} input={input} now={now} />
      )}
    </Box>
  );
}

function Said({ preview, input, now }: { preview: Preview; input: GoalInput; now: number }) {
  const { words, expected, low, high, minutes_per_day: minutes, needed_minutes_per_day: needed } = preview;
  const days = Math.max(1, calendarDays(now, Date.parse(input.due_at)));
  const date = formatDay(input.due_at);
  const { i18n } = useLingui();
  const [wordsText, expectedText, lowText, highText] = [words, expected, low, high].map((one) => i18n.number(one));
  if (needed > minutes)
    return (
      <>
        <Trans>
          {expectedText} of {wordsText} words in {minutes} minutes per day, likely between {lowText} and {highText}.
        </Trans>{' '}
        <Plural
          value={needed}
          one="All of them would take # minute per day."
          other="All of them would take # minutes per day."
        />
      </>
    );
  return (
    <>
      <Plural value={words} one="# word" other="# words" />, <Plural value={days} one="# day" other="# days" />:{' '}
      <Plural value={minutes} one="about a minute per day." other="about # minutes per day." />{' '}
      <Trans>
        Likely known on {date}: {expectedText} ({lowText} to {highText}).
      </Trans>
    </>
  );
}

/** Debounce in milliseconds of the preview, which costs the server some work. */
const SETTLED_MS = 400;

interface GoalDialogProps {
  /** Name of the words: the cluster or the tag. */
  name: ReactNode;
  words: GoalWords;
  onClose: () => void;
}

/** Ready by…: date, target recall and minutes a day, with the forecast. */
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
  const { t, i18n } = useLingui();
  const [wanted, setWanted] = useState(begin);
  const problems = problemsOf(wanted, now);
  const change = (changed: Partial<Wanted>) => setWanted((before) => ({ ...before, ...changed }));
  const settled = useSettled(wanted, SETTLED_MS);
  const preview = useMemo(() => {
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
          error={problems.due ? t`Choose a date within the next ${MAX_DAYS} days.` : null}
          inputProps={{ max: '9999-12-31T23:59' }}
        />
        <Field
          label={t`Minutes per day at most`}
          inputMode="numeric"
          value={wanted.minutes}
          onChange={({ target }) => change({ minutes: target.value })}
          error={problems.minutes ? t`A whole number from 1 to ${MAX_MINUTES}.` : null}
        />
        <SelectField
          label={t`How sure you want to be of each word`}
          value={String(wanted.target)}
          options={targets.map((one) => ({ value: String(one), label: i18n.number(one / 100, PERCENT) }))}
          onChange={(value) => change({ target: Number(value) })}
        />
        <PreviewLine input={preview} now={now} />
      </Box>
    </AppDialog>
  );
}
