import type { Mp3Encoder } from './mp3.ts';

/** Samples per second that MP3 knows. */
const RATES: ReadonlySet<number> = new Set([8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000]);
/** Samples that are encoded at once. */
const PART = 65_536;
const PCM = 1;
/** The format is at the end of its chunk instead. */
const EXTENSIBLE = 0xff_fe;
const SHORTEST_SECONDS = 0.05;

interface Recording {
  readonly rate: number;
  readonly channels: number;
  /** 16-bit samples, little-endian. */
  readonly data: Buffer;
}

/** The chunks of a RIFF file; the last one may claim more bytes than exist, as streaming programs write it. */
function* chunks(file: Buffer): Generator<{ name: string; body: Buffer }> {
  let at = 12;
  while (at + 8 <= file.length) {
    const size = file.readUInt32LE(at + 4);
    yield { name: file.toString('latin1', at, at + 4), body: file.subarray(at + 8, at + 8 + size) };
    at += 8 + size + (size % 2);
  }
}

function readWav(file: Buffer): Recording | null {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WAVE') return null;
  let format: Omit<Recording, 'data'> | null = null;
  for (const { name, body } of chunks(file)) {
    if (name === 'fmt ' && body.length >= 16) {
      const [kind, channels, rate, bits] = [
        body.readUInt16LE(0),
        body.readUInt16LE(2),
        body.readUInt32LE(4),
        body.readUInt16LE(14),
      ];
      const isKnown = (kind === PCM || kind === EXTENSIBLE) && bits === 16 && channels >= 1 && channels <= 2;
      if (!isKnown || !RATES.has(rate)) return null;
      format = { rate, channels };
    }
    if (name === 'data') return format === null ? null : { ...format, data: body };
  }
  return null;
}

/** Encodes a WAV file (16-bit PCM, one or two channels) as MP3 with one channel, or returns the refusal. */
export function encodeWav(
  file: Buffer,
  encoder: Mp3Encoder,
): { audio: Buffer } | { refusal: 'bad_wav' | 'nothing_to_say' } {
  const recording = readWav(file);
  if (recording === null) return { refusal: 'bad_wav' };
  const { rate, channels, data } = recording;
  const count = Math.floor(data.length / 2 / channels);
  if (count / rate < SHORTEST_SECONDS) return { refusal: 'nothing_to_say' };
  encoder.begin(rate);
  for (let from = 0; from < count; from += PART) {
    const samples = new Int16Array(Math.min(PART, count - from));
    for (const index of samples.keys()) {
      const at = (from + index) * channels * 2;
      const left = data.readInt16LE(at);
      samples[index] = channels === 1 ? left : (left + data.readInt16LE(at + 2)) / 2;
    }
    encoder.add(samples);
  }
  return { audio: encoder.end() };
}
