import { pdfPool } from '../../../pdf/pdf-pool.ts';
import { pdfInvoice } from './pdf-invoice.ts';

pdfPool(pdfInvoice);
