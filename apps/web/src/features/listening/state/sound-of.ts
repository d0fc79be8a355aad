import type { ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { fetchSpeech } from '../api/fetch-speech.ts';
import { speakInBrowser } from './browser-voice.ts';
import { AudioCache } from './audio-cache.ts';
import type { Sound } from './player.ts';
import { message } from '@wordcluster/domain/messages/browser';
import { browserFailure } from '../../../platform/http/api-failure.ts';

interface Spoken {
  key: string;
  clusterId: number;
  rowId: number;
  column: ColumnNumber;
  language: string;
  text: string;
  reader: 'server' | SpeechSynthesisVoice;
}

const audioCache = new AudioCache();

/** A cell as something that can be heard. What was heard before is not asked for again. */
export function soundOf({ key, clusterId, rowId, column, language, text, reader }: Spoken): Sound {
  if (reader !== 'server') {
    return { key, play: (signal, started) => speakInBrowser(text, reader, signal, started) };
  }
  return {
    key,
    async play(signal, started) {
      const kept = AudioCache.key(language, text);
      let audio = audioCache.get(kept);
      if (audio === undefined) {
        audio = await fetchSpeech(clusterId, rowId, column, signal);
        audioCache.keep(kept, audio);
      }
      await playAudio(audio, signal, started);
    },
  };
}

/** Plays audio to its end; `signal` stops it. The element and the blob's address are given back either way. */
async function playAudio(blob: Blob, signal: AbortSignal, started: () => void): Promise<void> {
  signal.throwIfAborted();
  const url = URL.createObjectURL(blob);
  const audio = new Audio(url);
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
    URL.revokeObjectURL(url);
  }
}
