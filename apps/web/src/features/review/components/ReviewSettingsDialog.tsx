import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { reviewSettingsQuery, type ReviewSettings } from '../../../platform/queries/reviews.ts';
import { dateFormat, hoursOfDay } from '../../../ui/moment.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { Field } from '../../../ui/Field.tsx';
import { failureText } from '../../../ui/messages.ts';
import { RetryBanner } from '../../../ui/RetryBanner.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { SubmitActions } from '../../../ui/SubmitActions.tsx';
import { ClusterDirections } from './ClusterDirections.tsx';
import { useReviewSettings } from '../hooks/use-review-settings.ts';

type Way = ReviewSettings['ways'][number];

/** A heading with its fields. */
function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h4" component="h3">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** Names of days need two lines on a phone in some languages: each has its own frame. */
const SEPARATE = { m: 0, border: '1px solid', borderColor: 'text.secondary', borderRadius: 1 } as const;

/** Weekdays on which fewer words shall come due, Monday first, in the words of the interface's language. */
function BusyDays({ value, onChange }: { value: readonly number[]; onChange: (days: number[]) => void }) {
  const { t } = useLingui();
  // 2024 began with a Monday.
  const nameOf = (day: number, weekday: 'short' | 'long') =>
    dateFormat({ weekday, timeZone: 'UTC' })(new Date(Date.UTC(2024, 0, day)));
  const days = [1, 2, 3, 4, 5, 6, 7];
  // All in one line of a phone, or four in each of two.
  const least = Math.max(...days.map((day) => nameOf(day, 'short').length)) > 3 ? 76 : 44;
  return (
    <Box>
      <Typography variant="subtitle2" component="p" sx={{ mb: 0.75 }}>
        <Trans>Busy days: fewer words come due</Trans>
      </Typography>
      <ToggleButtonGroup
        aria-label={t`Busy days`}
        value={[...value]}
        onChange={(_event, busy: number[]) => onChange(busy.toSorted((a, b) => a - b))}
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(auto-fit, minmax(${least}px, 1fr))`,
          gap: 0.5,
          maxWidth: 420,
          '&& .MuiToggleButton-root': SEPARATE,
        }}
      >
        {days.map((day) => (
          <ToggleButton key={day} value={day} title={nameOf(day, 'long')} sx={{ px: 0.5 }}>
            {nameOf(day, 'short')}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

function Fields({ form }: { form: ReturnType<typeof useReviewSettings> }) {
  const { t } = useLingui();
  const { draft, change, errorOf } = form;
  const ways: readonly { way: Way; label: string }[] = [
    { way: 'meet', label: t`Meet new words first` },
    { way: 'choose', label: t`Choose among four` },
    { way: 'type', label: t`Type the answer` },
    { way: 'listen', label: t`Listen, then type` },
    { way: 'flashcard', label: t`Flashcards` },
  ];
  const toggle = (way: Way, on: boolean) =>
    change({ ways: ways.map((one) => one.way).filter((one) => (one === way ? on : draft.ways.includes(one))) });
  const number = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);
  const shown = (value: number | null) => (value === null || Number.isNaN(value) ? '' : String(value));
  return (
    <Box sx={{ display: 'grid', gap: 4, pt: 1 }}>
      <Group title={<Trans>How much</Trans>}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <Field
            label={t`New words a day`}
            value={shown(draft.new_per_day)}
            onChange={({ target }) => change({ new_per_day: number(target.value) })}
            error={errorOf('new_per_day')}
            inputProps={{ inputMode: 'numeric', autoComplete: 'off', maxLength: 5 }}
          />
          <Field
            label={t`Repetitions a day`}
            value={shown(draft.reviews_per_day)}
            onChange={({ target }) =>
              change({ reviews_per_day: target.value.trim() === '' ? null : number(target.value) })
            }
            error={errorOf('reviews_per_day')}
            hint={t`Empty means no limit.`}
            inputProps={{ inputMode: 'numeric', autoComplete: 'off', maxLength: 5 }}
          />
          <Field
            label={t`Known when asked (%)`}
            value={shown(Math.round(draft.retention * 100))}
            onChange={({ target }) => change({ retention: number(target.value) / 100 })}
            error={errorOf('retention')}
            hint={t`80 to 97. More means more repetitions.`}
            inputProps={{ inputMode: 'numeric', autoComplete: 'off', maxLength: 2 }}
          />
          <SelectField
            label={t`A day begins at`}
            value={String(draft.day_starts_at)}
            options={hoursOfDay()}
            onChange={(hour) => change({ day_starts_at: Number(hour) })}
          />
        </Box>
        <BusyDays value={draft.busy_days} onChange={(busy_days) => change({ busy_days })} />
        <SelectField
          label={t`Time zone`}
          value={draft.time_zone}
          options={form.zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          onChange={(time_zone) => change({ time_zone })}
        />
      </Group>
      <Group title={<Trans>How words are asked</Trans>}>
        <Box>
          {ways.map(({ way, label }) => (
            <CheckField
              key={way}
              label={label}
              checked={draft.ways.includes(way)}
              onChange={(on) => toggle(way, on)}
              disabled={draft.ways.length === 1 && draft.ways.includes(way)}
            />
          ))}
          <CheckField
            label={t`A box for each letter of a typed answer`}
            checked={form.boxes}
            onChange={form.setBoxes}
            hint={t`On this device. The boxes tell how long the answer is.`}
          />
          <CheckField
            label={t`Show pictures only after the answer`}
            checked={form.late}
            onChange={form.setLate}
            hint={t`On this device.`}
          />
        </Box>
        <Box>
          <Typography variant="subtitle2" component="p" sx={{ mb: 0.75 }}>
            <Trans>Grading</Trans>
          </Typography>
          <ToggleButtonGroup
            exclusive
            aria-label={t`Grading`}
            value={draft.grading}
            onChange={(_event, grading: ReviewSettings['grading'] | null) => {
              if (grading !== null) change({ grading });
            }}
          >
            <ToggleButton value="helpful">
              <Trans>Helpful</Trans>
            </ToggleButton>
            <ToggleButton value="strict">
              <Trans>Strict</Trans>
            </ToggleButton>
          </ToggleButtonGroup>
        </Box>
        <Box>
          <CheckField
            label={t`Read words aloud by themselves`}
            checked={draft.autoplay}
            onChange={(autoplay) => change({ autoplay })}
          />
          <CheckField
            label={t`Answers of the practice test count, too`}
            checked={draft.test_answers}
            onChange={(test_answers) => change({ test_answers })}
            hint={t`The first answer of a question moves the next day on which the word is asked.`}
          />
        </Box>
      </Group>
      <ClusterDirections />
    </Box>
  );
}

function SettingsForm({ settings, onClose }: { settings: ReviewSettings; onClose: () => void }) {
  const form = useReviewSettings(settings, onClose);
  return (
    <AppDialog
      open
      title={<Trans>How to practise</Trans>}
      onClose={onClose}
      unsaved={form.changed}
      busy={form.busy}
      onSubmit={() => void form.save()}
      actions={
        <SubmitActions
          label={<Trans>Save</Trans>}
          disabled={!form.changed || form.invalid}
          busy={form.busy}
          onCancel={onClose}
        />
      }
    >
      <Fields form={form} />
    </AppDialog>
  );
}

/** How much and how a person practises: one dialog for all that the schedule asks. */
export default function ReviewSettingsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(reviewSettingsQuery);
  if (data !== undefined) return <SettingsForm settings={data} onClose={onClose} />;
  return (
    <AppDialog open title={<Trans>How to practise</Trans>} onClose={onClose}>
      {error ? (
        <RetryBanner onRetry={() => void refetch()}>{failureText(asFailure(error))}</RetryBanner>
      ) : (
        <LineSkeletons />
      )}
    </AppDialog>
  );
}
