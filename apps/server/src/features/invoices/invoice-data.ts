import type { InvoiceData } from '../../database/schema/invoices.ts';
export type { InvoiceData, PartyAddress } from '../../database/schema/invoices.ts';

/** Year and a number without gaps, ten digits: it fits a bank's payment reference. */
export const invoiceNumber = (year: number, number: number) => `${year}${String(number).padStart(6, '0')}`;

/** The calendar day at the seller's place. */
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

/** Why no VAT is shown; it must stand on every invoice. */
export const NOT_REGISTERED_FOR_VAT = 'The supplier is not registered for VAT.';

/** How long it runs, so that the days agree with the dates. */
export function daysText({ days, added_days = 0 }: InvoiceData['item']): string {
  return added_days > 0 ? `${days} days and ${added_days} more for unused Premium Lite` : `${days} days`;
}
