import type { InvoiceData } from '../../../database/schema/invoices.ts';
import type { Context } from '../../../context.ts';
import { signedAddress } from '../../../access/signed-address.ts';

export type { InvoiceData, PartyAddress } from '../../../database/schema/invoices.ts';

/** Year and a number without gaps, ten digits: it fits a bank's payment reference. */
export const invoiceNumber = (year: number, number: number) => `${year}${String(number).padStart(6, '0')}`;

/** The calendar day in the seller's time zone. */
export function localDate(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Legal note, required on every invoice without VAT. */
export const NOT_REGISTERED_FOR_VAT = 'The supplier is not registered for VAT.';

/** How long it runs, so that the days agree with the dates. */
export function daysText({ days, added_days = 0 }: InvoiceData['item']): string {
  return added_days > 0 ? `${days} days and ${added_days} more for unused Premium Lite` : `${days} days`;
}

const HOURS = 24;

export type InvoiceFormat = 'pdf' | 'xml';

export const invoicePath = (orderId: number, format: InvoiceFormat) => `/api/orders/${orderId}/invoice.${format}`;

/**
 * Signed addresses of an order's invoice, for its buyer and the administrator; null without one. Those in mails are not
 * bound to a session.
 */
export function downloadLinks(
  context: Pick<Context, 'config' | 'clock'>,
  orderId: number,
  exists: boolean,
  mailed = false,
) {
  const link = (format: InvoiceFormat) =>
    exists ? signedAddress(context, invoicePath(orderId, format), { hours: HOURS, outlivesSession: mailed }) : null;
  return { download: link('pdf'), download_xml: link('xml') };
}
