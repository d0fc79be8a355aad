import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { VOICE_SPEED, type TextSize, type Theme } from '@wordcluster/domain/accounts/preferences';
import {
  INTERFACE_LANGUAGES,
  isInterfaceLanguage,
  type InterfaceLanguage,
} from '@wordcluster/domain/languages/interface-languages';
import { Keyboard } from 'lucide-react';
import type { PreferenceChange, Preferences } from '../../../platform/queries/preferences.ts';
import { CheckField } from '../../../ui/CheckField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { PreferencePart, TWO } from './PreferencePart.tsx';

/** Speeds that are offered, as the server takes them. */
const SPEEDS = Array.from(
  { length: Math.round((VOICE_SPEED.most - VOICE_SPEED.least) / VOICE_SPEED.step) + 1 },
  (_empty, step) => Number((VOICE_SPEED.least + step * VOICE_SPEED.step).toFixed(1)),
);

interface PreferenceFieldsProps {
  preferences: Preferences;
  /** The one that is shown: until the account has one, it is the browser's. */
  language: InterfaceLanguage;
  dark: boolean;
  onLanguage: (language: InterfaceLanguage) => void;
  onChange: (change: PreferenceChange) => void;
  onShortcuts: () => void;
}

/** Everything that a person may choose; each choice counts at once. */
export function PreferenceFields(props: PreferenceFieldsProps) {
  const { preferences, language, dark, onLanguage, onChange, onShortcuts } = props;
  const { t, i18n } = useLingui();
  const themes: { value: Theme; label: string }[] = [
    { value: 'system', label: t`As the device` },
    { value: 'dark', label: t`Dark` },
    { value: 'light', label: t`Light` },
  ];
  const sizes: { value: TextSize; label: string }[] = [
    { value: 'normal', label: t`Normal` },
    { value: 'large', label: t`Large` },
    { value: 'largest', label: t`Largest` },
  ];
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PreferencePart title={<Trans>Looks</Trans>}>
        <Box sx={TWO}>
          <SelectField
            label={t`Language`}
            value={language}
            options={Object.entries(INTERFACE_LANGUAGES).flatMap(([value, label]) =>
              isInterfaceLanguage(value) ? [{ value, label }] : [],
            )}
            onChange={onLanguage}
          />
          <SelectField
            label={t`Theme`}
            value={preferences.theme ?? (dark ? 'dark' : 'light')}
            options={themes}
            onChange={(theme) => onChange({ theme })}
          />
          <SelectField
            label={t`Size of text`}
            value={preferences.text_size}
            options={sizes}
            onChange={(text_size) => onChange({ text_size })}
          />
        </Box>
        <CheckField
          label={t`Less motion`}
          hint={t`Nothing slides or fades. Where your device asks for it, it is so anyway.`}
          checked={preferences.reduced_motion}
          onChange={(reduced_motion) => onChange({ reduced_motion })}
        />
      </PreferencePart>
      <PreferencePart title={<Trans>Practising</Trans>}>
        <Box sx={TWO}>
          <SelectField
            label={t`Grading of typed answers`}
            value={preferences.grading}
            options={[
              { value: 'strict', label: t`Strict: every letter counts` },
              { value: 'helpful', label: t`Helpful: small slips are forgiven` },
            ]}
            onChange={(grading) => onChange({ grading })}
          />
          <SelectField
            label={t`Speed of the voice`}
            value={String(preferences.voice_speed)}
            options={SPEEDS.map((speed) => ({ value: String(speed), label: `${i18n.number(speed)} ×` }))}
            onChange={(speed) => onChange({ voice_speed: Number(speed) })}
          />
        </Box>
        <CheckField
          label={t`Read words aloud by themselves`}
          checked={preferences.voice_autoplay}
          onChange={(voice_autoplay) => onChange({ voice_autoplay })}
        />
      </PreferencePart>
      <PreferencePart title={<Trans>Keyboard</Trans>}>
        <CheckField
          label={t`Shortcuts of a single key`}
          hint={t`Letters, digits and signs such as n, 1 or / do something while no field is typed in. Switch them off if you speak to your device, or hit keys by accident.`}
          checked={preferences.single_keys}
          onChange={(single_keys) => onChange({ single_keys })}
        />
        <Button variant="outlined" startIcon={<Keyboard />} onClick={onShortcuts} sx={{ justifySelf: 'start' }}>
          <Trans>Show all shortcuts</Trans>
        </Button>
      </PreferencePart>
      <PreferencePart title={<Trans>E-mails</Trans>}>
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <CheckField
            label={t`When somebody shares a cluster with me`}
            checked={preferences.email_sharing}
            onChange={(email_sharing) => onChange({ email_sharing })}
          />
          <CheckField
            label={t`When my Premium ends soon`}
            checked={preferences.email_premium}
            onChange={(email_premium) => onChange({ email_premium })}
          />
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Trans>Mails about logins, passwords and payments always come: they protect your account.</Trans>
        </Typography>
      </PreferencePart>
    </Box>
  );
}
