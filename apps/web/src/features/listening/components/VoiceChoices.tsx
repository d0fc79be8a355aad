import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLanguageName } from '../../../platform/browser/display-names.ts';
import { useConfiguration, useVoicedLanguages } from '../../../platform/queries/installation.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useBrowserVoices } from '../hooks/use-voice.ts';
import { naturalLocalVoice, naturalVoices } from '../state/browser-voice.ts';
import { chooseVoice, SERVER_VOICE, useVoiceChoices } from '../state/voice-choices.ts';

const STANDARD = '';

interface VoiceChoicesProps {
  languages: readonly string[];
  /** Shown if this browser has no natural voice. */
  none?: ReactNode;
}

/** The voice of each language, if this browser has a natural one. */
export function VoiceChoices({ languages, none = null }: VoiceChoicesProps) {
  const { t } = useLingui();
  const languageName = useLanguageName();
  const inBrowser = useBrowserVoices();
  const voiced = useVoicedLanguages();
  const choices = useVoiceChoices((state) => state.choices);
  const embedded = useConfiguration()?.voice === 'built_in';
  const offered = [...new Set(languages)]
    .map((language) => ({ language, voices: naturalVoices(inBrowser, language) }))
    .filter(({ voices }) => voices.length > 0);
  if (offered.length === 0) return none;
  /** The default voice, and the server's if that is another one. */
  const standardOptions = (language: string) => {
    if (!voiced.has(language)) return [{ value: STANDARD, label: t`Default voice of this browser` }];
    const natural = embedded ? naturalLocalVoice(inBrowser, language) : null;
    if (natural === null) return [{ value: STANDARD, label: t`Voice of Wordcluster` }];
    return [
      { value: STANDARD, label: t`Automatic: ${natural.name}` },
      { value: SERVER_VOICE, label: t`Voice of Wordcluster` },
    ];
  };
  const sendsAway = offered.some(({ voices }) => voices.some(({ localService }) => !localService));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {offered.map(({ language, voices }) => (
        <SelectField
          key={language}
          label={t`Voice for ${languageName(language)}`}
          value={
            choices[language] === SERVER_VOICE && standardOptions(language).length > 1
              ? SERVER_VOICE
              : (voices.find(({ voiceURI }) => voiceURI === choices[language])?.voiceURI ?? STANDARD)
          }
          options={[
            ...standardOptions(language),
            ...voices.map(({ voiceURI, name, localService }) => ({
              value: voiceURI,
              label: localService ? name : t`${name} (online)`,
            })),
          ]}
          onChange={(voiceURI) => chooseVoice(language, voiceURI === STANDARD ? null : voiceURI)}
        />
      ))}
      {sendsAway && (
        <Typography variant="caption" sx={{ color: 'text.secondary', gridColumn: '1 / -1' }}>
          <Trans>Online voices send the words to the maker of your browser.</Trans>
        </Typography>
      )}
    </Box>
  );
}
