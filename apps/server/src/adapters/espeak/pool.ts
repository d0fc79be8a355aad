import { SpeakerFailure } from '../../ports/speaker.ts';
import { createJob } from './job.ts';
import type { Job } from './job.ts';
import type { VoiceResponse, VoiceRequest } from './job.ts';
import { startWorker } from './worker.ts';
import type { Worker } from './worker.ts';

export interface PoolSettings {
  /** Path of the voice program. */
  program: string;
  /** Maximum number of programs. */
  size: number;
  /** Limit of queued requests; more are rejected. */
  queueLimit: number;
  /** Timeout from request to response, time in the queue included. */
  timeoutMs: number;
  /** Milliseconds after which an idle program ends. */
  idleMs: number;
  /** A program larger than so many bytes is replaced after its response ... */
  memoryLimit: number;
  /** ... but not before so many responses: if every program is large, each word would wait for a new one. */
  minResponses: number;
}

export interface Pool {
  send(request: VoiceRequest, signal: AbortSignal): Promise<VoiceResponse>;
  close(): Promise<void>;
}

/** Process pool of the voice programs: started on demand, ended after an idle timeout; `onEnded` runs after each exit. */
function createWorkers(settings: PoolSettings, onEnded: () => void) {
  /** Programs whose process still exists: a killed one counts until its memory is free. */
  const workers = new Set<Worker>();
  /** Last in, first out, so that a surplus program reaches its idle timeout. */
  const idle: { worker: Worker; idleTimer: NodeJS.Timeout }[] = [];

  function start(): Worker {
    const worker = startWorker(settings.program);
    workers.add(worker);
    void buryWhenEnded(worker);
    return worker;
  }

  async function buryWhenEnded(worker: Worker): Promise<void> {
    await worker.ended;
    workers.delete(worker);
    removeWorker(worker);
    onEnded();
  }

  function removeWorker(worker: Worker): void {
    const position = idle.findIndex((entry) => entry.worker === worker);
    for (const { idleTimer } of position < 0 ? [] : idle.splice(position, 1)) clearTimeout(idleTimer);
  }

  return {
    hasFree: () => idle.length > 0 || workers.size < settings.size,
    take(): Worker | null {
      const entry = idle.pop();
      if (!entry) return workers.size < settings.size ? start() : null;
      clearTimeout(entry.idleTimer);
      return entry.worker;
    },
    /** Returns a program to the pool after its response; one that has grown too large ends. */
    release(worker: Worker, memory: number): void {
      const grown = memory > settings.memoryLimit && worker.responseCount() >= settings.minResponses;
      if (grown) return worker.kill();
      const retire = () => {
        removeWorker(worker);
        worker.kill();
      };
      idle.push({ worker, idleTimer: setTimeout(retire, settings.idleMs).unref() });
    },
    async killAll(): Promise<void> {
      const ending = [...workers].map((worker) => worker.ended);
      for (const worker of workers) worker.kill();
      await Promise.all(ending);
    },
  };
}

/** Shares a few voice programs among all requests. They start when they are needed. */
export function createPool(settings: PoolSettings): Pool {
  const workers = createWorkers(settings, dispatch);
  let queue: Job[] = [];
  let closed = false;

  function dispatch(): void {
    while (queue.length > 0) {
      const worker = workers.take();
      if (!worker) return;
      const job = queue.shift();
      if (job) void run(worker, job);
    }
  }

  async function run(worker: Worker, job: Job): Promise<void> {
    job.onStop(() => worker.kill());
    job.attempts += 1;
    try {
      const response = await worker.send(job.request);
      if (closed) worker.kill();
      // If the job was cancelled at the same moment, the program is being killed and cannot be used again.
      else if (!job.settled()) workers.release(worker, response.memory);
      job.resolve(response);
    } catch (cause) {
      worker.kill();
      // Retry once with a fresh program: the crash may have had another cause than this text.
      if (closed || job.attempts > 1)
        job.reject(new SpeakerFailure('provider_failed', 'The voice program failed.', { cause }));
      else if (!job.settled()) enqueue(job, 'first');
    }
    dispatch();
  }

  function enqueue(job: Job, position: 'first' | 'last'): void {
    job.onStop(() => {
      queue = queue.filter((other) => other !== job);
    });
    queue = position === 'first' ? [job, ...queue] : [...queue, job];
  }

  return {
    async send(request, signal) {
      signal.throwIfAborted();
      if (closed) throw new SpeakerFailure('provider_failed', 'The speaker is closed.');
      if (!workers.hasFree() && queue.length >= settings.queueLimit)
        throw new SpeakerFailure('busy', 'Too many texts wait to be read.');
      const job = createJob(request, signal, settings.timeoutMs);
      enqueue(job, 'last');
      dispatch();
      return job.response;
    },

    async close() {
      closed = true;
      for (const job of queue) job.stop(new SpeakerFailure('provider_failed', 'The speaker is closed.'));
      await workers.killAll();
    },
  };
}
