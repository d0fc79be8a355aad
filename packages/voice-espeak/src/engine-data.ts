import { closeSync, openSync, readSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { EngineModule } from '@echogarden/espeak-ng-emscripten';

/**
 * The engine's files (24 MB, mostly dictionaries) as a memory package that is filled file by file when the engine opens
 * one: a learner hears two or three languages, and untouched memory costs nothing. It saves 20 MB in every process.
 */
export function createEngineData() {
  const path = fileURLToPath(new URL('espeak-ng.data', import.meta.resolve('@echogarden/espeak-ng-emscripten')));
  const loaded = new Set<string>();
  let data = new ArrayBuffer(0);

  function load(file: Uint8Array): void {
    const descriptor = openSync(path, 'r');
    try {
      const length = readSync(descriptor, file, 0, file.byteLength, file.byteOffset);
      if (length !== file.byteLength) throw new Error(`${path} is cut off.`);
    } finally {
      closeSync(descriptor);
    }
  }

  return {
    /** Given to the engine in place of the whole package. */
    allocate(bytes: number): ArrayBuffer {
      data = new ArrayBuffer(bytes);
      return data;
    },
    /** Makes every file load itself before the engine first opens it. */
    attach({ FS }: EngineModule): void {
      const open = FS.open.bind(FS);
      FS.open = (name, ...rest) => {
        const stream = open(name, ...rest);
        const file = stream.node?.contents;
        if (file?.buffer === data && !loaded.has(stream.path)) {
          load(file);
          loaded.add(stream.path);
        }
        return stream;
      };
    },
  };
}
