/**
 * Runs work of the same key one after another, or `atOnce` at a time, without a connection while it waits. Changes of one cluster
 * wait for its lock anyway; were they to wait inside the database, one person's could hold every connection of the server.
 */
export function keyedQueue(atOnce = 1): <Answer>(key: string, work: () => Promise<Answer>) => Promise<Answer> {
  const lanes = new Map<string, { running: number; waiting: (() => void)[] }>();

  return async (key, work) => {
    let lane = lanes.get(key);
    if (!lane) lanes.set(key, (lane = { running: 0, waiting: [] }));
    const { waiting } = lane;
    if (lane.running < atOnce) lane.running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else if ((lane.running -= 1) === 0) lanes.delete(key);
    }
  };
}
