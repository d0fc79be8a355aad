import { message } from '@wordcluster/domain/messages/all';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../failure.ts';
import { route } from '../../../http/contract-route.ts';
import { isSignedAddress } from '../../../access/signed-address.ts';
import type { SignedQuery } from '../../../access/signed-path.ts';
import { startPrinter } from '../../pdf/printer.ts';
import { invoicePath, type InvoiceFormat, type InvoiceData } from './invoice.ts';
import { ublInvoice } from './ubl-invoice.ts';

const THREAD = new URL('pdf/invoice-thread.ts', import.meta.url);

/** The stored invoice and its PDF once it was drawn; the same 404 without one and without the right signature. */
async function signedInvoice(
  context: Context,
  orderId: number,
  format: InvoiceFormat,
  signature: SignedQuery,
): Promise<{ data: InvoiceData; pdf: Buffer | null }> {
  if (!(await isSignedAddress(context, invoicePath(orderId, format), signature))) throw notFound('The invoice');
  const stored = await context.db
    .selectFrom('invoices')
    .select(['data', 'pdf'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!stored) throw notFound('The invoice');
  return stored;
}

/** Draws each invoice once and keeps it; calls for the same one wait together. */
function pdfKeeper({ db }: Context) {
  const printer = startPrinter<InvoiceData>(THREAD, { busy: message('invoice.busy') });
  const underway = new Map<number, Promise<Buffer>>();
  const drawAndKeep = async (orderId: number, data: InvoiceData): Promise<Buffer> => {
    const pdf = await printer.draw(data);
    await db.updateTable('invoices').set({ pdf }).where('order_id', '=', orderId).where('pdf', 'is', null).execute();
    return pdf;
  };
  return {
    pdfOf(orderId: number, data: InvoiceData): Promise<Buffer> {
      const known = underway.get(orderId);
      if (known) return known;
      const drawn = drawAndKeep(orderId, data).finally(() => underway.delete(orderId));
      underway.set(orderId, drawn);
      return drawn;
    },
    stop: () => printer.stop(),
  };
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
  const keeper = pdfKeeper(context);
  app.addHook('onClose', () => keeper.stop());
  route(app, 'GET /api/orders/:order_id/invoice.pdf', async ({ params, query, reply }) => {
    const { data, pdf } = await signedInvoice(context, params.order_id, 'pdf', query);
    const file = pdf ?? (await keeper.pdfOf(params.order_id, data));
    return sendFile(reply, 'application/pdf', `invoice-${data.number}.pdf`, file);
  });
  route(app, 'GET /api/orders/:order_id/invoice.xml', async ({ params, query, reply }) => {
    const { data } = await signedInvoice(context, params.order_id, 'xml', query);
    return sendFile(reply, 'application/xml; charset=utf-8', `invoice-${data.number}.xml`, ublInvoice(data));
  });
}
