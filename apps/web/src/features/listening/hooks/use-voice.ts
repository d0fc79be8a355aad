import type { ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useUser } from '../../../platform/session/session.ts';
import { useConfiguration, useVoicedLanguages } from '../../../platform/queries/installation.ts';
import { naturalLocalVoice, synthesis, voiceFor } from '../state/browser-voice.ts';
import { silence } from '../state/player.ts';
import { SERVER_VOICE, useVoiceChoices } from '../state/voice-choices.ts';

export type FetchSpeech = (rowId: number, column: ColumnNumber, signal: AbortSignal) => Promise<Blob>;

/** Who can read which language, asked once for all buttons of a page. */
export interface Voice {
  /** Characters for the voice are left. */
  available: boolean;
  /** The server's voice, a voice of this browser, or null where nobody reads the language. */
  readerOf: (language: string | null) => 'server' | SpeechSynthesisVoice | null;
  /** Asks the server for a cell in another way than a signed-in person does. */
  fetchSpeech?: FetchSpeech;
}

let known: readonly SpeechSynthesisVoice[] = [];

function voicesNow(): readonly SpeechSynthesisVoice[] {
  const voices = synthesis()?.getVoices() ?? [];
  // The browser makes a new list with every question; React needs the same one while nothing changed.
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
  // A natural voice of the device is better than the embedded one; a service that the operator chose goes first.
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

/** The voice of a page without an account: the server reads `voiced`, the browser whatever else it can. */
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
