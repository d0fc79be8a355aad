import { SpeakerFailure } from '../../ports/speaker.ts';
import { createJob } from './job.ts';
import type { Job } from './job.ts';
import type { VoiceAnswer, VoiceRequest } from './job.ts';
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
  leastAnswers: number;
}

export interface Pool {
  ask(request: VoiceRequest, signal: AbortSignal): Promise<VoiceAnswer>;
  close(): Promise<void>;
}

/** Shares a few voice programs among all requests. They start when they are needed. */
export function createPool(settings: PoolSettings): Pool {
  /** Programs whose process still exists: a killed one counts until its memory is free. */
  const workers = new Set<Worker>();
  /** Last in, first out, so that a surplus program reaches its idle timeout. */
  const idle: { worker: Worker; rest: NodeJS.Timeout }[] = [];
  let queue: Job[] = [];
  let closed = false;

  function start(): Worker {
    const worker = startWorker(settings.program);
    workers.add(worker);
    void buryWhenEnded(worker);
    return worker;
  }

  async function buryWhenEnded(worker: Worker): Promise<void> {
    await worker.ended;
    workers.delete(worker);
    forget(worker);
    dispatch();
  }

  function forget(worker: Worker): void {
    const position = idle.findIndex((entry) => entry.worker === worker);
    for (const { rest } of position < 0 ? [] : idle.splice(position, 1)) clearTimeout(rest);
  }

  function release(worker: Worker, memory: number): void {
    const grown = memory > settings.memoryLimit && worker.answers() >= settings.leastAnswers;
    if (closed || grown) return worker.kill();
    const retire = () => {
      forget(worker);
      worker.kill();
    };
    idle.push({ worker, rest: setTimeout(retire, settings.idleMs).unref() });
  }

  function take(): Worker | null {
    const entry = idle.pop();
    if (!entry) return workers.size < settings.size ? start() : null;
    clearTimeout(entry.rest);
    return entry.worker;
  }

  function dispatch(): void {
    while (queue.length > 0) {
      const worker = take();
      if (!worker) return;
      const job = queue.shift();
      if (job) void run(worker, job);
    }
  }

  async function run(worker: Worker, job: Job): Promise<void> {
    job.onStop(() => worker.kill());
    job.attempts += 1;
    try {
      const answer = await worker.ask(job.request);
      // If the job was cancelled at the same moment, the program is being killed and cannot be used again.
      if (!job.settled()) release(worker, answer.memory);
      job.resolve(answer);
    } catch (cause) {
      worker.kill();
      // Retry once with a fresh program: the crash may have had another cause than this text.
      if (closed || job.attempts > 1)
        job.reject(new SpeakerFailure('provider_failed', 'The voice program failed.', { cause }));
      else if (!job.settled()) enqueue(job, 'first');
    }
    dispatch();
  }

  function enqueue(job: Job, place: 'first' | 'last'): void {
    job.onStop(() => {
      queue = queue.filter((other) => other !== job);
    });
    queue = place === 'first' ? [job, ...queue] : [...queue, job];
  }

  return {
    async ask(request, signal) {
      signal.throwIfAborted();
      if (closed) throw new SpeakerFailure('provider_failed', 'The speaker is closed.');
      const room = idle.length > 0 || workers.size < settings.size || queue.length < settings.queueLimit;
      if (!room) throw new SpeakerFailure('busy', 'Too many texts wait to be read.');
      const job = createJob(request, signal, settings.timeoutMs);
      enqueue(job, 'last');
      dispatch();
      return job.answer;
    },

    async close() {
      closed = true;
      for (const job of queue) job.stop(new SpeakerFailure('provider_failed', 'The speaker is closed.'));
      const ending = [...workers].map((worker) => worker.ended);
      for (const worker of workers) worker.kill();
      await Promise.all(ending);
    },
  };
}
