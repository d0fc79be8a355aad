import { message } from '@wordcluster/domain/messages/browser';
import { browserFailure } from '../../../platform/http/api-failure.ts';

/** Absent in some embedded browsers. */
export const synthesis = (): SpeechSynthesis | null => globalThis.speechSynthesis ?? null;

const normal = (tag: string) => tag.replace('_', '-').toLowerCase();

/** The voice for a language: the exact one (zh-CN), else the first of its family (de-AT for de). */
export function voiceFor<Voice extends { lang: string }>(voices: readonly Voice[], language: string): Voice | null {
  const wanted = normal(language);
  return (
    voices.find(({ lang }) => normal(lang) === wanted) ??
    voices.find(({ lang }) => normal(lang).startsWith(`${wanted}-`)) ??
    null
  );
}

/** Lets the browser's own voice read a text to its end. */
export async function speakInBrowser(
  text: string,
  voice: SpeechSynthesisVoice,
  signal: AbortSignal,
  started: () => void,
): Promise<void> {
  const speech = synthesis();
  if (speech === null) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  await new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
    utterance.addEventListener('start', started, { once: true });
    utterance.addEventListener('end', () => resolve(), { once: true });
    utterance.addEventListener('error', () => reject(browserFailure(message('browser.voice_failed'))), {
      once: true,
    });
    speech.cancel();
    speech.speak(utterance);
  }).finally(() => speech.cancel());
}
