import { SpeakerFailure, type Speaker, type SpeakerFailureCode, type Speech } from '../../ports/speaker.ts';
import { LANGUAGES } from '@wordcluster/domain/languages/languages';
import { z } from 'zod';
import { optionalAddress, optionalText } from '../../config/kinds.ts';
import { provider, fetchFrom } from '../provider.ts';

export interface OpenAiSpeechSettings {
  /** For example `https://api.openai.com/v1`; LocalAI, Kokoro-FastAPI and others speak the same protocol. */
  baseUrl: string;
  /** Self-hosted servers often need none. */
  apiKey?: string | undefined;
  model: string;
  voice: string;
  timeoutMs?: number;
}

/** Limit of OpenAI's own API for one request. */
const MAX_TEXT_LENGTH = 4096;
const TIMEOUT_MS = 20_000;

const STATUS_CODES = new Map<number, SpeakerFailureCode>([
  [401, 'unauthorised'],
  [403, 'unauthorised'],
  [408, 'timeout'],
  [413, 'too_long'],
  [429, 'rate_limited'],
  [504, 'timeout'],
]);

/**
 * Any server with an OpenAI-compatible `/audio/speech`. Such models detect the language.
 * @param languages codes of the product that can be read; the protocol has no list of them
 */
export function openAiSpeaker(languages: readonly string[], settings: OpenAiSpeechSettings): Speaker {
  const known: ReadonlySet<string> = new Set(languages);
  const closing = new AbortController();
  const url = `${settings.baseUrl.replace(/(?<!\/)\/+$/, '')}/audio/speech`;
  const headers = {
    'content-type': 'application/json',
    ...(settings.apiKey ? { authorization: `Bearer ${settings.apiKey}` } : {}),
  };

  async function request(text: string, signal: AbortSignal): Promise<Speech> {
    const body = JSON.stringify({ model: settings.model, voice: settings.voice, input: text, response_format: 'mp3' });
    const response = await fetchFrom(url)(url, { method: 'POST', headers, body, signal });
    if (response.ok) return readAudio(response);
    await response.body?.cancel();
    // The body is not repeated: some providers quote the key in it.
    const code = STATUS_CODES.get(response.status) ?? 'provider_failed';
    throw new SpeakerFailure(code, `The speech provider answered with status ${response.status}.`);
  }

  return {
    name: 'openai-speech',
    languages: async () => known,
    async speak({ text, language, signal }) {
      signal.throwIfAborted();
      if (!known.has(language)) throw new SpeakerFailure('unsupported_language', `No voice for ${language}.`);
      if (!/[\p{L}\p{N}\p{S}]/u.test(text)) throw new SpeakerFailure('nothing_to_say', 'The text has no words.');
      if (text.length > MAX_TEXT_LENGTH) throw new SpeakerFailure('too_long', 'The text is too long to be read.');
      const timeout = AbortSignal.timeout(settings.timeoutMs ?? TIMEOUT_MS);
      try {
        return await request(text, AbortSignal.any([signal, timeout, closing.signal]));
      } catch (cause) {
        signal.throwIfAborted();
        if (cause instanceof SpeakerFailure) throw cause;
        if (timeout.aborted) throw new SpeakerFailure('timeout', 'The speech provider took too long.', { cause });
        throw new SpeakerFailure('provider_failed', 'The speech provider could not be heard to the end.', { cause });
      }
    },
    async close() {
      closing.abort();
    },
  };
}

export const openAiSpeech = provider({
  name: 'openai-speech',
  settings: {
    SPEECH_BASE_URL: optionalAddress,
    SPEECH_API_KEY: optionalText,
    SPEECH_MODEL: z.string().trim().default('tts-1'),
    SPEECH_VOICE: z.string().trim().default('alloy'),
  },
  configure({ SPEECH_BASE_URL: baseUrl, SPEECH_API_KEY: apiKey, SPEECH_MODEL: model, SPEECH_VOICE: voice }) {
    const codes = LANGUAGES.map(({ code }) => code);
    return baseUrl ? { open: () => openAiSpeaker(codes, { baseUrl, apiKey, model, voice }) } : null;
  },
});

/** Bytes; the longest text takes about five minutes, or 5 MB at 128 kbit/s. */
const MAX_AUDIO = 10_000_000;

/** Accepts only audio from a successful response: an error page would be cached and played as silence. */
async function readAudio(response: Response): Promise<Speech> {
  const mime = audioType(response.headers.get('content-type'));
  if (mime === null || response.body === null) throw failed('something else than audio');
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body) {
    size += part.byteLength;
    // Leaving the loop cancels the download.
    if (size > MAX_AUDIO) throw failed('more audio than any text takes');
    parts.push(part);
  }
  if (size === 0) throw failed('no audio');
  return { mime, bytes: Buffer.concat(parts) };
}

/** Some servers declare their MP3 as an octet stream, or no type at all. */
function audioType(header: string | null): string | null {
  const type = (header ?? 'application/octet-stream').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/octet-stream') return 'audio/mpeg';
  return /^audio\/[\w.+-]+$/.test(type) ? type : null;
}

function failed(what: string): SpeakerFailure {
  return new SpeakerFailure('provider_failed', `The speech provider answered ${what}.`);
}
