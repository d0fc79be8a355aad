import { drawInTurn } from '../pdf/draw-in-turn.ts';
import { pdfSheet } from './pdf-sheet.ts';

drawInTurn(pdfSheet);
