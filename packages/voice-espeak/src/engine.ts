import loadEngine, { type EngineModule } from '@echogarden/espeak-ng-emscripten';
import { openSync, readSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The engine's files (24 MB, mostly dictionaries) as a memory package that stays empty: the engine copies what it
 * needs, so its reads are redirected to the disk. Untouched memory costs nothing; filled, it would cost every process
 * 24 MB.
 */
function createEngineData() {
  const path = fileURLToPath(new URL('espeak-ng.data', import.meta.resolve('@echogarden/espeak-ng-emscripten')));
  const descriptor = openSync(path, 'r');
  let data = new ArrayBuffer(0);

  return {
    /** Passed to the engine instead of the whole package. */
    allocate(bytes: number): ArrayBuffer {
      data = new ArrayBuffer(bytes);
      return data;
    },
    /** Sends reads of the package's files to the disk. */
    attach({ FS }: EngineModule): void {
      const open = FS.open.bind(FS);
      FS.open = (name, ...rest) => {
        const stream = open(name, ...rest);
        const file = stream.node?.contents;
        // A file's offset in the package is its offset on disk.
        if (file?.buffer === data) stream.stream_ops = { ...stream.stream_ops, read: readerOf(descriptor, file) };
        return stream;
      };
    },
  };
}

function readerOf(descriptor: number, file: Uint8Array) {
  return (_stream: unknown, target: Uint8Array, offset: number, length: number, position: number) => {
    const wanted = Math.max(0, Math.min(length, file.byteLength - position));
    const read = readSync(descriptor, target, offset, wanted, file.byteOffset + position);
    if (read !== wanted) throw new Error('The data of the engine is cut off.');
    return read;
  };
}

/** Receives one chunk of mono audio; it is in the engine's memory and only valid during the call. */
type TakeChunk = (samples: Int16Array) => void;

/** One loaded eSpeak NG, used again for every text. */
export interface Engine {
  readonly sampleRate: number;
  /** Names of the voices that the engine carries, for example `en`, `cmn`, `nb`. */
  readonly voices: ReadonlySet<string>;
  /** Reads the text with one of `voices`, chunk by chunk. */
  synthesize(text: string, voice: string, take: TakeChunk): void;
}

/** Loads the engine. */
export async function openEngine(): Promise<Engine> {
  const data = createEngineData();
  const module = await loadEngine({
    print: printToStderr,
    printErr: printToStderr,
    getPreloadedPackage: (_name, bytes) => data.allocate(bytes),
  });
  data.attach(module);
  const worker = new module.eSpeakNGWorker();
  const voices = new Set(worker.list_voices().map(({ identifier }) => nameOf(identifier)));
  const receiver: { take?: TakeChunk } = {};
  // The package's own synthesize() compiles a callback and copies the audio on every call: a third slower, and it grows.
  const callback = module.addFunction((address, length) => {
    const start = address / Int16Array.BYTES_PER_ELEMENT;
    if (length > 0) receiver.take?.(module.HEAP16.subarray(start, start + length));
    return 0;
  });

  return {
    sampleRate: worker.samplerate,
    voices,
    synthesize(text, voice, take) {
      // The engine keeps the previous voice if it cannot load one: a Slovak word read in English is worse than none.
      if (!voices.has(voice) || worker.set_voice(voice) !== 0) throw new Error(`The voice ${voice} cannot be loaded.`);
      receiver.take = take;
      worker['synth_'](text, callback);
    },
  };
}

/** Stdout carries the responses only. */
function printToStderr(line: string): void {
  process.stderr.write(`${line}\n`);
}

function nameOf(identifier: string): string {
  return identifier.slice(identifier.lastIndexOf('/') + 1);
}
