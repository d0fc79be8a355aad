import { drawInTurn } from '../../pdf/draw-in-turn.ts';
import { pdfInvoice } from './pdf-invoice.ts';

drawInTurn(pdfInvoice);
