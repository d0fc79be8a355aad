import { StatementTimeout } from './database/deadline.ts';

/**
 * Runs work of the same key one after another, or `atOnce` at a time, without a connection while it waits. Changes of one cluster
 * wait for its lock anyway; were they to wait inside the database, one person's could hold every connection of the server.
 * Whoever waits longer than `patience` (milliseconds) is refused with StatementTimeout: behind a database that does not answer,
 * the turns of many would add up.
 */
export function keyedQueue(
  atOnce = 1,
  patience = Infinity,
): <Answer>(key: string, work: () => Promise<Answer>) => Promise<Answer> {
  const lanes = new Map<string, { running: number; waiting: (() => void)[] }>();

  return async (key, work) => {
    let lane = lanes.get(key);
    if (!lane) lanes.set(key, (lane = { running: 0, waiting: [] }));
    const { waiting } = lane;
    if (lane.running < atOnce) lane.running += 1;
    else await turn(waiting, patience);
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else if ((lane.running -= 1) === 0) lanes.delete(key);
    }
  };
}

function turn(waiting: (() => void)[], patience: number): Promise<void> {
  if (patience === Infinity) return new Promise((resolve) => waiting.push(resolve));
  return new Promise((resolve, reject) => {
    const begin = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(begin), 1);
      reject(new StatementTimeout(patience));
    }, patience);
    waiting.push(begin);
  });
}
