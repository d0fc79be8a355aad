import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createEncoder } from 'wasm-media-encoders';

const KILOBITS_PER_SECOND = 48;
/** Scales a 16-bit sample to the encoder's range of -1 to 1. */
const FULL_SCALE = 32_768;

/** Encodes one recording after the other: begin, add its chunks, end. */
export interface Mp3Encoder {
  /** @param rate samples per second; default: the engine's */
  begin(rate?: number): void;
  add(samples: Int16Array): void;
  end(): Buffer;
}

/** Opens a mono encoder. It works in one scratch buffer, because garbage outside the heap is collected too late. */
export async function openMp3Encoder(sampleRate: number): Promise<Mp3Encoder> {
  const program = await readFile(createRequire(import.meta.url).resolve('wasm-media-encoders/wasm/mp3'));
  const encoder = await createEncoder('audio/mpeg', program);
  let scratch = new Float32Array(0);
  let parts: Buffer[] = [];

  return {
    begin(rate = sampleRate) {
      encoder.configure({ sampleRate: rate, channels: 1, bitrate: KILOBITS_PER_SECOND });
      parts = [];
    },
    add(samples) {
      if (scratch.length < samples.length) scratch = new Float32Array(samples.length);
      samples.forEach((sample, index) => {
        scratch[index] = sample / FULL_SCALE;
      });
      // The encoder overwrites the bytes that it returned with the next ones; Buffer.from copies them.
      parts.push(Buffer.from(encoder.encode([scratch.subarray(0, samples.length)])));
    },
    end() {
      parts.push(Buffer.from(encoder.finalize()));
      return Buffer.concat(parts);
    },
  };
}
