import type { ImportProblemCode } from '../reading/import-problem.ts';
import type { RowBatch } from '../reading/import-report.ts';
import type { StagedReport } from '../staging/repository.ts';
import type { LookedUpWord } from '../reading/looked-up-words.ts';
import type { MediaRequest, ReadMediaFile } from '../words/read-media.ts';
import type { FileRequest } from '../words/read-file.ts';
import type { WordsReport, WordsRequest } from '../words/read-words.ts';
import type { WordRow } from '../words/word-rows.ts';
import type { Message } from '@wordcluster/domain/messages/all';

/** Readers by name: request, batches of results, final report. */
export interface Readings {
  file: { request: FileRequest; batch: RowBatch | WordRow[]; report: StagedReport };
  /** Words looked up in KOReader on an e-reader. */
  lookups: { request: { path: string }; batch: LookedUpWord[]; report: { count: number } };
  words: { request: WordsRequest; batch: WordRow[]; report: WordsReport };
  media: { request: MediaRequest; batch: ReadMediaFile; report: { read: number } };
}

/** Request of a reading process. */
type Task<Kind extends keyof Readings> = { kind: Kind; request: Readings[Kind]['request'] };

/** Progress messages of the process; back-pressure: the next batches wait until one has been stored. */
export type WorkerMessage<Kind extends keyof Readings> =
  /** The next part has so many bytes unpacked. */
  { type: 'part'; bytes: number } | { type: 'batch'; batch: Readings[Kind]['batch'] };

/** The file, and a callback for its content. */
export interface ReadingTask<Kind extends keyof Readings> {
  request: Readings[Kind]['request'];
  report: (message: WorkerMessage<Kind>) => Promise<void>;
}

/** How a reading ended: a problem of the file is data, as classes do not cross processes. */
export type ReadingResult<Kind extends keyof Readings> =
  | { report: Readings[Kind]['report'] }
  | { problem: { code: ImportProblemCode; reason: Message } };

/** A reading as a job of a limited process. */
export interface ReadingJob<Kind extends keyof Readings = keyof Readings> {
  request: { [One in Kind]: Task<One> }[Kind];
  progress: { [One in Kind]: WorkerMessage<One> }[Kind];
  result: { [One in Kind]: ReadingResult<One> }[Kind];
}
