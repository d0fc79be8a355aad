import { serveJob } from '../../limited-process/serve-job.ts';
import type { SheetJob } from './sheet-printer.ts';
import { Document, renderToBuffer } from '@react-pdf/renderer';
import { createElement } from 'react';
import { cardsPages } from './pdf-cards.ts';
import { listPages, worksheetPages } from './pdf-table.ts';
import type { Sheet } from './sheet.ts';

const PAGES = { list: listPages, cards: cardsPages, worksheet: worksheetPages } as const;

/** The sheet as PDF, all fonts embedded. */
function pdfSheet(sheet: Sheet): Promise<Buffer> {
  return renderToBuffer(
    createElement(Document, { title: sheet.title, language: sheet.language }, ...PAGES[sheet.layout](sheet)),
  );
}

serveJob<SheetJob>(pdfSheet);
