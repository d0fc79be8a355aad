import { message } from '@wordcluster/domain/messages/browser';
import { browserFailure } from '../../../platform/http/api-failure.ts';
/** Plays audio to its end; `signal` stops it. The element and the blob's address are given back either way. */
export async function playAudio(blob: Blob, signal: AbortSignal, started: () => void): Promise<void> {
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
