import { CURRENCY, formatCents, tierName } from '@wordcluster/domain/premium/prices';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import type { Letter } from '../../mail/letter.ts';
import { downloadLinks } from '../invoices/download-links.ts';
import { localDate } from '../invoices/invoice-data.ts';
import type { OrderRow } from './order-record.ts';

/** d. m. yyyy at the seller's place. */
export function dayText(moment: Date, timeZone: string): string {
  return localDate(moment, timeZone).split('-').map(Number).toReversed().join('. ');
}

/** Tells the buyer that their order was paid or cancelled. */
export async function announce(context: Context, trx: Db, orderId: number): Promise<void> {
  const order = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  if (order.email === null) return;
  const letter = order.status === 'PAID' ? purchaseLetter(context, order) : cancelledLetter(context, order);
  await enqueueMail(context, trx, order.email, letter);
}

function purchaseLetter(context: Context, order: OrderRow): Letter {
  const { publicUrl, seller } = context.config;
  const [start, end] = [dayText(order.starts_at, seller.time_zone), dayText(order.ends_at, seller.time_zone)];
  const { download } = downloadLinks(context, order.id, true);
  return {
    subject: `Your Premium ${tierName(order.tier)}`,
    greeting: `Hello ${order.first_name ?? ''},`,
    paragraphs: [
      `Thank you for Premium ${tierName(order.tier)}. It runs from ${start} to ${end}.`,
      `Order ${order.id}, ${formatCents(order.price_cents)} ${CURRENCY}, is paid.`,
    ],
    action: { label: 'Download the invoice', url: `${publicUrl}${download ?? '/premium'}` },
    closing: `The link works for 24 hours. The invoice stays on your Premium page: ${publicUrl}/premium`,
  };
}

function cancelledLetter({ config }: Context, order: OrderRow): Letter {
  return {
    subject: 'Your Premium order was cancelled',
    greeting: `Hello ${order.first_name ?? ''},`,
    paragraphs: [
      `Your order ${order.id} of Premium ${tierName(order.tier)} was cancelled.`,
      order.paid_by === null
        ? 'Nothing was charged. Should a payment still arrive, it goes back to you by itself.'
        : 'Its payment was given back, so this Premium has ended.',
    ],
    action: { label: 'Premium', url: `${config.publicUrl}/premium` },
  };
}

/** For the administrator. */
export const amountLetter = (publicUrl: string, orderId: number, paymentId: number): Letter => ({
  subject: `Payment ${paymentId} has another amount`,
  greeting: 'Hello,',
  paragraphs: [
    `The payment gateway names another amount for payment ${paymentId} of order ${orderId} than was asked for.`,
    'The order stays as it is. Please compare the payment in the administration of the gateway.',
  ],
  action: { label: 'Open the order', url: `${publicUrl}/orders/${orderId}` },
});
