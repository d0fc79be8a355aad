import type { ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useUser } from '../../../platform/session/session.ts';
import { useConfiguration, useVoicedLanguages } from '../../../platform/queries/installation.ts';
import { naturalLocalVoice, synthesis, voiceFor } from '../state/browser-voice.ts';
import { silence } from '../state/player.ts';
import { SERVER_VOICE, useVoiceChoices } from '../state/voice-choices.ts';

export type FetchSpeech = (rowId: number, column: ColumnNumber, signal: AbortSignal) => Promise<Blob>;

/** Available voices by language, loaded once for all buttons of a page. */
export interface Voice {
  /** Characters for the voice are left. */
  available: boolean;
  /** The server's voice, a voice of this browser, or null without any. */
  readerOf: (language: string | null) => 'server' | SpeechSynthesisVoice | null;
  /** Replaces the request of signed-in users. */
  fetchSpeech?: FetchSpeech;
}

let known: readonly SpeechSynthesisVoice[] = [];

function voicesNow(): readonly SpeechSynthesisVoice[] {
  const voices = synthesis()?.getVoices() ?? [];
  // The browser returns a new array each time; React needs a stable one.
  if (voices.length !== known.length) known = voices;
  return known;
}

function whenVoicesChange(changed: () => void): () => void {
  synthesis()?.addEventListener?.('voiceschanged', changed);
  return () => synthesis()?.removeEventListener?.('voiceschanged', changed);
}

/** Voices of the browser and its system; most browsers know them only some time after the page was loaded. */
export function useBrowserVoices(): readonly SpeechSynthesisVoice[] {
  return useSyncExternalStore(whenVoicesChange, voicesNow);
}

/** The voice of a page with play buttons; leaving the page silences it. */
export function useVoice(): Voice {
  const voiced = useVoicedLanguages();
  const inBrowser = useBrowserVoices();
  const choices = useVoiceChoices((state) => state.choices);
  // A natural voice of the device has priority over the embedded one; a service chosen by the operator over both.
  const embedded = useConfiguration()?.voice === 'built_in';
  const available = useUser()?.voice_available ?? false;
  useEffect(() => silence, []);
  return useMemo(
    () => ({
      available,
      readerOf: (language) => {
        if (language === null) return null;
        const chosen = choices[language];
        const own = chosen === undefined ? undefined : inBrowser.find(({ voiceURI }) => voiceURI === chosen);
        if (own !== undefined) return own;
        if (!voiced.has(language)) return voiceFor(inBrowser, language);
        const natural = embedded && chosen !== SERVER_VOICE ? naturalLocalVoice(inBrowser, language) : null;
        return natural ?? 'server';
      },
    }),
    [available, voiced, inBrowser, choices, embedded],
  );
}

/** Voices of a page without an account: the server reads `voiced` languages, the browser the others. */
export function useVisitorsVoice(voiced: readonly string[], fetchSpeech: FetchSpeech): Voice {
  const inBrowser = useBrowserVoices();
  useEffect(() => silence, []);
  return useMemo(
    () => ({
      available: true,
      readerOf: (language) => {
        if (language === null) return null;
        return voiced.includes(language) ? 'server' : voiceFor(inBrowser, language);
      },
      fetchSpeech,
    }),
    [voiced, inBrowser, fetchSpeech],
  );
}
