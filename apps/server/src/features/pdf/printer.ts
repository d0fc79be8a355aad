import { Worker } from 'node:worker_threads';
import type { Message } from '@wordcluster/domain/messages/all';
import { bareEnvironment } from '../../limited-process/bare-environment.ts';
import { Failure } from '../../failure.ts';
import type { Drawn, ToDraw } from './pdf-pool.ts';

const MAX_WAITING = 50;
/** Milliseconds without anything done, while some wait: the first of a thread takes two or three seconds. */
const DEADLINE_MS = 30_000;
/** The renderer weighs 150 MB; a thread without work ends after this time. */
const IDLE_MS = 60_000;
const HEAP_MB = 384;

interface Waiting {
  resolve(pdf: Buffer): void;
  reject(error: unknown): void;
}

export interface Printer<Sheet> {
  /** Draws the PDF in a thread of its own, so that no call waits for it. Throws 503 where too many wait. */
  draw(sheet: Sheet): Promise<Buffer>;
  stop(): Promise<void>;
}

interface Printing {
  /** What is said where too many wait, or one takes too long. */
  busy: Message;
  deadlineMs?: number;
  heapMb?: number;
}

/** One thread of a server for all that is drawn by `thread` (a file that calls `drawInTurn`), there only while it is needed. */
export function startPrinter<Sheet>(
  thread: URL,
  { busy, deadlineMs = DEADLINE_MS, heapMb = HEAP_MB }: Printing,
): Printer<Sheet> {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;
  let last = 0;

  const refusal = () => new Failure('unavailable', busy, { retryAfter: 5 });
  /** Ends the thread; queued requests are rejected with the reason. */
  async function end(reason: unknown): Promise<void> {
    clearTimeout(timer);
    const ended = worker;
    worker = null;
    for (const one of waiting.values()) one.reject(reason);
    waiting.clear();
    await ended?.terminate();
  }
  function watch(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void end(refusal()), waiting.size > 0 ? deadlineMs : IDLE_MS).unref();
  }
  function start(): Worker {
    const started = new Worker(thread, { resourceLimits: { maxOldGenerationSizeMb: heapMb }, env: bareEnvironment() });
    started.on('message', (drawn: Drawn) => {
      const one = waiting.get(drawn.id);
      waiting.delete(drawn.id);
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
      if (waiting.size >= MAX_WAITING) throw refusal();
      worker ??= start();
      const id = (last += 1);
      const drawn = new Promise<Buffer>((resolve, reject) => waiting.set(id, { resolve, reject }));
      worker.postMessage({ id, sheet } satisfies ToDraw<Sheet>, []);
      watch();
      return drawn;
    },
    stop: () => end(refusal()),
  };
}
