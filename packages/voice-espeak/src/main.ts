/**
 * Speaks JSON lines: one request per line on stdin, one answer per line on stdout, in order. Ends with its stdin, so it
 * never outlives the process that started it. A crash of the engine ends it too: its parent starts another.
 */
import { createInterface } from 'node:readline';
import { openEngine } from './engine.ts';
import { openMp3Encoder } from './mp3.ts';
import { parseRequest } from './protocol.ts';
import { speak } from './speech.ts';
import { encodeWav } from './wav.ts';

const engine = await openEngine();
const encoder = await openMp3Encoder(engine.sampleRate);

for await (const line of createInterface({ input: process.stdin })) {
  // `memory` (bytes) lets the other side replace a program that has grown.
  process.stdout.write(`${JSON.stringify({ ...answer(line), memory: process.memoryUsage.rss() })}\n`);
}

function answer(line: string): object {
  const request = parseRequest(line);
  if (request === null) return { id: null, error: 'bad_request' };
  if ('list' in request) return { id: request.id, voices: [...engine.voices].toSorted() };
  const result =
    'wav' in request ? encodeWav(Buffer.from(request.wav, 'base64'), encoder) : speak(engine, encoder, request);
  return 'audio' in result
    ? { id: request.id, audio: result.audio.toString('base64') }
    : { id: request.id, error: result.refusal };
}
