import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { CheckField } from '../../../ui/CheckField.tsx';
import { hoursOfDay } from '../../../ui/moment.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { choosePicturesAfterAnswer, usePicturesAfterAnswer } from '../../../platform/storage/pictures-after-answer.ts';
import { CHOSEN_UTC } from '../api/time-zone.ts';
import type { SettingsForm } from '../hooks/use-review-settings.ts';
import { chooseBoxes, useBoxes } from '../state/device-choices.ts';
import { LightDays } from './LightDays.tsx';
import { NumberField } from './NumberField.tsx';

const zonesWith = (own: string): string[] => {
  const named = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC');
  return [...new Set([own, CHOSEN_UTC, ...named])].toSorted();
};

/** What few people change: limits and hours of the day, and what happens around an answer. */
export function AdvancedPractice({ form: { settings, change, errorOf } }: { form: SettingsForm }) {
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
