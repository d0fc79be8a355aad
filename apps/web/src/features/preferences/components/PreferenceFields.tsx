import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TextSize, Theme } from '@wordcluster/domain/accounts/preferences';
import {
  INTERFACE_LANGUAGES,
  isInterfaceLanguage,
  type InterfaceLanguage,
} from '@wordcluster/domain/languages/interface-languages';
import { Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { useInstallation } from '../../../platform/installation/installation.ts';
import type { PreferenceChange, Preferences } from '../../../platform/queries/preferences.ts';
import { useHasNoAddress } from '../../../platform/session/session.ts';
import { CheckField } from '../../../ui/CheckField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { PreferencePart, TWO } from './PreferencePart.tsx';

interface PreferenceFieldsProps {
  preferences: Preferences;
  /** The one that is shown: until the account has one, it is the browser's. */
  language: InterfaceLanguage;
  dark: boolean;
  onLanguage: (language: InterfaceLanguage) => void;
  onChange: (change: PreferenceChange) => void;
  onShortcuts: () => void;
  /** Practice settings. */
  practice: ReactNode;
}

/** All preferences of the user; each choice is saved at once. */
export function PreferenceFields(props: PreferenceFieldsProps) {
  const { preferences, onChange, onShortcuts, practice } = props;
  const { t } = useLingui();
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Appearance {...props} />
      {practice}
      <PreferencePart title={<Trans>Keyboard</Trans>}>
        <CheckField
          label={t`Single-key shortcuts`}
          hint={t`Keys such as N, 1 or / work while you are not typing. Turn them off if you use voice control or press keys by accident.`}
          checked={preferences.single_keys}
          onChange={(single_keys) => onChange({ single_keys })}
        />
        <Button variant="outlined" startIcon={<Keyboard />} onClick={onShortcuts} sx={{ justifySelf: 'start' }}>
          <Trans>Show all shortcuts</Trans>
        </Button>
      </PreferencePart>
      <Mails preferences={preferences} onChange={onChange} />
    </Box>
  );
}

type AppearanceProps = Pick<PreferenceFieldsProps, 'preferences' | 'language' | 'dark' | 'onLanguage' | 'onChange'>;

function Appearance({ preferences, language, dark, onLanguage, onChange }: AppearanceProps) {
  const { t } = useLingui();
  const themes: { value: Theme; label: string }[] = [
    { value: 'system', label: t`System` },
    { value: 'dark', label: t`Dark` },
    { value: 'light', label: t`Light` },
  ];
  const sizes: { value: TextSize; label: string }[] = [
    { value: 'normal', label: t`Normal` },
    { value: 'large', label: t`Large` },
    { value: 'largest', label: t`Extra large` },
  ];
  return (
    <PreferencePart title={<Trans>Appearance</Trans>}>
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
          label={t`Text size`}
          value={preferences.text_size}
          options={sizes}
          onChange={(text_size) => onChange({ text_size })}
        />
      </Box>
      <CheckField
        label={t`Reduce motion`}
        hint={t`Turns off animations. Your device’s own setting is followed automatically.`}
        checked={preferences.reduced_motion}
        onChange={(reduced_motion) => onChange({ reduced_motion })}
      />
      <CheckField
        label={t`Compact rows in tables`}
        checked={preferences.compact_rows}
        onChange={(compact_rows) => onChange({ compact_rows })}
      />
    </PreferencePart>
  );
}

function Mails({ preferences, onChange }: Pick<PreferenceFieldsProps, 'preferences' | 'onChange'>) {
  const { t } = useLingui();
  const { shop } = useInstallation();
  const noAddress = useHasNoAddress();
  return (
    <PreferencePart title={<Trans>E-mails</Trans>}>
      {noAddress && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Trans>Your account has no e-mail address, so it gets no e-mails. You can add one on the Profile page.</Trans>
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <CheckField
          label={t`When somebody shares a cluster with me`}
          disabled={noAddress}
          checked={preferences.email_sharing && !noAddress}
          onChange={(email_sharing) => onChange({ email_sharing })}
        />
        {shop && (
          <CheckField
            label={t`When my Premium ends soon`}
            checked={preferences.email_premium}
            onChange={(email_premium) => onChange({ email_premium })}
          />
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {shop ? (
          <Trans>Security and payment e-mails are always sent.</Trans>
        ) : (
          <Trans>E-mails about logins and passwords are always sent: they protect your account.</Trans>
        )}
      </Typography>
    </PreferencePart>
  );
}
