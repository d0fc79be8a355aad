import type { Engine } from './engine.ts';
import type { Mp3Encoder } from './mp3.ts';
import { readableText } from './readable-text.ts';
import type { Refusal } from './readable-text.ts';

/** Below this many seconds the engine made a pause, not a word. */
const SHORTEST_SPEECH = 0.05;

/** Reads a text aloud into an MP3, or says why not. */
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
