/**
 * Protocol of JSON lines: one request per line on stdin, one response per line on stdout, in order. Ends with its
 * stdin, so it never outlives its parent. A crash of the engine ends it too: its parent starts another.
 */
import { createInterface } from 'node:readline';
import { openEngine } from './engine.ts';
import { openMp3Encoder } from './mp3.ts';
import { speak } from './speech.ts';
import { encodeWav } from './wav.ts';

/** A line on stdin: read a text, list the voices, or encode a recording (WAV in base64). */
type Request = { id: number; text: string; voice: string } | { id: number; list: true } | { id: number; wav: string };

/** Reads one line; null when it is not a request. */
function parseRequest(line: string): Request | null {
  const value = parseJson(line);
  if (typeof value !== 'object' || value === null) return null;
  if (!('id' in value) || typeof value.id !== 'number') return null;
  if ('list' in value && value.list === true) return { id: value.id, list: true };
  if ('wav' in value && typeof value.wav === 'string') return { id: value.id, wav: value.wav };
  if (!('text' in value && 'voice' in value)) return null;
  const { id, text, voice } = value;
  return typeof text === 'string' && typeof voice === 'string' ? { id, text, voice } : null;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

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
