import { LANGUAGES } from '@wordcluster/domain/languages/languages';
import { SpeakerFailure, type Speaker, type SpeakerFailureCode } from '../../ports/speaker.ts';
import { optionalAddress } from '../../config/kinds.ts';
import { espeakSpeaker, type EmbeddedVoice } from '../espeak/speaker.ts';
import { fetchFrom, provider } from '../provider.ts';

/** Bytes: a minute and a half of 16-bit samples, 48,000 a second. */
const MAX_WAV = 10_000_000;
const MAX_TEXT_LENGTH = 500;
const TIMEOUT_MS = 15_000;

/** Statuses that mean "no voice for this language": the embedded voice reads instead. */
const NO_VOICE: ReadonlySet<number> = new Set([404, 422]);
const STATUS_CODES = new Map<number, SpeakerFailureCode>([
  [401, 'unauthorised'],
  [403, 'unauthorised'],
  [413, 'too_long'],
  [429, 'rate_limited'],
  [503, 'busy'],
]);

const failed = (what: string, cause?: unknown) =>
  new SpeakerFailure('provider_failed', `The local voice ${what}.`, { cause });

async function readWav(response: Response): Promise<Buffer> {
  if (response.body === null) throw failed('answered nothing');
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body) {
    size += part.byteLength;
    // Leaving the loop cancels the download.
    if (size > MAX_WAV) throw failed('answered more than any text takes');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

interface LocalVoiceSettings {
  /** Takes `POST { text, language }` and responds with a WAV file (16-bit PCM). */
  readonly url: string;
  readonly timeoutMs?: number;
}

/**
 * A voice on the operator's own machines, such as Piper behind a few lines of script. Its recordings are compressed by
 * the program of the embedded voice, which also reads the languages that the server does not have.
 */
export function localVoiceSpeaker(
  embedded: EmbeddedVoice,
  { url, timeoutMs = TIMEOUT_MS }: LocalVoiceSettings,
): Speaker {
  const closing = new AbortController();

  /** Null: the server has no voice for the language. */
  async function request(text: string, language: string, signal: AbortSignal): Promise<Buffer | null> {
    const response = await fetchFrom(url)(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text, language }),
      signal,
    });
    if (response.ok) return readWav(response);
    await response.body?.cancel();
    if (NO_VOICE.has(response.status)) return null;
    const code = STATUS_CODES.get(response.status) ?? 'provider_failed';
    throw new SpeakerFailure(code, `The local voice answered with status ${response.status}.`);
  }

  return {
    name: 'local-voice',
    languages: async () => new Set(LANGUAGES.map(({ code }) => code)),
    async speak({ text, language, signal }) {
      signal.throwIfAborted();
      if (!/[\p{L}\p{N}\p{S}]/u.test(text)) throw new SpeakerFailure('nothing_to_say', 'The text has no words.');
      if (text.length > MAX_TEXT_LENGTH) throw new SpeakerFailure('too_long', 'The text is too long to be read.');
      const timeout = AbortSignal.timeout(timeoutMs);
      let wav: Buffer | null;
      try {
        wav = await request(text, language, AbortSignal.any([signal, timeout, closing.signal]));
      } catch (cause) {
        signal.throwIfAborted();
        if (cause instanceof SpeakerFailure) throw cause;
        if (timeout.aborted) throw new SpeakerFailure('timeout', 'The local voice took too long.', { cause });
        throw failed('could not be heard to the end', cause);
      }
      return wav === null ? embedded.speak({ text, language, signal }) : embedded.encode(wav, signal);
    },
    async close() {
      closing.abort();
      await embedded.close();
    },
  };
}

export const localVoice = provider({
  name: 'local-voice',
  settings: { LOCAL_VOICE_URL: optionalAddress },
  configure: ({ LOCAL_VOICE_URL: url }) =>
    url ? { open: () => localVoiceSpeaker(espeakSpeaker(LANGUAGES.map(({ code }) => code)), { url }) } : null,
});
