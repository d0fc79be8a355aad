import type { Context } from '../context.ts';
import { holdLease } from './lease.ts';

interface Shared {
  name: string;
  holder: string;
  leaseMs: number;
  stopped?: AbortSignal | undefined;
  /**
   * In parallel: for work that waits for others, so that one call without a response does not block another partition.
   */
  sideBySide?: boolean;
}

/**
 * Runs the work of each of these user partitions (each has its own lease) whose lease this server has or gets. Only
 * leases of running partitions are renewed: the others expire meanwhile, and other servers take them. Errors are thrown
 * after all partitions had their run.
 */
export async function eachPartition(
  context: Pick<Context, 'db' | 'clock'>,
  { name, holder, leaseMs, stopped, sideBySide = false }: Shared,
  shares: readonly number[],
  work: (share: number) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  async function workOn(share: number): Promise<void> {
    if (stopped?.aborted) return;
    const lease = () => holdLease(context, `${name}:${share}`, holder, leaseMs);
    let renewal: NodeJS.Timeout | undefined;
    try {
      if (!(await lease())) return;
      renewal = setInterval(() => void lease().catch(() => undefined), leaseMs / 4);
      await work(share);
    } catch (error) {
      errors.push(error);
    } finally {
      clearInterval(renewal);
    }
  }
  if (sideBySide) await Promise.all(shares.map(workOn));
  else for (const share of shares) await workOn(share);
  if (errors.length > 0) throw errors[0];
}
