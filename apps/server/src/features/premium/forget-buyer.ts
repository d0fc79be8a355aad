import type { Db } from '../../database/client.ts';

/**
 * Part of terminating a profile: orders that were never paid go; paid ones stay without their buyer, because the law
 * asks to keep invoices for ten years.
 */
export async function forgetBuyer(trx: Db, userId: number): Promise<void> {
  await trx.deleteFrom('orders').where('user_id', '=', userId).where('status', '!=', 'PAID').execute();
  await trx.updateTable('orders').set({ user_id: null }).where('user_id', '=', userId).execute();
}
