import { Trans, useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { columnLanguages } from '@wordcluster/domain/clusters/cluster';
import { VoiceChoices } from '../../features/listening/components/VoiceChoices.tsx';
import { PreferencePart } from '../../features/preferences/components/PreferencePart.tsx';
import { PreferenceFields } from '../../features/preferences/components/PreferenceFields.tsx';
import { ReminderFields } from '../../features/preferences/components/ReminderFields.tsx';
import { useDeviceNotifications } from '../../features/preferences/hooks/use-device-notifications.ts';
import { useTimeZone } from '../../features/review/hooks/use-time-zone.ts';
import { dispatch } from '../../features/practice/state/practice-store.ts';
import { asFailure } from '../../platform/http/api-failure.ts';
import { useClusters } from '../../platform/queries/clusters.ts';
import { changePreferences, usePreferences, type PreferenceChange } from '../../platform/queries/preferences.ts';
import { refreshReviews, reviewSettingsQuery } from '../../platform/queries/reviews.ts';
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

const say = (thrown: unknown) => showToast({ message: failureText(asFailure(thrown)), severity: 'error' });

export default function PreferencesPage() {
  const { t } = useLingui();
  const { preferences, error } = usePreferences();
  const { language } = useLanguage();
  const dark = useDarkMode((state) => state.dark);
  const { data: settings } = useQuery(reviewSettingsQuery);
  const { data: clusters } = useClusters();
  const device = useDeviceNotifications(say);
  // The hour is of the person's clock.
  useTimeZone();
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
      <Box sx={{ mt: 3 }}>
        <PreferencePart title={<Trans>Voices on this device</Trans>}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <Trans>Each browser has voices of its own, so this choice stays on this device.</Trans>
          </Typography>
          <VoiceChoices
            languages={(clusters ?? []).flatMap(columnLanguages)}
            none={
              <Typography>
                <Trans>This browser has no natural voice for the languages of your clusters.</Trans>
              </Typography>
            }
          />
        </PreferencePart>
      </Box>
      <Box sx={{ mt: 3 }}>
        <ReminderFields
          preferences={preferences}
          timeZone={settings?.time_zone ?? null}
          device={device}
          onChange={(chosen) => void change(chosen).catch(say)}
        />
      </Box>
    </Page>
  );
}
