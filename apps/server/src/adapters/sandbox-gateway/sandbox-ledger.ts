import type { PaymentState } from '@wordcluster/domain/premium/orders';
import type { Db } from '../../database/client.ts';

const OPEN_MS = 3_600_000;

/** Sixteen random bytes; anything else, such as a NUL that no database text can hold, is no payment id. */
const ID = /^[0-9a-f]{32}$/;

export const findSandboxPayment = async (db: Db, id: string) =>
  ID.test(id) ? db.selectFrom('sandbox_payments').selectAll().where('id', '=', id).executeTakeFirst() : undefined;

export type SandboxPayment = NonNullable<Awaited<ReturnType<typeof findSandboxPayment>>>;

/** The state at a moment: a slow confirmation completes by time, and an unused page expires after an hour. */
export function sandboxState({ state, confirmed_at, created_at }: SandboxPayment, now: Date): PaymentState {
  if (state === 'PAYMENT_METHOD_CHOSEN' && confirmed_at !== null && confirmed_at <= now) return 'PAID';
  if (state === 'CREATED' && now.getTime() - created_at.getTime() > OPEN_MS) return 'TIMEOUTED';
  return state;
}

/** Moves a payment that is still open; false when it was decided before. */
export async function decide(
  db: Db,
  payment: SandboxPayment,
  now: Date,
  decision: { state: PaymentState; confirmed_at?: Date },
): Promise<boolean> {
  if (sandboxState(payment, now) !== 'CREATED') return false;
  const { numUpdatedRows } = await db
    .updateTable('sandbox_payments')
    .set(decision)
    .where('id', '=', payment.id)
    .where('state', '=', 'CREATED')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
