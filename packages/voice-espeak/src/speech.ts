import type { Engine } from './engine.ts';
import type { Mp3Encoder } from './mp3.ts';

/** Why a text is not read. */
type Refusal = 'nothing_to_say' | 'too_long' | 'unreadable';

/** Characters (UTF-16 units) of one request: 500 are about 40 seconds of speech. */
export const MAX_TEXT_LENGTH = 500;

/** Escapes a cell's text, so that the engine reads words and never commands. */
export function readableText(text: string, voice: string): { text: string } | { refusal: Refusal } {
  if (text.length > MAX_TEXT_LENGTH) return { refusal: 'too_long' };
  const plain = withoutCommands(text).trim();
  // Punctuation alone is silence in most voices, and "exclamation" in some.
  if (!/[\p{L}\p{N}\p{S}]/u.test(plain)) return { refusal: 'nothing_to_say' };
  // The Japanese voice has no dictionary of readings: it says "Chinese letter", in English, for every kanji.
  if (voice === 'ja' && /\p{Script=Han}/u.test(plain)) return { refusal: 'unreadable' };
  return { text: plain };
}

/**
 * Removes the engine's own notations from a text: NUL ends it, U+0001 starts a voice command, `<...>` is SSML (which
 * can change the voice or swallow words), `&...;` an entity, `[[...]]` raw phonemes; private-use characters, lone
 * surrogates and the replacement character are spelled out as numbers.
 */
function withoutCommands(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Co}\p{Cs}\uFFFD<>]/gu, ' ')
    .replaceAll(/&(?=#?\w+;)/g, '& ')
    .replaceAll(/\[{2,}/g, '[');
}

/** Below this many seconds the engine made a pause, not a word. */
const SHORTEST_SPEECH = 0.05;

/** Reads a text aloud into an MP3, or returns the refusal. */
export function speak(
  engine: Engine,
  encoder: Mp3Encoder,
  { text, voice }: { text: string; voice: string },
): { audio: Buffer } | { refusal: Refusal | 'unknown_voice' } {
  if (!engine.voices.has(voice)) return { refusal: 'unknown_voice' };
  const readable = readableText(text, voice);
  if ('refusal' in readable) return readable;

  let seconds = 0;
  encoder.begin();
  engine.synthesize(readable.text, voice, (samples) => {
    seconds += samples.length / engine.sampleRate;
    encoder.add(samples);
  });
  const audio = encoder.end();
  return seconds < SHORTEST_SPEECH ? { refusal: 'nothing_to_say' } : { audio };
}
