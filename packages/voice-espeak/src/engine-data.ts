import { openSync, readSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { EngineModule } from '@echogarden/espeak-ng-emscripten';

/**
 * The engine's files (24 MB, mostly dictionaries) as a memory package that stays empty: the engine copies what it needs,
 * so its reads go to the disk instead. Memory that nobody touches costs nothing; filled, it would cost every process 24 MB.
 */
export function createEngineData() {
  const path = fileURLToPath(new URL('espeak-ng.data', import.meta.resolve('@echogarden/espeak-ng-emscripten')));
  const descriptor = openSync(path, 'r');
  let data = new ArrayBuffer(0);

  return {
    /** Given to the engine in place of the whole package. */
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
        // The place of a file in the package is its place on disk.
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
