import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { reviewSettingsQuery, type ReviewSettings } from '../../../platform/queries/reviews.ts';
import { CheckField } from '../../../ui/CheckField.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { failureText, translateMessage } from '../../../ui/messages.ts';
import { RetryBanner } from '../../../ui/RetryBanner.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { ClusterDirections } from './ClusterDirections.tsx';
import { hoursOfDay, dateFormat } from '../../../ui/moment.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { choosePicturesAfterAnswer, usePicturesAfterAnswer } from '../../../platform/storage/pictures-after-answer.ts';
import { CHOSEN_UTC } from '../api/time-zone.ts';
import { chooseBoxes, useBoxes } from '../state/device-choices.ts';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Field } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { saveReviewSettings } from '../api/review-settings.ts';

type Name = keyof ReviewSettings;

interface SettingsForm {
  settings: ReviewSettings;
  change: (changes: Partial<ReviewSettings>) => void;
  /** The server's error for a value. */
  errorOf: (name: Name) => string | null;
}

/** Settings with pending changes (optimistic update); rolled back if refused. */
function useReviewSettings(stored: ReviewSettings): SettingsForm {
  const [saving, setSaving] = useState<Partial<ReviewSettings>>({});
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});

  const without = <Values extends object>(values: Values, changes: Partial<ReviewSettings>) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(changes, name))) as Values;
  const save = async (changes: Partial<ReviewSettings>) => {
    setSaving((before) => ({ ...before, ...changes }));
    setErrors((before) => without(before, changes));
    try {
      await saveReviewSettings(changes);
    } catch (error) {
      const failure = asFailure(error);
      const fields = Object.entries(failure.errors).map(([name, said]) => [name, said.map(translateMessage).join(' ')]);
      setErrors((before) => ({ ...before, ...(Object.fromEntries(fields) as typeof before) }));
      if (fields.length === 0) showToast({ message: failureText(failure), severity: 'error' });
    } finally {
      setSaving((before) => without(before, changes));
    }
  };
  return {
    settings: { ...stored, ...saving },
    change: (changes) => void save(changes),
    errorOf: (name) => errors[name] ?? null,
  };
}

interface NumberFieldProps {
  label: string;
  value: number | null;
  /** Whether an empty field means no limit. */
  optional?: boolean;
  hint?: ReactNode;
  /** The server's error. */
  error: string | null;
  maxLength: number;
  onChange: (value: number | null) => void;
}

const read = (text: string): number | null => (/^\d+$/.test(text.trim()) ? Number(text) : null);

/** A whole number that is saved when the field is left, or by Enter. */
function NumberField({ label, value, optional = false, hint, error, maxLength, onChange }: NumberFieldProps) {
  const { t } = useLingui();
  // Null while nothing is typed: the stored value may change meanwhile.
  const [typed, setTyped] = useState<string | null>(null);
  const isEmpty = typed !== null && typed.trim() === '';
  const isWrong = typed !== null && read(typed) === null && !(optional && isEmpty);
  const save = () => {
    if (typed === null || isWrong) return;
    const wanted = read(typed);
    setTyped(null);
    if (wanted !== value) onChange(wanted);
  };
  return (
    <Field
      label={label}
      value={typed ?? value ?? ''}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={save}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) save();
      }}
      error={isWrong ? t`Please enter a whole number.` : error}
      hint={hint}
      inputProps={{ inputMode: 'numeric', autoComplete: 'off', maxLength }}
    />
  );
}

/** Names of days need two lines on a phone in some languages: each has its own frame. */
const SEPARATE = { m: 0, border: '1px solid', borderColor: 'text.secondary', borderRadius: 1 } as const;

