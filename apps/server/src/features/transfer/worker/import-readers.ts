import { Worker } from 'node:worker_threads';
import { Failure } from '../../../failure.ts';
import type { ImportReport, RowBatch } from '../reading/import-report.ts';
import type { ImportRequest } from '../reading/read-import.ts';
import type { FromWorker, ToWorker } from './protocol.ts';
import { createTurns } from './turns.ts';

/** Files read at the same time; others wait their turn, so that many uploads cannot take all cores and memory. */
const AT_ONCE = 2;
const MOST_WAITING = 50;
/** Heap of a thread: the largest accepted table of shared strings fits. */
const HEAP_MB = 384;
/** Rows live for a moment only: a nursery with a bound is emptied instead of growing with the file. */
const YOUNG_MB = 64;
/** No accepted file takes so long to read; the thread is then ended. */
const DEADLINE_MS = 120_000;
/** A thread without work ends after this time. */
const IDLE_MS = 60_000;

type StoreBatch = (batch: RowBatch) => Promise<void>;

export interface ImportReaders {
  /** Reads a file in a thread of its own; each batch is stored before too many more are read. */
  read(request: ImportRequest, store: StoreBatch): Promise<ImportReport>;
  stop(): Promise<void>;
}

/** Threads of a server: used ones are kept for a while, as starting one takes longer than reading a usual file. */
function createThreads() {
  const idle: { worker: Worker; timer: NodeJS.Timeout }[] = [];
  const all = new Set<Worker>();

  function forget(worker: Worker): void {
    all.delete(worker);
    const at = idle.findIndex((entry) => entry.worker === worker);
    if (at >= 0) idle.splice(at, 1);
  }
  function start(): Worker {
    const worker = new Worker(new URL('import-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_MB },
      env: {},
    });
    all.add(worker);
    worker.once('exit', () => forget(worker));
    // Between two files nobody else listens; an unheard error would end the process.
    worker.on('error', () => undefined);
    worker.unref();
    return worker;
  }
  function keep(worker: Worker): void {
    const end = () => {
      forget(worker);
      void worker.terminate();
    };
    idle.push({ worker, timer: setTimeout(end, IDLE_MS).unref() });
  }
  return {
    /** Gives work to a thread that has none. */
    async use<Result>(work: (worker: Worker) => Promise<Result>): Promise<Result> {
      const free = idle.pop();
      clearTimeout(free?.timer);
      const worker = free?.worker ?? start();
      try {
        const result = await work(worker);
        keep(worker);
        return result;
      } catch (error) {
        // A thread that was interrupted may be in the middle of something: it is ended, not used again.
        await worker.terminate();
        throw error;
      }
    },
    async stop(): Promise<void> {
      for (const { timer } of idle.splice(0)) clearTimeout(timer);
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

/** Reads files in threads, a few at a time. */
export function startImportReaders(): ImportReaders {
  const turns = createTurns(AT_ONCE, MOST_WAITING);
  const threads = createThreads();
  return {
    async read(request, store) {
      await turns.take();
      try {
        return await threads.use((worker) => converse(worker, request, store));
      } finally {
        turns.pass();
      }
    },
    stop: () => threads.stop(),
  };
}

const EXPANDS = 'This file unpacks to far more than a table of words can be.';

/** One file's conversation with a thread, until it has been read, has failed, or takes too long. */
function converse(worker: Worker, request: ImportRequest, store: StoreBatch): Promise<ImportReport> {
  const tell = (message: ToWorker) => worker.postMessage(message, []);
  return new Promise<ImportReport>((resolve, reject) => {
    let stored = Promise.resolve();
    const deadline = setTimeout(() => end(() => reject(new Failure('too_large', EXPANDS))), DEADLINE_MS);
    const onMessage = (message: FromWorker) => {
      if (message.type === 'batch') {
        stored = stored.then(() => store(message.batch)).then(() => tell({ type: 'stored' }));
        stored.catch((error: Error) => end(() => reject(error)));
      } else if (message.type === 'done')
        stored.then(
          () => end(() => resolve(message.report)),
          () => undefined,
        );
      else if (message.type === 'problem') end(() => reject(new Failure(message.code, message.message)));
      else end(() => reject(message.error));
    };
    const onError = (error: NodeJS.ErrnoException) =>
      end(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Failure('too_large', EXPANDS) : error));
    const onExit = () => end(() => reject(new Failure('unavailable', 'The server is stopping. Please try again.')));
    function end(settle: () => void): void {
      clearTimeout(deadline);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      settle();
    }
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    tell({ type: 'read', request });
  });
}
