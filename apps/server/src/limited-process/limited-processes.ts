import { message, type Message } from '@wordcluster/domain/messages/all';
import { Failure } from '../failure.ts';
import { runChild, startWaiting, type JobCall, type WaitingChild } from './child-process.ts';
import type { Job } from './protocol.ts';

interface QueueLimits {
  /** Concurrent tasks over all users. */
  atOnce: number;
  /** Queued tasks of one user, and of all. */
  maxQueuedPerUser: number;
  maxQueued: number;
  /** Errors for a user with too many queued tasks, and for everybody when the queue is full. */
  ownBusy: Message;
  busy: Message;
  /** How long (milliseconds) a fresh child process waits for the next job after one; 0: none does. */
  spareMs?: number;
}

interface FairQueue {
  /** Resolves with a slot, which `pass` must release; rejects if too many are queued, or on abort. */
  take(person: number, signal?: AbortSignal): Promise<void>;
  pass(person: number): void;
}

const RETRY_SECONDS = 10;

/**
 * Fair queue: one task per user at a time, and round-robin between users, so that nobody waits for more than one task
 * of another user.
 */
export function fairQueue({ atOnce, maxQueuedPerUser, maxQueued, ownBusy, busy }: QueueLimits): FairQueue {
  /** In the order in which users are served next. */
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
      if (queue.length >= maxQueuedPerUser) throw new Failure('too_many', ownBusy, { retryAfter: RETRY_SECONDS });
      if (queued >= maxQueued) throw new Failure('unavailable', busy, { retryAfter: RETRY_SECONDS });
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
   * Runs a job of a user in a child process of its own, after queueing. Rejects with LimitReached if the child was
   * killed at a limit, with the signal's reason if the client disconnected, and with a Failure if too many are queued.
   */
  run<Kind extends Job>(person: number, call: JobCall<Kind>): Promise<Kind['result']>;
  /** Kills running jobs. */
  stop(): void;
}

/** At most one child process that waits for a job of the same kind as the last one, for some time. */
function spareChild(spareMs: number) {
  let spare: { child: WaitingChild; key: string; timer: NodeJS.Timeout } | null = null;
  const keyOf = ({ module, limits }: Pick<JobCall<Job>, 'module' | 'limits'>) =>
    `${module.href} ${JSON.stringify(limits)}`;
  const drop = () => {
    if (spare) clearTimeout(spare.timer);
    spare?.child.process.kill('SIGKILL');
    spare = null;
  };
  return {
    take(call: Pick<JobCall<Job>, 'module' | 'limits'>): WaitingChild | null {
      if (spare?.key !== keyOf(call)) return null;
      const { child, timer } = spare;
      clearTimeout(timer);
      spare = null;
      return child.process.exitCode === null && child.process.signalCode === null ? child : null;
    },
    renew(call: Pick<JobCall<Job>, 'module' | 'limits'>): void {
      if (spareMs === 0) return;
      if (spare?.key === keyOf(call)) {
        spare.timer.refresh();
        return;
      }
      drop();
      spare = { child: startWaiting(call), key: keyOf(call), timer: setTimeout(drop, spareMs) };
    },
    drop,
  };
}

/**
 * A bounded pool of child processes for untrusted files. One process per job, never reused: a decoder that was
 * exploited by a hostile file must not read the next user's.
 */
export function limitedProcesses(limits: QueueLimits): LimitedProcesses {
  const queue = fairQueue(limits);
  const stopped = new AbortController();
  const spare = spareChild(limits.spareMs ?? 0);
  return {
    async run(person, call) {
      const signal = call.signal ? AbortSignal.any([call.signal, stopped.signal]) : stopped.signal;
      await queue.take(person, signal);
      try {
        return await runChild({ ...call, signal }, spare.take(call));
      } finally {
        if (!stopped.signal.aborted) spare.renew(call);
        queue.pass(person);
      }
    },
    stop() {
      stopped.abort(new Failure('unavailable', message('server.stopping')));
      spare.drop();
    },
  };
}
