import type { ImportProblemCode } from '../reading/import-problem.ts';
import type { ImportReport, RowBatch } from '../reading/import-report.ts';
import type { ImportRequest } from '../reading/read-import.ts';

/** What the server says to a reading thread: read this, or that a batch has been stored. */
export type ToWorker = { type: 'read'; request: ImportRequest } | { type: 'stored' };

/** What a reading thread answers. */
export type FromWorker =
  | { type: 'batch'; batch: RowBatch }
  | { type: 'done'; report: ImportReport }
  | { type: 'problem'; code: ImportProblemCode; message: string }
  | { type: 'failed'; error: unknown };
