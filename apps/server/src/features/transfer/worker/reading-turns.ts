import { message } from '@wordcluster/domain/messages/all';
import { Failure } from '../../../failure.ts';

interface Bounds {
  /** Files read at the same time. */
  atOnce: number;
  /** Files of one person that may wait, and of all. */
  waitingEach: number;
  waiting: number;
}

/**
 * Who may read now. A person has one file read at a time, and whoever was served last comes behind everybody who
 * waits: however many files others send, nobody waits for more than one of them at a time.
 */
export function createReadingTurns({ atOnce, waitingEach, waiting }: Bounds) {
  /** People with files that wait, whose turn is next first. */
  const queues = new Map<number, (() => void)[]>();
  const reading = new Set<number>();
  let files = 0;

  function startNext(): void {
    for (const [person, queue] of queues) {
      if (reading.size >= atOnce) return;
      if (reading.has(person)) continue;
      const start = queue.shift();
      if (queue.length === 0) queues.delete(person);
      files -= 1;
      reading.add(person);
      start?.();
    }
  }

  return {
    /** Resolves when it is the person's turn, which must be passed on; throws where too many files wait already. */
    async take(person: number): Promise<void> {
      const queue = queues.get(person) ?? [];
      if (queue.length >= waitingEach)
        throw new Failure('too_many', message('import.own_busy'), {
          retryAfter: 10,
        });
      if (files >= waiting)
        throw new Failure('unavailable', message('import.busy'), {
          retryAfter: 10,
        });
      files += 1;
      queues.set(person, queue);
      await new Promise<void>((resolve) => {
        queue.push(resolve);
        startNext();
      });
    },
    pass(person: number): void {
      reading.delete(person);
      const queue = queues.get(person);
      queues.delete(person);
      if (queue) queues.set(person, queue);
      startNext();
    },
  };
}
