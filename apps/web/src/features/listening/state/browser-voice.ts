import { message } from '@wordcluster/domain/messages/browser';
import { rateOf, type Pace } from './player.ts';
import { browserFailure } from '../../../platform/http/api-failure.ts';
import { currentPreferences } from '../../../platform/queries/preferences.ts';

/** Absent in some embedded browsers. */
export const synthesis = (): SpeechSynthesis | null => globalThis.speechSynthesis ?? null;

const normal = (tag: string) => tag.replace('_', '-').toLowerCase();

/**
 * The voice for a language: the exact one (zh-CN), else the first of its family (de-AT for de). Online voices, which
 * send the words to the browser's maker, only if chosen by the user.
 */
export function voiceFor<Voice extends { lang: string; localService: boolean }>(
  voices: readonly Voice[],
  language: string,
): Voice | null {
  const wanted = normal(language);
  const local = voices.filter(({ localService }) => localService);
  return (
    local.find(({ lang }) => normal(lang) === wanted) ??
    local.find(({ lang }) => normal(lang).startsWith(`${wanted}-`)) ??
    null
  );
}

/** Names of natural voices in browsers and systems (readium/speech lists them). */
const NATURAL = /\b(?:natural|neural|premium|enhanced|siri)\b|^google /i;

/** The natural voices for a language, the exact ones before those of its family. */
export function naturalVoices<Voice extends { lang: string; name: string }>(
  voices: readonly Voice[],
  language: string,
): Voice[] {
  const wanted = normal(language);
  const natural = voices.filter(({ name }) => NATURAL.test(name));
  return [
    ...natural.filter(({ lang }) => normal(lang) === wanted),
    ...natural.filter(({ lang }) => normal(lang).startsWith(`${wanted}-`)),
  ];
}

/** A natural voice on the device: the text is sent to nobody. */
export const naturalLocalVoice = (
  voices: readonly SpeechSynthesisVoice[],
  language: string,
): SpeechSynthesisVoice | null =>
  naturalVoices(
    voices.filter(({ localService }) => localService),
    language,
  )[0] ?? null;

/** Lets the browser's own voice read a text to its end. */
export async function speakInBrowser(
  text: string,
  voice: SpeechSynthesisVoice,
  signal: AbortSignal,
  started: () => void,
  pace: Pace,
): Promise<void> {
  const speech = synthesis();
  if (speech === null) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = rateOf(pace) * currentPreferences().voice_speed;
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
