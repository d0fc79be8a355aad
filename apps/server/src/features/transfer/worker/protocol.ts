import type { ImportProblemCode } from '../reading/import-problem.ts';
import type { ImportReport, RowBatch } from '../reading/import-report.ts';
import type { ImportRequest } from '../reading/read-import.ts';
import type { WordsReport, WordsRequest } from '../words/read-words.ts';
import type { WordRow } from '../words/word-rows.ts';
import type { Message } from '@wordcluster/domain/messages/message';
import type { MessagePort } from 'node:worker_threads';

/** What can be read, by the name of the thread's function: what it is asked, what it finds in portions, what it says at the end. */
export interface Readings {
  table: { request: ImportRequest; batch: RowBatch; report: ImportReport };
  words: { request: WordsRequest; batch: WordRow[]; report: WordsReport };
}

/** What a reading thread is given: the file, and where to say what it finds. */
export interface ReadingTask<Kind extends keyof Readings> {
  request: Readings[Kind]['request'];
  port: MessagePort;
}

/** What the thread says while it reads. Each batch is answered when it has been stored. */
export type FromThread<Kind extends keyof Readings> =
  | { type: 'started'; threadId: number }
  /** A part of so many bytes (unpacked) is read next. */
  | { type: 'part'; bytes: number }
  | { type: 'batch'; batch: Readings[Kind]['batch'] };

/** How a reading ended: a problem of the file is data, as classes do not cross threads. */
export type ReadingResult<Kind extends keyof Readings> =
  | { report: Readings[Kind]['report'] }
  | { problem: { code: ImportProblemCode; reason: Message } };
