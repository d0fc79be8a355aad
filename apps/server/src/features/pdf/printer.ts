import { Worker } from 'node:worker_threads';
import type { Message } from '@wordcluster/domain/messages/all';
import { bareEnvironment } from '../../limited-process/bare-environment.ts';
import { Failure } from '../../failure.ts';
import type { Drawn, ToDraw } from './pdf-pool.ts';

const MAX_QUEUED = 50;
/**
 * Timeout in milliseconds without progress while some are queued: the first PDF of a thread takes two or three seconds.
 */
const DEADLINE_MS = 30_000;
/** The renderer weighs 150 MB; a thread without work ends after this time. */
const IDLE_MS = 60_000;
const HEAP_MB = 384;

interface QueuedSheet {
  resolve(pdf: Buffer): void;
  reject(error: unknown): void;
}

export interface Printer<Sheet> {
  /** Renders the PDF in a worker thread, so that no call is blocked. Throws 503 if too many are queued. */
  draw(sheet: Sheet): Promise<Buffer>;
  stop(): Promise<void>;
}

interface Printing {
  /** Error if too many are queued, or one times out. */
  busy: Message;
  deadlineMs?: number;
  heapMb?: number;
}

/** One thread of a server for all that is rendered by `thread` (a file that calls `pdfPool`), started on demand. */
export function startPrinter<Sheet>(
  thread: URL,
  { busy, deadlineMs = DEADLINE_MS, heapMb = HEAP_MB }: Printing,
): Printer<Sheet> {
  const queued = new Map<number, QueuedSheet>();
  let worker: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;
  let last = 0;

  const refusal = () => new Failure('unavailable', busy, { retryAfter: 5 });
  /** Ends the thread; queued requests are rejected with the reason. */
  async function end(reason: unknown): Promise<void> {
    clearTimeout(timer);
    const ended = worker;
    worker = null;
    for (const one of queued.values()) one.reject(reason);
    queued.clear();
    await ended?.terminate();
  }
  function watch(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void end(refusal()), queued.size > 0 ? deadlineMs : IDLE_MS).unref();
  }
  function start(): Worker {
    const started = new Worker(thread, { resourceLimits: { maxOldGenerationSizeMb: heapMb }, env: bareEnvironment() });
    started.on('message', (drawn: Drawn) => {
      const one = queued.get(drawn.id);
      queued.delete(drawn.id);
      if ('pdf' in drawn) one?.resolve(Buffer.from(drawn.pdf));
      else one?.reject(drawn.error);
      watch();
    });
    started.on('error', (error) => worker === started && void end(error));
    started.unref();
    return started;
  }
  return {
    async draw(sheet) {
      if (queued.size >= MAX_QUEUED) throw refusal();
      worker ??= start();
      const id = (last += 1);
      const drawn = new Promise<Buffer>((resolve, reject) => queued.set(id, { resolve, reject }));
      worker.postMessage({ id, sheet } satisfies ToDraw<Sheet>, []);
      watch();
      return drawn;
    },
    stop: () => end(refusal()),
  };
}
