/**
 * Runs work of the same key one after another, without a connection while it waits. Changes of one cluster wait for its
 * lock anyway; were they to wait inside the database, one person's could hold every connection of the server.
 */
export function keyedQueue(): <Answer>(key: string, work: () => Promise<Answer>) => Promise<Answer> {
  const last = new Map<string, Promise<unknown>>();

  return async (key, work) => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const before = last.get(key);
    last.set(key, ended);
    await before;
    try {
      return await work();
    } finally {
      end();
      if (last.get(key) === ended) last.delete(key);
    }
  };
}
