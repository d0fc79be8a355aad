import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { route } from '../../http/contract-route.ts';
import { isSigned } from '../../access/signed-path.ts';
import { invoicePath, type InvoiceFormat } from './download-links.ts';
import type { InvoiceData } from './invoice-data.ts';
import { ublInvoice } from './xml/ubl-invoice.ts';

interface Signature {
  expires: string;
  signature: string;
}

/** The stored invoice; the same 404 without one and without the right signature. */
async function signedInvoice(
  { db, config, clock }: Context,
  orderId: number,
  format: InvoiceFormat,
  signature: Signature,
): Promise<InvoiceData> {
  if (!isSigned(config.secretKeys, invoicePath(orderId, format), signature, clock.now())) throw notFound('The invoice');
  const row = await db.selectFrom('invoices').select('data').where('order_id', '=', orderId).executeTakeFirst();
  if (!row) throw notFound('The invoice');
  return row.data;
}

function sendFile(reply: FastifyReply, type: string, name: string, content: Buffer | string): FastifyReply {
  return reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .send(content);
}

/** Downloads of invoices. */
export function invoiceRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/orders/:order_id/invoice.pdf', async ({ params, query, reply }) => {
    const invoice = await signedInvoice(context, params.order_id, 'pdf', query);
    // The renderer weighs 150 MB of memory; a server that prints nothing does without it.
    const { pdfInvoice } = await import('./pdf/pdf-invoice.ts');
    return sendFile(reply, 'application/pdf', `invoice-${invoice.number}.pdf`, await pdfInvoice(invoice));
  });
  route(app, 'GET /api/orders/:order_id/invoice.xml', async ({ params, query, reply }) => {
    const invoice = await signedInvoice(context, params.order_id, 'xml', query);
    return sendFile(reply, 'application/xml; charset=utf-8', `invoice-${invoice.number}.xml`, ublInvoice(invoice));
  });
}
