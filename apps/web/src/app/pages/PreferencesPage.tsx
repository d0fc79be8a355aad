import { Trans, useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { PreferenceFields } from '../../features/preferences/components/PreferenceFields.tsx';
import { dispatch } from '../../features/practice/state/practice-store.ts';
import { asFailure } from '../../platform/http/api-failure.ts';
import { changePreferences, usePreferences, type PreferenceChange } from '../../platform/queries/preferences.ts';
import { refreshReviews } from '../../platform/queries/reviews.ts';
import { useDarkMode } from '../../platform/storage/dark-mode.ts';
import { Banner } from '../../ui/Banner.tsx';
import { failureText } from '../../ui/messages.ts';
import { Page } from '../../ui/Page.tsx';
import { showToast } from '../../ui/toasts.ts';
import { chooseLanguage, useLanguage } from '../language.ts';
import { showShortcuts } from '../shell/shortcuts.ts';

/** The practice test of this browser and the schedule of the account follow, too. */
async function change(preferences: PreferenceChange): Promise<void> {
  await changePreferences(preferences);
  const { grading, voice_autoplay } = preferences;
  if (grading === undefined && voice_autoplay === undefined) return;
  const settings = { ...(grading && { grading }), ...(voice_autoplay !== undefined && { autoplay: voice_autoplay }) };
  dispatch({ type: 'settings-changed', settings });
  await refreshReviews();
}

export default function PreferencesPage() {
  const { t } = useLingui();
  const { preferences, error } = usePreferences();
  const { language } = useLanguage();
  const dark = useDarkMode((state) => state.dark);
  const say = (thrown: unknown) => showToast({ message: failureText(asFailure(thrown)), severity: 'error' });
  return (
    <Page title={t`Preferences`} width="text">
      {error !== null && <Banner>{failureText(asFailure(error))}</Banner>}
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>
        <Trans>Each choice counts at once, on all your devices.</Trans>
      </Typography>
      <PreferenceFields
        preferences={preferences}
        language={language}
        dark={dark}
        onLanguage={(chosen) => void chooseLanguage(chosen)}
        onChange={(chosen) => void change(chosen).catch(say)}
        onShortcuts={showShortcuts}
      />
    </Page>
  );
}
