import { StatementTimeout } from './database/deadline.ts';
import { DatabaseUnresponsive } from './database/liveness-probe.ts';

interface QueuedTask {
  begin: () => void;
  refuse: (why: Error) => void;
}

/**
 * Queue per key: runs tasks of one key one after another, or `atOnce` at a time. Queued tasks hold no connection:
 * changes of one cluster wait for its lock anyway, and waiting inside the database could use up the connections of the
 * server. A task that waits longer than `timeoutMs` is rejected with StatementTimeout. If the running task fails
 * because the database does not respond, the whole queue of that key is rejected: the timeouts of many would add up.
 */
export function keyedQueue(
  atOnce = 1,
  timeoutMs = Infinity,
): <Answer>(key: string, work: () => Promise<Answer>) => Promise<Answer> {
  const lanes = new Map<string, { running: number; queued: QueuedTask[] }>();

  return async (key, work) => {
    let lane = lanes.get(key);
    if (!lane) lanes.set(key, (lane = { running: 0, queued: [] }));
    const { queued } = lane;
    if (lane.running < atOnce) lane.running += 1;
    else await slot(queued, timeoutMs);
    try {
      return await work();
    } catch (error) {
      if (error instanceof DatabaseUnresponsive) for (const { refuse } of queued.splice(0)) refuse(error);
      throw error;
    } finally {
      const next = queued.shift();
      if (next) next.begin();
      else if ((lane.running -= 1) === 0) lanes.delete(key);
    }
  };
}

function slot(queued: QueuedTask[], timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const one = {
      begin() {
        clearTimeout(timer);
        resolve();
      },
      refuse(why: Error) {
        clearTimeout(timer);
        reject(why);
      },
    };
    const late = () => {
      queued.splice(queued.indexOf(one), 1);
      reject(new StatementTimeout(timeoutMs));
    };
    const timer = timeoutMs === Infinity ? undefined : setTimeout(late, timeoutMs);
    queued.push(one);
  });
}
