import type { Context } from '../context.ts';
import { sql, type RawBuilder } from 'kysely';
import { holdLease } from './lease.ts';

/** People are divided into so many shares by their number, each with a lease of its own, so that servers work side by side. */
export const SHARES = 8;

/** Whether a person belongs to a share; everybody does where none is named. */
export const isOfShare = (userId: RawBuilder<unknown>, share: number | undefined): RawBuilder<boolean> =>
  share === undefined ? sql`true` : sql`${userId} % ${sql.lit(SHARES)} = ${sql.lit(share)}`;

/** The shares of people, each once. */
export const sharesOf = (userIds: readonly number[]): number[] => [...new Set(userIds.map((id) => id % SHARES))];

interface Shared {
  name: string;
  holder: string;
  leaseMs: number;
  stopped?: AbortSignal | undefined;
}

/**
 * Does the work of each of these shares whose lease this server has or gets. Only that of the share under way is renewed: those of the
 * others run out meanwhile, and other servers take them. What one share fails of is thrown when all had their turn.
 */
export async function eachShare(
  context: Pick<Context, 'db' | 'clock'>,
  { name, holder, leaseMs, stopped }: Shared,
  shares: readonly number[],
  work: (share: number) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const share of shares) {
    if (stopped?.aborted) break;
    const lease = () => holdLease(context, `${name}:${share}`, holder, leaseMs);
    let renewal: NodeJS.Timeout | undefined;
    try {
      if (!(await lease())) continue;
      renewal = setInterval(() => void lease().catch(() => undefined), leaseMs / 4);
      await work(share);
    } catch (error) {
      errors.push(error);
    } finally {
      clearInterval(renewal);
    }
  }
  if (errors.length > 0) throw errors[0];
}
