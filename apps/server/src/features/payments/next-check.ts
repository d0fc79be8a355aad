import type { PaymentState } from '@wordcluster/domain/premium/orders';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** A payment that the gateway has not decided within a month will not be decided any more. */
const GIVE_UP_AFTER_MS = 30 * 24 * HOUR;

/**
 * When to ask the gateway about an undecided payment again: often while its payer waits before the screen, then in
 * steps that grow with its age, at most an hour apart. Null once it is given up.
 */
export function nextCheck(state: PaymentState, ageMs: number, now: Date): Date | null {
  if (ageMs > GIVE_UP_AFTER_MS) return null;
  const shortest = state === 'UNTRUSTED_PAID' ? 4 * SECOND : 15 * SECOND;
  return new Date(now.getTime() + Math.min(Math.max(ageMs / 8, shortest), HOUR));
}
