import type { InvoiceData } from './invoice-data.ts';

/** Why no VAT is shown; it must stand on every invoice. */
export const NOT_REGISTERED_FOR_VAT = 'The supplier is not registered for VAT.';

/** How long it runs, so that the days agree with the dates. */
export function daysText({ days, added_days = 0 }: InvoiceData['item']): string {
  return added_days > 0 ? `${days} days and ${added_days} more for unused Premium Lite` : `${days} days`;
}
