import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { NO_LANGUAGE } from '@wordcluster/domain/clusters/cluster-form';
import { useEffect, useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { changePreferences, usePreferences } from '../../../platform/queries/preferences.ts';
import { readJson, writeJson } from '../../../platform/storage/storage.ts';
import { failureText } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts.ts';
import { LanguagePicker } from './LanguagePicker.tsx';

/** The user who skipped the question on this device. */
const SKIPPED = 'languages_skipped';
const NO_VOICES: ReadonlySet<string> = new Set();

/** Before the first cluster: the user's native and learned languages, the defaults of new clusters and the sample. */
export function LanguagesQuestion({ person }: { person: number }) {
  const { t, i18n } = useLingui();
  const { preferences, loaded } = usePreferences();
  const [native, setNative] = useState<string>(i18n.locale);
  const [learning, setLearning] = useState<string>(NO_LANGUAGE);
  const [skipped, setSkipped] = useState(() => readJson(SKIPPED) === person);
  const { native_language, learning_language } = preferences;
  const shown = loaded && !skipped && native_language === null && learning_language === null;
  // Leaving it counts as skipping it.
  useEffect(() => (shown ? () => writeJson(SKIPPED, person) : undefined), [shown, person]);
  if (!shown) return null;
  const save = () =>
    changePreferences({ native_language: native, learning_language: learning }).catch((error: unknown) =>
      showToast({ message: failureText(asFailure(error)), severity: 'error' }),
    );
  const skip = () => {
    writeJson(SKIPPED, person);
    setSkipped(true);
  };
  return (
    <Box
      component="section"
      className="languages-question"
      aria-label={t`Your languages`}
      sx={{
        display: 'grid',
        gap: 2,
        maxWidth: 640,
        mx: 'auto',
        mb: 3,
        p: { xs: 2, sm: 3 },
        borderRadius: '12px',
        border: 1,
        borderColor: 'tones.hairline',
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="h3" component="h2">
        <Trans>Your languages</Trans>
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <LanguagePicker
          label={t`I speak`}
          value={native}
          onChange={setNative}
          disabled={false}
          taken={[learning]}
          voiced={NO_VOICES}
          noneLabel={t`Choose a language`}
        />
        <LanguagePicker
          label={t`I want to learn`}
          value={learning}
          onChange={setLearning}
          disabled={false}
          taken={[native]}
          voiced={NO_VOICES}
          noneLabel={t`Choose a language`}
        />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button color="inherit" onClick={skip}>
          <Trans>Skip</Trans>
        </Button>
        <Button
          variant="outlined"
          disabled={native === NO_LANGUAGE || learning === NO_LANGUAGE}
          onClick={() => void save()}
        >
          <Trans>Save</Trans>
        </Button>
      </Box>
    </Box>
  );
}
