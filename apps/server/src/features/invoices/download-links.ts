import type { Context } from '../../context.ts';
import { signedAddress } from '../../access/signed-address.ts';

const HOURS = 24;

export type InvoiceFormat = 'pdf' | 'xml';

export const invoicePath = (orderId: number, format: InvoiceFormat) => `/api/orders/${orderId}/invoice.${format}`;

/**
 * Signed addresses of an order's invoice, for its buyer and the administrator; null where there is none. Those of a mail do not end with
 * the session that caused it.
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
