import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { VOICE_SPEED } from '@wordcluster/domain/accounts/preferences';
import type { PreferenceChange, Preferences } from '../../../platform/queries/preferences.ts';
import { CheckField } from '../../../ui/CheckField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TWO } from './PreferencePart.tsx';

/** Offered speeds, as the server accepts them. */
const SPEEDS = Array.from(
  { length: Math.round((VOICE_SPEED.most - VOICE_SPEED.least) / VOICE_SPEED.step) + 1 },
  (_empty, step) => Number((VOICE_SPEED.least + step * VOICE_SPEED.step).toFixed(1)),
);

interface AnsweringFieldsProps {
  preferences: Preferences;
  onChange: (change: PreferenceChange) => void;
}

/** Grading of typed answers, in reviews and as the default of practice tests, and reading words aloud. */
export function AnsweringFields({ preferences, onChange }: AnsweringFieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <Box>
      <Box sx={{ ...TWO, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '3fr 2fr' } }}>
        <SelectField
          label={t`Grading of typed answers`}
          value={preferences.grading}
          options={[
            { value: 'strict', label: t`Strict: every letter counts` },
            { value: 'helpful', label: t`Forgiving: small typos are accepted` },
          ]}
          onChange={(grading) => onChange({ grading })}
        />
        <SelectField
          label={t`Voice speed`}
          value={String(preferences.voice_speed)}
          options={SPEEDS.map((speed) => ({ value: String(speed), label: `${i18n.number(speed)} ×` }))}
          onChange={(speed) => onChange({ voice_speed: Number(speed) })}
        />
      </Box>
      <CheckField
        label={t`Read words aloud automatically`}
        checked={preferences.voice_autoplay}
        onChange={(voice_autoplay) => onChange({ voice_autoplay })}
      />
    </Box>
  );
}
