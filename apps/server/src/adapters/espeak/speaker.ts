import { createRequire } from 'node:module';
import path from 'node:path';
import { SpeakerFailure, type Speaker, type Speech } from '../../ports/speaker.ts';
import { LANGUAGES } from '@wordcluster/domain/languages/languages';
import { provider } from '../provider.ts';
import type { VoiceRequest } from './job.ts';
import { createPool, type PoolSettings } from './pool.ts';

/** Where a code of the product differs from the engine's name of the voice. Both kinds of Chinese sound the same. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['zh-CN', 'cmn'],
  ['zh-TW', 'cmn'],
  ['no', 'nb'],
]);

/** The engine's name for a language of the product; only the engine knows whether it has such a voice. */
function voiceName(language: string): string {
  return OTHER_NAMES.get(language) ?? language;
}

/** Without a right voice: the engine spells Thai letter by letter. */
const UNFIT: ReadonlySet<string> = new Set(['th']);

const MEBIBYTE = 2 ** 20;

const DEFAULTS: Omit<PoolSettings, 'program'> = {
  size: 2,
  queueLimit: 32,
  timeoutMs: 5000,
  idleMs: 120_000,
  /** Two of them stay within 250 MB; a program that reads any language stays near 120. */
  memoryLimit: 125 * MEBIBYTE,
  minResponses: 500,
};

/** How the program's refusals are called in the product. Kanji needs a voice that knows it, such as the browser's own. */
const REFUSALS = new Map<string, SpeakerFailure['code']>([
  ['unknown_voice', 'unsupported_language'],
  ['unreadable', 'unsupported_language'],
  ['nothing_to_say', 'nothing_to_say'],
  ['too_long', 'too_long'],
]);

/** The embedded voice, whose program also encodes the recordings of other voices. */
export interface EmbeddedVoice extends Speaker {
  /** A WAV file as a compressed recording. */
  encode(wav: Buffer, signal: AbortSignal): Promise<Speech>;
}

/**
 * The embedded voice: eSpeak NG in processes of its own, needing no account and no network.
 * @param languages codes of the product; those without a voice in the engine are left out
 */
export function espeakSpeaker(languages: readonly string[], settings: Partial<PoolSettings> = {}): EmbeddedVoice {
  const pool = createPool({ program: programPath(), ...DEFAULTS, ...settings });
  let voiced: Promise<ReadonlySet<string>> | null = null;

  async function loadLanguages(): Promise<ReadonlySet<string>> {
    const response = await pool.send({ list: true }, new AbortController().signal);
    if (!('voices' in response)) throw new SpeakerFailure('provider_failed', 'The voice program listed no voices.');
    const voices = new Set(response.voices);
    return new Set(languages.filter((language) => !UNFIT.has(language) && voices.has(voiceName(language))));
  }

  async function recording(request: VoiceRequest, signal: AbortSignal): Promise<Speech> {
    const response = await pool.send(request, signal);
    if ('audio' in response) return { mime: 'audio/mpeg', bytes: Buffer.from(response.audio, 'base64') };
    const reason = 'error' in response ? response.error : 'an answer to another question';
    throw new SpeakerFailure(REFUSALS.get(reason) ?? 'provider_failed', `The voice program says: ${reason}.`);
  }

  return {
    name: 'espeak',
    async languages() {
      voiced ??= loadLanguages();
      try {
        return await voiced;
      } catch (error) {
        voiced = null;
        throw error;
      }
    },
    async speak({ text, language, signal }) {
      if (!languages.includes(language) || UNFIT.has(language))
        throw new SpeakerFailure('unsupported_language', `No voice for ${language}.`);
      return recording({ text, voice: voiceName(language) }, signal);
    },
    encode: (wav, signal) => recording({ wav: wav.toString('base64') }, signal),
    close: () => pool.close(),
  };
}

/** The program is found, never imported: it is a separate work under the GPL. */
function programPath(): string {
  const manifest = createRequire(import.meta.url).resolve('@wordcluster/voice-espeak/package.json');
  return path.join(path.dirname(manifest), 'src', 'main.ts');
}

export const espeak = provider({
  name: 'espeak',
  settings: {},
  configure: () => ({ open: () => espeakSpeaker(LANGUAGES.map(({ code }) => code)) }),
});
