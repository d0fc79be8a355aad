import type { Context } from '../context.ts';
import { holdLease } from './lease.ts';

interface Shared {
  name: string;
  holder: string;
  leaseMs: number;
  stopped?: AbortSignal | undefined;
  /** All at the same time: where the work is waiting for others, one that never answers holds up no other share. */
  sideBySide?: boolean;
}

/**
 * Does the work of each of these shares of people (each has a lease of its own) whose lease this server has or gets. Only that of a
 * share under way is renewed: those of the others run out meanwhile, and other servers take them. What one share fails of is thrown
 * when all had their turn.
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
