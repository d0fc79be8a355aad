import { serveJob } from '../../limited-process/serve-job.ts';
import { pdfSheet } from './pdf-sheet.ts';
import type { SheetJob } from './sheet-printer.ts';

serveJob<SheetJob>(pdfSheet);
