import type { InterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import { message } from '@wordcluster/domain/messages/all';
import { CURRENCY, formatCents, tierName } from '@wordcluster/domain/premium/prices';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../database/client.ts';
import { enqueueMail } from '../../../mail/enqueue-mail.ts';
import type { Mail } from '../../../mail/layout.ts';
import { dayIn } from '../../../mail/translate.ts';
import { downloadLinks } from '../invoices/invoice.ts';
import { whereKey, type OrderKey } from './order-record.ts';
import type { OrderRow } from './order-record.ts';

/** Mails the buyer that their order was paid or cancelled. */
export async function announce(context: Context, trx: Db, key: OrderKey): Promise<void> {
  const order = await trx.selectFrom('orders').selectAll().where(whereKey(key)).executeTakeFirstOrThrow();
  if (order.email === null) return;
  const mail = order.status === 'PAID' ? purchaseMail(context, order) : cancelledMail(context, order);
  await enqueueMail(context, trx, order.email, mail, (await buyersAddress(trx, order)) ?? order.email);
}

/** The account may have another address by now than the one that was bought with. */
async function buyersAddress(trx: Db, { user_id }: OrderRow): Promise<string | undefined> {
  const buyer = await trx.selectFrom('users').select('email').where('id', '=', user_id).executeTakeFirst();
  return buyer?.email ?? undefined;
}

const greetingOf = ({ first_name }: OrderRow) =>
  first_name === null ? message('mail.greeting_plain') : message('mail.greeting', { name: first_name });

function purchaseMail(context: Context, order: OrderRow) {
  const { publicUrl, seller } = context.config;
  const { download } = downloadLinks(context, order.id, true, true);
  const tier = tierName(order.tier);
  return (language: InterfaceLanguage): Mail => {
    const day = dayIn(language, seller.time_zone);
    const period = { tier, start: day(order.starts_at), end: day(order.ends_at) };
    const paid = { order: order.id, price: formatCents(order.price_cents), currency: CURRENCY };
    return {
      subject: message('mail.purchase_subject', { tier }),
      greeting: greetingOf(order),
      paragraphs: [message('mail.purchase_period', period), message('mail.purchase_paid', paid)],
      action: { label: message('mail.purchase_action'), url: `${publicUrl}${download ?? '/premium'}` },
      closing: message('mail.purchase_closing', { url: `${publicUrl}/premium` }),
    };
  };
}

const cancelledMail = ({ config }: Context, order: OrderRow): Mail => ({
  subject: message('mail.cancelled_subject'),
  greeting: greetingOf(order),
  paragraphs: [
    message('mail.cancelled_order', { order: order.id, tier: tierName(order.tier) }),
    message(order.paid_by === null ? 'mail.cancelled_unpaid' : 'mail.cancelled_refunded'),
  ],
  action: { label: message('mail.premium_action'), url: `${config.publicUrl}/premium` },
});

/** For the administrator. */
export const amountMail = (publicUrl: string, order: number, payment: number): Mail => ({
  subject: message('mail.amount_subject', { payment }),
  greeting: message('mail.greeting_plain'),
  paragraphs: [message('mail.amount_difference', { payment, order }), message('mail.amount_advice')],
  action: { label: message('mail.amount_action'), url: `${publicUrl}/orders/${order}` },
});
