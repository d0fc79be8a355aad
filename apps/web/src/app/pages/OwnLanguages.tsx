import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NO_LANGUAGE } from '@wordcluster/domain/clusters/cluster-form';
import { LanguagePicker } from '../../features/clusters/components/LanguagePicker.tsx';
import { PreferencePart, TWO } from '../../features/preferences/components/PreferencePart.tsx';
import type { PreferenceChange, Preferences } from '../../platform/queries/preferences.ts';

const NO_VOICES: ReadonlySet<string> = new Set();
const orNull = (code: string) => (code === NO_LANGUAGE ? null : code);

interface OwnLanguagesProps {
  preferences: Pick<Preferences, 'native_language' | 'learning_language'>;
  onChange: (change: PreferenceChange) => void;
}

/** The user's native and learned languages, asked once in the empty list and changed here. */
export function OwnLanguages({ preferences, onChange }: OwnLanguagesProps) {
  const { t } = useLingui();
  const native = preferences.native_language ?? NO_LANGUAGE;
  const learning = preferences.learning_language ?? NO_LANGUAGE;
  return (
    <PreferencePart title={<Trans>Your languages</Trans>}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Trans>New clusters, the sample and the teacher start with these.</Trans>
      </Typography>
      <Box sx={TWO}>
        <LanguagePicker
          label={t`I speak`}
          value={native}
          onChange={(code) => onChange({ native_language: orNull(code) })}
          disabled={false}
          taken={learning === NO_LANGUAGE ? [] : [learning]}
          voiced={NO_VOICES}
          noneLabel={t`Choose a language`}
        />
        <LanguagePicker
          label={t`I want to learn`}
          value={learning}
          onChange={(code) => onChange({ learning_language: orNull(code) })}
          disabled={false}
          taken={native === NO_LANGUAGE ? [] : [native]}
          voiced={NO_VOICES}
          noneLabel={t`Choose a language`}
        />
      </Box>
    </PreferencePart>
  );
}
