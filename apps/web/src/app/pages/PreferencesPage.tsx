import { Trans, useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { columnLanguages } from '@wordcluster/domain/clusters/cluster';
import { VoiceChoices } from '../../features/listening/components/VoiceChoices.tsx';
import { AnsweringFields } from '../../features/preferences/components/AnsweringFields.tsx';
import { PreferencePart } from '../../features/preferences/components/PreferencePart.tsx';
import { PreferenceFields } from '../../features/preferences/components/PreferenceFields.tsx';
import { ReminderFields } from '../../features/preferences/components/ReminderFields.tsx';
import { useDeviceNotifications } from '../../features/preferences/hooks/use-device-notifications.ts';
import { PracticeSettings } from '../../features/review/components/PracticeSettings.tsx';
import { useTimeZone } from '../../features/review/hooks/use-time-zone.ts';
import { dispatch } from '../../features/practice/state/practice-store.ts';
import { asFailure } from '../../platform/http/api-failure.ts';
import { useClusters } from '../../platform/queries/clusters.ts';
import { changePreferences, usePreferences, type PreferenceChange } from '../../platform/queries/preferences.ts';
import { refreshReviews, reviewSettingsQuery } from '../../platform/queries/reviews.ts';
import { useDarkMode } from '../../platform/storage/dark-mode.ts';
import { Banner } from '../../ui/Banner.tsx';
import { failureText } from '../../ui/messages.ts';
import { showToast } from '../../ui/toasts.ts';
import { chooseLanguage, useLanguage } from '../language.ts';
import { showShortcuts } from '../shell/shortcuts.ts';
import { AccountPage } from './AccountTabs.tsx';
import { OwnLanguages } from './OwnLanguages.tsx';

/** The practice test of this browser and the schedule of the account follow, too. */
async function change(preferences: PreferenceChange): Promise<void> {
  await changePreferences(preferences);
  const { grading, voice_autoplay } = preferences;
  if (voice_autoplay !== undefined) dispatch({ type: 'settings-changed', settings: { autoplay: voice_autoplay } });
  if (grading !== undefined || voice_autoplay !== undefined) await refreshReviews();
}

const say = (thrown: unknown) => showToast({ message: failureText(asFailure(thrown)), severity: 'error' });

/** Scrolls to the part that the address names, once it is there; its heading is read first. */
function useScrollToPart(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash.length < 2) return;
    document.querySelector(`#${CSS.escape(hash.slice(1))}`)?.scrollIntoView();
  }, [hash]);
}

export default function PreferencesPage() {
  const { t } = useLingui();
  const { preferences, error } = usePreferences();
  const { language } = useLanguage();
  const dark = useDarkMode((state) => state.dark);
  const { data: settings } = useQuery(reviewSettingsQuery);
  const { data: clusters } = useClusters();
  const device = useDeviceNotifications(say);
  // The hour is in the user's time zone.
  useTimeZone();
  useScrollToPart();
  return (
    <AccountPage title={t`Preferences`}>
      {error !== null && <Banner>{failureText(asFailure(error))}</Banner>}
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>
        <Trans>Changes are saved automatically and apply on all your devices.</Trans>
      </Typography>
      <Box sx={{ mb: 3 }}>
        <OwnLanguages preferences={preferences} onChange={(chosen) => void change(chosen).catch(say)} />
      </Box>
      <PreferenceFields
        preferences={preferences}
        language={language}
        dark={dark}
        onLanguage={(chosen) => void chooseLanguage(chosen)}
        onChange={(chosen) => void change(chosen).catch(say)}
        onShortcuts={showShortcuts}
        practice={
          <PreferencePart id="practice" title={<Trans>Practice</Trans>}>
            <PracticeSettings
              answering={
                <AnsweringFields preferences={preferences} onChange={(chosen) => void change(chosen).catch(say)} />
              }
            />
          </PreferencePart>
        }
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
    </AccountPage>
  );
}
