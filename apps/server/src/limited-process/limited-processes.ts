import { message } from '@wordcluster/domain/messages/all';
import { Failure } from '../failure.ts';
import { runChild, type JobCall } from './child-process.ts';
import { fairQueue, type QueueLimits } from './fair-queue.ts';
import type { Job } from './protocol.ts';

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