/** Weekdays with fewer due words, Monday first, in the interface's language. */
function LightDays({ value, onChange }: { value: readonly number[]; onChange: (days: number[]) => void }) {
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
        <Trans>Light days: schedule fewer words</Trans>
      </Typography>
      <ToggleButtonGroup
        aria-label={t`Light days`}
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

const zonesWith = (own: string): string[] => {
  const named = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC');
  return [...new Set([own, CHOSEN_UTC, ...named])].toSorted();
};

/** Advanced settings: limits, start of the day, and behaviour after an answer. */
function AdvancedPractice({ form: { settings, change, errorOf } }: { form: SettingsForm }) {
  const { t } = useLingui();
  const boxes = useBoxes((state) => state.boxes);
  const late = usePicturesAfterAnswer((state) => state.late);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        <NumberField
          label={t`Reviews per day`}
          value={settings.reviews_per_day}
          optional
          error={errorOf('reviews_per_day')}
          hint={t`Empty means no limit.`}
          maxLength={5}
          onChange={(reviews_per_day) => change({ reviews_per_day })}
        />
        <NumberField
          label={t`Target retention (%)`}
          value={Math.round(settings.retention * 100)}
          error={errorOf('retention')}
          hint={t`80–97. Higher means more reviews.`}
          maxLength={2}
          onChange={(percent) => change({ retention: (percent ?? 0) / 100 })}
        />
        <SelectField
          label={t`New day starts at`}
          value={String(settings.day_starts_at)}
          options={hoursOfDay()}
          onChange={(hour) => change({ day_starts_at: Number(hour) })}
        />
        <SelectField
          label={t`Time zone`}
          value={settings.time_zone}
          options={zonesWith(settings.time_zone).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          onChange={(time_zone) => change({ time_zone })}
        />
      </Box>
      <LightDays value={settings.busy_days} onChange={(busy_days) => change({ busy_days })} />
      <Box>
        <CheckField
          label={t`Continue automatically after a right answer`}
          checked={settings.go_on}
          onChange={(go_on) => change({ go_on })}
        />
        <CheckField
          label={t`Rate answers myself`}
          checked={settings.rate_myself}
          onChange={(rate_myself) => change({ rate_myself })}
        />
        <CheckField
          label={t`Answers in practice tests count too`}
          checked={settings.test_answers}
          onChange={(test_answers) => change({ test_answers })}
          hint={t`Your first answer to each question decides when the word comes up next.`}
        />
        <CheckField
          label={t`Show a box for each letter`}
          checked={boxes}
          onChange={chooseBoxes}
          hint={t`On this device. The boxes show how long the answer is.`}
        />
        <CheckField
          label={t`Show pictures only after the answer`}
          checked={late}
          onChange={choosePicturesAfterAnswer}
          hint={t`On this device.`}
        />
      </Box>
    </Box>
  );
}

type Way = ReviewSettings['ways'][number];

/** Ways of asking. The last enabled one cannot be disabled. */
function QuestionTypes({ settings, change }: Pick<SettingsForm, 'settings' | 'change'>) {
  const { t } = useLingui();
  const ways: readonly { way: Way; label: string }[] = [
    { way: 'meet', label: t`Introduce new words first` },
    { way: 'choose', label: t`Multiple choice` },
    { way: 'type', label: t`Type the answer` },
    { way: 'listen', label: t`Dictation` },
    { way: 'flashcard', label: t`Flashcards` },
  ];
  const toggle = (way: Way, on: boolean) =>
    change({ ways: ways.map((one) => one.way).filter((one) => (one === way ? on : settings.ways.includes(one))) });
  return (
    <Box component="section">
      <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
        <Trans>Question types</Trans>
      </Typography>
      {ways.map(({ way, label }) => (
        <CheckField
          key={way}
          label={label}
          checked={settings.ways.includes(way)}
          onChange={(on) => toggle(way, on)}
          disabled={settings.ways.length === 1 && settings.ways.includes(way)}
        />
      ))}
    </Box>
  );
}

function Fields({ settings: stored, answering }: { settings: ReviewSettings; answering: ReactNode }) {
  const { t } = useLingui();
  const form = useReviewSettings(stored);
  const { settings, change, errorOf } = form;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <QuestionTypes settings={settings} change={change} />
      <Box sx={{ maxWidth: { sm: 260 } }}>
        <NumberField
          label={t`New words per day`}
          value={settings.new_per_day}
          error={errorOf('new_per_day')}
          maxLength={5}
          onChange={(new_per_day) => change({ new_per_day: new_per_day ?? 0 })}
        />
      </Box>
      <ClusterDirections />
      {answering}
      <Disclosure label={<Trans>Advanced</Trans>}>
        <AdvancedPractice form={form} />
      </Disclosure>
    </Box>
  );
}

/** Practice settings; each change is saved at once. The most common ones come first. */
export function PracticeSettings({ answering }: { answering: ReactNode }) {
  const { data, error, refetch } = useQuery(reviewSettingsQuery);
  if (data !== undefined) return <Fields settings={data} answering={answering} />;
  if (error) return <RetryBanner onRetry={() => void refetch()}>{failureText(asFailure(error))}</RetryBanner>;
  return <LineSkeletons />;
}
