import type { ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { spokenText } from '@wordcluster/domain/languages/spoken-text';
import { fetchSpeech, cacheSpeech, cachedSpeech } from '../api/fetch-speech.ts';
import { speakInBrowser } from './browser-voice.ts';
import { AudioCache } from './audio-cache.ts';
import type { Voice } from '../hooks/use-voice.ts';
import { rateOf, type Pace, type Sound } from './player.ts';
import { message } from '@wordcluster/domain/messages/browser';
import { ApiFailure, browserFailure } from '../../../platform/http/api-failure.ts';
import { useConnection } from '../../../platform/http/connection.ts';
import { keptFile } from '../../../platform/http/offline-files.ts';
import { currentPreferences } from '../../../platform/queries/preferences.ts';

interface Spoken {
  key: string;
  clusterId: number;
  rowId: number;
  column: ColumnNumber;
  language: string;
  text: string;
  reader: 'server' | SpeechSynthesisVoice;
  /** Asks in another way than a signed-in person does. */
  fetchAs?: ((rowId: number, column: ColumnNumber, signal: AbortSignal) => Promise<Blob>) | undefined;
}

interface Cell extends Omit<Spoken, 'key' | 'language' | 'text' | 'reader' | 'fetchAs'> {
  language: string | null;
  text: string | null;
  /** The address of somebody's own recording, which is heard in the place of a voice. */
  recording?: string | null | undefined;
  voice: Voice;
}

/** What is heard of a cell; null where there is nothing to hear, or nobody to read it. */
export function cellSound({ recording, voice, ...cell }: Cell): Sound | null {
  const { clusterId, rowId, column, language, text } = cell;
  const key = `${clusterId} ${rowId} ${column}`;
  if (recording) return { key, play: (signal, started, pace) => playRecording(recording, signal, started, pace) };
  const reader = voice.readerOf(language);
  if (reader === null || language === null || text === null) return null;
  return soundOf({ key, clusterId, rowId, column, language, text, reader, fetchAs: voice.fetchSpeech });
}

/** Players ask for a part of a file, which a browser without the server does not take from what it has kept. */
async function playRecording(address: string, signal: AbortSignal, started: () => void, pace: Pace): Promise<void> {
  const kept = useConnection.getState().reachable ? null : await keptFile(address);
  await (kept === null ? playAudio(address, signal, started, pace) : playBlob(kept, signal, started, pace));
}

const audioCache = new AudioCache();

/** A cell as something that can be heard. What was heard before is not asked for again. */
function soundOf({ key, clusterId, rowId, column, language, text, reader, fetchAs }: Spoken): Sound {
  if (reader !== 'server') {
    return {
      key,
      play: (signal, started, pace) => speakInBrowser(spokenText(text, language), reader, signal, started, pace),
    };
  }
  return {
    key,
    async play(signal, started, pace) {
      const kept = AudioCache.key(language, text);
      let audio = audioCache.get(kept);
      if (audio === undefined) {
        audio = await cachedSound(
          () => (fetchAs ? fetchAs(rowId, column, signal) : fetchSpeech(clusterId, rowId, column, signal)),
          language,
          text,
        );
        audioCache.keep(kept, audio);
      }
      await playBlob(audio, signal, started, pace);
    },
  };
}

async function playBlob(audio: Blob, signal: AbortSignal, started: () => void, pace: Pace): Promise<void> {
  const url = URL.createObjectURL(audio);
  try {
    await playAudio(url, signal, started, pace);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Asks the server; without it, what was heard before is heard again. */
async function cachedSound(fetched: () => Promise<Blob>, language: string, text: string): Promise<Blob> {
  try {
    const audio = await fetched();
    void cacheSpeech(language, text, audio);
    return audio;
  } catch (error) {
    const kept = error instanceof ApiFailure && error.code === 'offline' ? await cachedSpeech(language, text) : null;
    if (kept === null) throw error;
    return kept;
  }
}

/** Plays audio to its end; `signal` stops it. */
async function playAudio(url: string, signal: AbortSignal, started: () => void, pace: Pace): Promise<void> {
  signal.throwIfAborted();
  const audio = new Audio(url);
  audio.playbackRate = rateOf(pace) * currentPreferences().voice_speed;
  try {
    await new Promise<void>((resolve, reject) => {
      const failed = () => reject(browserFailure(message('browser.audio_unplayable')));
      signal.addEventListener('abort', () => resolve(), { once: true });
      audio.addEventListener('ended', () => resolve(), { once: true });
      audio.addEventListener('error', failed, { once: true });
      audio.play().then(started, failed);
    });
  } finally {
    audio.pause();
    audio.removeAttribute('src');
  }
}
