import { parentPort } from 'node:worker_threads';
import type { InvoiceData } from '../invoice-data.ts';
import { pdfInvoice } from './pdf-invoice.ts';

export interface ToDraw {
  id: number;
  invoice: InvoiceData;
}

export type Drawn = { id: number; pdf: Uint8Array } | { id: number; error: unknown };

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');

/** One after another: each takes all of the thread, and its memory only once. */
let before = Promise.resolve();
port.on('message', ({ id, invoice }: ToDraw) => {
  before = before
    .then(() => pdfInvoice(invoice))
    .then(
      (pdf) => port.postMessage({ id, pdf } satisfies Drawn),
      (error: unknown) => port.postMessage({ id, error } satisfies Drawn),
    );
});
