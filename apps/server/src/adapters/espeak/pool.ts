import { SpeakerFailure } from '../../ports/speaker.ts';
import { createJob } from './job.ts';
import type { Job } from './job.ts';
import type { VoiceAnswer, VoiceRequest } from './job.ts';
import { startWorker } from './worker.ts';
import type { Worker } from './worker.ts';

export interface PoolSettings {
  /** Path of the voice program. */
  program: string;
  /** Programs at the same time. */
  size: number;
  /** Requests that wait for a program; more are turned away. */
  queueLimit: number;
  /** From asking to answer, the wait included. */
  timeoutMs: number;
  /** A program that has had nothing to do for so long ends. */
  idleMs: number;
  /** A program that has grown over so many bytes is replaced after its answer ... */
  memoryLimit: number;
  /** ... but not before so many answers: where every program is large, each word would wait for a new one. */
  leastAnswers: number;
}

export interface Pool {
  ask(request: VoiceRequest, signal: AbortSignal): Promise<VoiceAnswer>;
  close(): Promise<void>;
}

/** The voice programs of a pool: started when needed, idle for a while, ended. `onEnded` runs when one has gone. */
function createWorkers(settings: PoolSettings, onEnded: () => void) {
  /** Started and not gone yet: a killed one counts until its memory is free. */
  const workers = new Set<Worker>();
  /** The last one used is the next one used, so that a surplus one gets its rest. */
  const idle: { worker: Worker; rest: NodeJS.Timeout }[] = [];

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
    onEnded();
  }

  function forget(worker: Worker): void {
    const position = idle.findIndex((entry) => entry.worker === worker);
    for (const { rest } of position < 0 ? [] : idle.splice(position, 1)) clearTimeout(rest);
  }

  return {
    hasFree: () => idle.length > 0 || workers.size < settings.size,
    take(): Worker | null {
      const entry = idle.pop();
      if (!entry) return workers.size < settings.size ? start() : null;
      clearTimeout(entry.rest);
      return entry.worker;
    },
    /** Takes one back after its answer; one that has grown too large ends. */
    release(worker: Worker, memory: number): void {
      const grown = memory > settings.memoryLimit && worker.answers() >= settings.leastAnswers;
      if (grown) return worker.kill();
      const retire = () => {
        forget(worker);
        worker.kill();
      };
      idle.push({ worker, rest: setTimeout(retire, settings.idleMs).unref() });
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
      const answer = await worker.ask(job.request);
      if (closed) worker.kill();
      // Stopped in the same moment: the program is being killed and cannot be used again.
      else if (!job.settled()) workers.release(worker, answer.memory);
      job.resolve(answer);
    } catch (cause) {
      worker.kill();
      // Once more, with a fresh program: the first may have died of something else than this text.
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
      if (!workers.hasFree() && queue.length >= settings.queueLimit)
        throw new SpeakerFailure('busy', 'Too many texts wait to be read.');
      const job = createJob(request, signal, settings.timeoutMs);
      enqueue(job, 'last');
      dispatch();
      return job.answer;
    },

    async close() {
      closed = true;
      for (const job of queue) job.stop(new SpeakerFailure('provider_failed', 'The speaker is closed.'));
      await workers.killAll();
    },
  };
}
