import type { Message } from '@wordcluster/domain/messages/all';
import { Failure } from '../failure.ts';

export interface QueueLimits {
  /** Pieces of work under way at the same time, of all people. */
  atOnce: number;
  /** Pieces of work of one person that may wait, and of all. */
  waitingEach: number;
  waiting: number;
  /** The refusals of somebody with too much waiting, and of everybody when the queue is full. */
  ownBusy: Message;
  busy: Message;
}

export interface FairQueue {
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
