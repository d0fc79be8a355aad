import { isDatabaseUnavailable } from './availability.ts';

/** Like Promise.allSettled, for lists over several owners: null for a shard that is down; other errors are thrown. */
export async function settleAvailable<Answer>(queries: readonly Promise<Answer>[]): Promise<(Answer | null)[]> {
  const settled = await Promise.allSettled(queries);
  return settled.map((one) => {
    if (one.status === 'fulfilled') return one.value;
    if (one.reason instanceof Error && isDatabaseUnavailable(one.reason)) return null;
    throw one.reason;
  });
}
