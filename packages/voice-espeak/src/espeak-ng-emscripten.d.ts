/** The part of the untyped engine package that this program uses. */
declare module '@echogarden/espeak-ng-emscripten' {
  export interface EngineVoice {
    /** Path of the voice file, for example `gmw/en-US`; its last part is the name for `set_voice`. */
    identifier: string;
  }

  export interface EngineWorker {
    readonly samplerate: number;
    list_voices(): EngineVoice[];
    /** 0 = loaded; anything else = unknown, and the previous voice stays. */
    set_voice(name: string): number;
    /** Calls the function at `callback` for each chunk of audio; 0 means go on. */
    synth_(text: string, callback: number): void;
  }

  /** An open file; `contents` is a window into the data package. */
  export interface EngineStream {
    node?: { contents?: Uint8Array };
    stream_ops: {
      /** Copies up to `length` bytes from `position` of the file to `offset` of the target; returns how many. */
      read(stream: unknown, target: Uint8Array, offset: number, length: number, position: number): number;
    };
  }

  export interface EngineModule {
    eSpeakNGWorker: new () => EngineWorker;
    /** The engine's memory as 16-bit numbers; replaced by another view when the memory grows. */
    readonly HEAP16: Int16Array;
    /** Makes a function callable by the engine and returns its address. `address` of the audio is in bytes. */
    addFunction(callback: (address: number, length: number) => 0): number;
    FS: { open(path: string | object, ...rest: unknown[]): EngineStream };
  }

  export default function loadEngine(options: {
    print(line: string): void;
    printErr(line: string): void;
    getPreloadedPackage(name: string, bytes: number): ArrayBuffer;
  }): Promise<EngineModule>;
}
