import { message } from '@wordcluster/domain/messages/all';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { Failure } from '../../../failure.ts';
import { EXPANDS } from '../reading/import-problem.ts';
import { allowedTime, watchProcessorTime } from './processor-time.ts';
import type { FromThread, ReadingResult, Readings } from './protocol.ts';
import { createReadingTurns } from './reading-turns.ts';

/** Files read at the same time, so that many uploads cannot take all cores and memory. */
const AT_ONCE = 2;
/** Each of them lies on the disk meanwhile. */
const WAITING = 50;
const WAITING_EACH = 3;
/** Heap of a thread: the largest accepted table of shared strings fits. */
const HEAP_MB = 384;
/** Rows live for a moment only: a nursery with a bound is emptied instead of growing with the file. */
const YOUNG_MB = 64;
/** However little of the processor it gets, a reading holds its place no longer. */
const DEADLINE_MS = 300_000;
/** A thread without work ends after this time; until then it is kept, as starting one takes longer than a usual file. */
const IDLE_MS = 60_000;

interface Reading<Kind extends keyof Readings> {
  kind: Kind;
  request: Readings[Kind]['request'];
  store: (batch: Readings[Kind]['batch']) => Promise<void>;
}

export interface ImportReaders {
  /** Reads a file of a person in a thread of its own; each batch is stored before too many more are read. */
  read<Kind extends keyof Readings>(person: number, reading: Reading<Kind>): Promise<Readings[Kind]['report']>;
  stop(): Promise<void>;
}

interface ReadersOptions {
  /** Milliseconds of processor time that a file may take, by the unpacked bytes of its parts. */
  allowed?: (bytes: number) => number;
}

/** Reads files in threads, a few at a time. */
export function startImportReaders({ allowed = allowedTime }: ReadersOptions = {}): ImportReaders {
  const turns = createReadingTurns({ atOnce: AT_ONCE, waitingEach: WAITING_EACH, waiting: WAITING });
  const pool = new Piscina({
    filename: new URL('reading-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: AT_ONCE,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_MB },
    env: {},
  });
  let stopping = false;
  return {
    async read(person, reading) {
      await turns.take(person);
      try {
        return await readInThread(pool, reading, allowed);
      } catch (error) {
        if (stopping) throw new Failure('unavailable', message('server.stopping'), { cause: error });
        throw error;
      } finally {
        turns.pass(person);
      }
    },
    async stop() {
      stopping = true;
      await pool.destroy();
    },
  };
}

const TAKES_TOO_LONG = message('import.takes_long');

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** One file's reading, until it has been read, has failed, or takes too long; the thread is then ended. */
async function readInThread<Kind extends keyof Readings>(
  pool: Piscina,
  { kind, request, store }: Reading<Kind>,
  allowed: (bytes: number) => number,
): Promise<Readings[Kind]['report']> {
  const { port1: ours, port2: port } = new MessageChannel();
  const ended = new AbortController();
  const exceeded = () => ended.abort(new Failure('too_large', TAKES_TOO_LONG));
  const deadline = setTimeout(exceeded, DEADLINE_MS).unref();
  let unwatch: (() => void) | undefined;
  let stored = Promise.resolve();
  let bytes = 0;
  ours.on('message', (said: FromThread<Kind>) => {
    if (said.type === 'started') {
      const thread = pool.threads.find(({ threadId }) => threadId === said.threadId);
      if (thread) unwatch = watchProcessorTime(thread, () => allowed(bytes), exceeded);
    } else if (said.type === 'part') bytes += said.bytes;
    else {
      stored = stored.then(() => store(said.batch)).then(() => ours.postMessage('stored', []));
      stored.catch((error: Error) => ended.abort(error));
    }
  });
  try {
    const options = { transferList: [port], signal: ended.signal, name: kind };
    const result = (await pool.run({ request, port }, options)) as ReadingResult<Kind>;
    if ('problem' in result) throw new Failure(result.problem.code, result.problem.reason);
    return result.report;
  } catch (error) {
    if (ended.signal.aborted) throw ended.signal.reason;
    throw isOutOfMemory(error) ? new Failure('too_large', EXPANDS, { cause: error }) : error;
  } finally {
    clearTimeout(deadline);
    unwatch?.();
    // Nothing is stored any more once this has ended.
    await stored.catch(() => undefined);
    ours.close();
  }
}
