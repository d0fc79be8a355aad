import { message, type Message } from '@wordcluster/domain/messages/all';
import { Failure } from '../failure.ts';
import { runChild, type JobCall } from './child-process.ts';
import type { Job } from './protocol.ts';

interface QueueLimits {
  /** Pieces of work under way at the same time, of all people. */
  atOnce: number;
  /** Pieces of work of one person that may wait, and of all. */
  waitingEach: number;
  waiting: number;
  /** The refusals of somebody with too much waiting, and of everybody when the queue is full. */
  ownBusy: Message;
  busy: Message;
}

interface FairQueue {
  /** Resolves when it is the person's turn, which `pass` must end; rejects where too much waits, or on abort. */
  take(person: number, signal?: AbortSignal): Promise<void>;
  pass(person: number): void;
}

const RETRY_SECONDS = 10;

/**
 * Fair queue: one piece of work per person at a time, and round-robin between people, so that however much somebody sends,
 * nobody waits for more than one piece of theirs.
 */
export function fairQueue({ atOnce, waitingEach, waiting, ownBusy, busy }: QueueLimits): FairQueue {
  /** In the order in which people are served next. */
  const queues = new Map<number, (() => void)[]>();
  const running = new Set<number>();
  let queued = 0;

  function startNext(): void {
    for (const [person, queue] of queues) {
      if (running.size >= atOnce) return;
      if (running.has(person)) continue;
      const start = queue.shift();
      if (queue.length === 0) queues.delete(person);
      queued -= 1;
      running.add(person);
      start?.();
    }
  }

  function leave(person: number, start: () => void): boolean {
    const queue = queues.get(person);
    const index = queue?.indexOf(start) ?? -1;
    if (!queue || index < 0) return false;
    queue.splice(index, 1);
    queued -= 1;
    if (queue.length === 0) queues.delete(person);
    return true;
  }

  return {
    async take(person, signal) {
      signal?.throwIfAborted();
      const queue = queues.get(person) ?? [];
      if (queue.length >= waitingEach) throw new Failure('too_many', ownBusy, { retryAfter: RETRY_SECONDS });
      if (queued >= waiting) throw new Failure('unavailable', busy, { retryAfter: RETRY_SECONDS });
      queued += 1;
      queues.set(person, queue);
      await new Promise<void>((resolve, reject) => {
        const start = () => {
          signal?.removeEventListener('abort', cancel);
          resolve();
        };
        const cancel = () => {
          if (leave(person, start)) reject(signal?.reason as Error);
        };
        signal?.addEventListener('abort', cancel, { once: true });
        queue.push(start);
        startNext();
      });
    },
    pass(person) {
      running.delete(person);
      const queue = queues.get(person);
      queues.delete(person);
      if (queue) queues.set(person, queue);
      startNext();
    },
  };
}

export interface LimitedProcesses {
  /**
   * Does a job of a person in a child process of its own, when it is the person's turn. Rejects with LimitReached where the
   * child was killed at a limit, with the signal's reason where the caller went away, and with a Failure where too much waits.
   */
  run<Kind extends Job>(person: number, call: JobCall<Kind>): Promise<Kind['result']>;
  /** Kills what is under way. */
  stop(): void;
}

/**
 * A bounded pool of child processes for what strangers sent. One process per job, never reused: a decoder that a hostile file took over
 * must not read the next person's.
 */
export function limitedProcesses(limits: QueueLimits): LimitedProcesses {
  const turns = fairQueue(limits);
  const stopped = new AbortController();
  return {
    async run(person, call) {
      const signal = call.signal ? AbortSignal.any([call.signal, stopped.signal]) : stopped.signal;
      await turns.take(person, signal);
      try {
        return await runChild({ ...call, signal });
      } finally {
        turns.pass(person);
      }
    },
    stop: () => stopped.abort(new Failure('unavailable', message('server.stopping'))),
  };
}
