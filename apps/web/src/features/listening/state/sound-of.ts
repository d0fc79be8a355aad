import type { ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { spokenText } from '@wordcluster/domain/languages/spoken-text';
import { speakInBrowser } from './browser-voice.ts';
import type { Voice } from '../hooks/use-voice.ts';
import { rateOf, type Pace, type Sound } from './player.ts';
import { message } from '@wordcluster/domain/messages/browser';
import { ApiFailure, browserFailure } from '../../../platform/http/api-failure.ts';
import { useConnection } from '../../../platform/http/connection.ts';
import { cachedFile } from '../../../platform/http/offline-files.ts';
import { currentPreferences } from '../../../platform/queries/preferences.ts';
import { refreshAllowance } from '../../../platform/session/session.ts';
import { call } from '../../../platform/http/api.ts';
import { cacheResponse, cachedResponse } from '../../../platform/http/offline-cache.ts';
import { currentToken } from '../../../platform/storage/token.ts';
import { rowChangesAnswered } from '../../../platform/queries/clusters.ts';

/** Size of the in-memory cache of audio in bytes: some hundred words. Audio for offline use is in the offline cache. */
const MAX_BYTES = 8_000_000;

/** Least-recently-used cache of audio by language and text. */
export class AudioCache {
  readonly #audio = new Map<string, Blob>();
  readonly #most: number;
  #bytes = 0;

  constructor(most = MAX_BYTES) {
    this.#most = most;
  }

  static key(language: string, text: string): string {
    return `${language}\n${text}`;
  }

  get(key: string): Blob | undefined {
    const blob = this.#audio.get(key);
    if (blob === undefined) return undefined;
    this.#audio.delete(key);
    this.#audio.set(key, blob);
    return blob;
  }

  set(key: string, blob: Blob): void {
    this.#forget(key);
    if (blob.size > this.#most) return;
    this.#audio.set(key, blob);
    this.#bytes += blob.size;
    for (const oldest of this.#audio.keys()) {
      if (this.#bytes <= this.#most) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#audio.get(key)?.size ?? 0;
    this.#audio.delete(key);
  }
}

/** A cell read aloud by the server's voice, as the page shows it. */
async function fetchSpeech(clusterId: number, rowId: number, column: ColumnNumber, signal: AbortSignal): Promise<Blob> {
  await rowChangesAnswered();
  signal.throwIfAborted();
  try {
    return await call('POST /api/listen/:cluster_id', {
      params: { cluster_id: clusterId },
      body: { row_id: rowId, col_number: column },
      signal,
    });
  } finally {
    void refreshAllowance();
  }
}

/** Maximum of words with audio for offline use: those of some sessions. */
const MAX_CACHED = 400;
/** Pseudo-URL in the offline cache, not a call. */
const nameOf = (language: string, text: string) => `/heard?${new URLSearchParams({ language, text }).toString()}`;

/** Stores audio in the offline cache, which is emptied at logout. */
async function cacheSpeech(language: string, text: string, audio: Blob): Promise<void> {
  const token = currentToken();
  if (token !== null) await cacheResponse(token, nameOf(language, text), new Response(audio), MAX_CACHED);
}

/** Cached audio, or null. */
async function cachedSpeech(language: string, text: string): Promise<Blob | null> {
  const token = currentToken();
  const cached = token === null ? null : await cachedResponse(token, nameOf(language, text));
  return cached === null ? null : cached.blob();
}

interface Spoken {
  key: string;
  clusterId: number;
  rowId: number;
  column: ColumnNumber;
  language: string;
  text: string;
  reader: 'server' | SpeechSynthesisVoice;
  /** Replaces the request of signed-in users. */
  fetchAs?: ((rowId: number, column: ColumnNumber, signal: AbortSignal) => Promise<Blob>) | undefined;
}

interface Cell extends Omit<Spoken, 'key' | 'language' | 'text' | 'reader' | 'fetchAs'> {
  language: string | null;
  text: string | null;
  /** Address of a user's recording, played instead of a voice. */
  recording?: string | null | undefined;
  voice: Voice;
}

/** The sound of a cell; null without text or voice. */
export function cellSound({ recording, voice, ...cell }: Cell): Sound | null {
  const { clusterId, rowId, column, language, text } = cell;
  const key = `${clusterId} ${rowId} ${column}`;
  if (recording) return { key, play: (signal, started, pace) => playRecording(recording, signal, started, pace) };
  const reader = voice.readerOf(language);
  if (reader === null || language === null || text === null) return null;
  return soundOf({ key, clusterId, rowId, column, language, text, reader, fetchAs: voice.fetchSpeech });
}

/** Players request ranges, which the browser does not serve from its cache offline. */
async function playRecording(address: string, signal: AbortSignal, started: () => void, pace: Pace): Promise<void> {
  const cached = useConnection.getState().reachable ? null : await cachedFile(address);
  await (cached === null ? playAudio(address, signal, started, pace) : playBlob(cached, signal, started, pace));
}

const audioCache = new AudioCache();

/** A cell as a playable sound. Cached audio is not requested again. */
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
      const cacheKey = AudioCache.key(language, text);
      let audio = audioCache.get(cacheKey);
      if (audio === undefined) {
        audio = await cachedSound(
          () => (fetchAs ? fetchAs(rowId, column, signal) : fetchSpeech(clusterId, rowId, column, signal)),
          language,
          text,
        );
        audioCache.set(cacheKey, audio);
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

/** Requests audio from the server; offline, cached audio is played. */
async function cachedSound(fetched: () => Promise<Blob>, language: string, text: string): Promise<Blob> {
  try {
    const audio = await fetched();
    void cacheSpeech(language, text, audio);
    return audio;
  } catch (error) {
    const cached = error instanceof ApiFailure && error.code === 'offline' ? await cachedSpeech(language, text) : null;
    if (cached === null) throw error;
    return cached;
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
