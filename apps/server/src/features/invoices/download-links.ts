import type { Context } from '../../context.ts';
import { signedPath } from '../../access/signed-path.ts';

const HOURS = 24;

export type InvoiceFormat = 'pdf' | 'xml';

export const invoicePath = (orderId: number, format: InvoiceFormat) => `/api/orders/${orderId}/invoice.${format}`;

/** Signed addresses of an order's invoice, for its buyer and the administrator; null where there is none. */
export function downloadLinks({ config, clock }: Pick<Context, 'config' | 'clock'>, orderId: number, exists: boolean) {
  const link = (format: InvoiceFormat) =>
    exists ? signedPath(config.secretKeys[0], invoicePath(orderId, format), clock.now(), HOURS) : null;
  return { download: link('pdf'), download_xml: link('xml') };
}
