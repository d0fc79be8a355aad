import { Worker } from 'node:worker_threads';
import { message } from '@wordcluster/domain/messages/all';
import { Failure } from '../../../failure.ts';
import type { InvoiceData } from '../invoice-data.ts';
import type { Drawn, ToDraw } from './pdf-worker.ts';

const MOST_WAITING = 50;
/** Milliseconds without any invoice done, while some wait: the first of a thread takes two or three seconds. */
const DEADLINE_MS = 30_000;
/** The renderer weighs 150 MB; a thread without work ends after this time. */
const IDLE_MS = 60_000;
const HEAP_MB = 384;

interface Waiting {
  resolve(pdf: Buffer): void;
  reject(error: unknown): void;
}

export interface InvoicePrinter {
  /** Draws the PDF in a thread of its own, so that no call waits for it. Throws 503 where too many wait. */
  draw(invoice: InvoiceData): Promise<Buffer>;
  stop(): Promise<void>;
}

const busy = () => new Failure('unavailable', message('invoice.busy'), { retryAfter: 5 });

/** One thread for all invoices of a server, there only while it is needed. */
export function startInvoicePrinter(): InvoicePrinter {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;
  let last = 0;

  /** Ends the thread; whoever still waits is told why. */
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
    timer = setTimeout(() => void end(busy()), waiting.size > 0 ? DEADLINE_MS : IDLE_MS).unref();
  }
  function start(): Worker {
    const started = new Worker(new URL('pdf-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      env: {},
    });
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
    async draw(invoice) {
      if (waiting.size >= MOST_WAITING) throw busy();
      worker ??= start();
      const id = (last += 1);
      const drawn = new Promise<Buffer>((resolve, reject) => waiting.set(id, { resolve, reject }));
      worker.postMessage({ id, invoice } satisfies ToDraw, []);
      watch();
      return drawn;
    },
    stop: () => end(busy()),
  };
}
