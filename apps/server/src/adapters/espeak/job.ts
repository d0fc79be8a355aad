import { z } from 'zod';
import { SpeakerFailure } from '../../ports/speaker.ts';

/** Requests of the voice program, apart from the id. Its README describes the lines. */
export type VoiceRequest = { text: string; voice: string } | { list: true } | { wav: string };

const envelope = { id: z.number(), memory: z.number() };

/** Its responses. `memory` is its size in bytes. */
export const voiceResponse = z.union([
  z.object({ ...envelope, audio: z.string() }),
  z.object({ ...envelope, voices: z.array(z.string()) }),
  z.object({ ...envelope, error: z.string() }),
]);

export type VoiceResponse = z.infer<typeof voiceResponse>;

/** One request on its way through the pool. It settles once. */
export interface Job {
  request: VoiceRequest;
  attempts: number;
  response: Promise<VoiceResponse>;
  settled(): boolean;
  resolve(response: VoiceResponse): void;
  reject(reason: unknown): void;
  /** Cancels the job, queued or running. */
  stop(reason: unknown): void;
  /** Sets the action for cancelling: leave the queue, or kill the program that works on it. */
  onStop(action: () => void): void;
}

/** A job that stops itself when its signal is aborted or its time is over. */
export function createJob(request: VoiceRequest, signal: AbortSignal, timeoutMs: number): Job {
  const outcome = Promise.withResolvers<VoiceResponse>();
  let settled = false;
  let stopAction: (() => void) | null = null;

  function settle(): boolean {
    if (settled) return false;
    settled = true;
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
    return true;
  }
  function stop(reason: unknown): void {
    if (!settle()) return;
    stopAction?.();
    outcome.reject(reason);
  }
  const abort = () => stop(signal.reason);
  const timer = setTimeout(() => stop(new SpeakerFailure('timeout', 'Reading the text took too long.')), timeoutMs);
  signal.addEventListener('abort', abort);

  return {
    request,
    attempts: 0,
    response: outcome.promise,
    settled: () => settled,
    resolve: (response) => void (settle() && outcome.resolve(response)),
    reject: (reason) => void (settle() && outcome.reject(reason)),
    stop,
    onStop(action) {
      stopAction = action;
    },
  };
}
