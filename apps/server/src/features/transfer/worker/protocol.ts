import type { ImportProblemCode } from '../reading/import-problem.ts';
import type { ImportReport, RowBatch } from '../reading/import-report.ts';
import type { ImportRequest } from '../reading/read-import.ts';
import type { Message } from '@wordcluster/domain/messages/message';
import type { MessagePort } from 'node:worker_threads';

/** What a reading thread is given: the file, and where to say what it finds. */
export interface ReadingTask {
  request: ImportRequest;
  port: MessagePort;
}

/** What the thread says while it reads. Each batch is answered when it has been stored. */
export type FromThread =
  | { type: 'started'; threadId: number }
  /** A part of so many bytes (unpacked) is read next. */
  | { type: 'part'; bytes: number }
  | { type: 'batch'; batch: RowBatch };

/** How a reading ended: a problem of the file is data, as classes do not cross threads. */
export type ReadingResult = { report: ImportReport } | { problem: { code: ImportProblemCode; reason: Message } };
