import { message } from '@wordcluster/domain/messages/all';
import { Failure } from '../../../failure.ts';
import { LimitReached } from '../../../limited-process/child-process.ts';
import { limitedProcesses } from '../../../limited-process/limited-processes.ts';
import { EXPANDS } from '../reading/import-problem.ts';
import type { ReadingJob, ReadingResult, Readings, WorkerMessage } from './protocol.ts';

/** Processor time of a reading in milliseconds: a base, and more for each megabyte of its parts. */
const BASE_MS = 5_000;
const MEGABYTE_MS = 5_000;
const MAX_MS = 60_000;
const MEGABYTE = 1_000_000;

/** Processor time in milliseconds allowed for a file, by the unpacked size of its parts. */
export const allowedTime = (bytes: number): number => Math.min(MAX_MS, BASE_MS + (bytes / MEGABYTE) * MEGABYTE_MS);

/** Concurrency limit, so that many uploads cannot take all cores and memory. */
const AT_ONCE = 2;
/**
 * Concurrency limit of archives whose media are unpacked: most of their time they wait for pictures being re-encoded.
 */
const MEDIA_AT_ONCE = 4;
/** Processor time (milliseconds) for the media of one archive. */
const MEDIA_MS = 20_000;
/** After a file its preview is often read again, with other columns or another encoding. */
const SPARE_MS = 60_000;
/** Each queued file is on disk meanwhile. */
const MAX_QUEUED = 50;
const MAX_QUEUED_PER_USER = 3;
const PROCESS = new URL('reading-process.ts', import.meta.url);

interface Reading<Kind extends keyof Readings> {
  kind: Kind;
  request: Readings[Kind]['request'];
  store: (batch: Readings[Kind]['batch']) => Promise<void>;
  /** Aborted when the client disconnects. */
  signal?: AbortSignal | undefined;
}

export interface ImportReaders {
  /** Reads a user's file in a child process; back-pressure: each batch is stored before many more are read. */
  read<Kind extends keyof Readings>(person: number, reading: Reading<Kind>): Promise<Readings[Kind]['report']>;
  stop(): Promise<void>;
}

interface ReadersOptions {
  /** Processor time in milliseconds allowed for a file, by the unpacked bytes of its parts. */
  allowed?: (bytes: number) => number;
}

/** Reads files in child processes: a few at a time, and one per user. */
export function startImportReaders({ allowed = allowedTime }: ReadersOptions = {}): ImportReaders {
  const waits = {
    maxQueuedPerUser: MAX_QUEUED_PER_USER,
    maxQueued: MAX_QUEUED,
    ownBusy: message('import.own_busy'),
    busy: message('import.busy'),
  };
  const files = limitedProcesses({ ...waits, atOnce: AT_ONCE, spareMs: SPARE_MS });
  const media = limitedProcesses({ ...waits, atOnce: MEDIA_AT_ONCE });
  return {
    async read<Kind extends keyof Readings>(
      person: number,
      { kind, request, store, signal }: Reading<Kind>,
    ): Promise<Readings[Kind]['report']> {
      let bytes = 0;
      const isMedia = kind === 'media';
      const result = (await (isMedia ? media : files)
        .run<ReadingJob>(person, {
          module: PROCESS,
          request: { kind, request } as ReadingJob['request'],
          onProgress: (sent) => {
            if (sent.type === 'part') bytes += sent.bytes;
            else return store((sent as Extract<WorkerMessage<Kind>, { type: 'batch' }>).batch);
          },
          limits: { processorMs: isMedia ? MEDIA_MS : MAX_MS },
          allowedMs: () => (isMedia ? MEDIA_MS : allowed(bytes)),
          signal,
        })
        .catch((error: unknown) => {
          throw error instanceof LimitReached ? refusalOf(error, bytes) : error;
        })) as ReadingResult<Kind>;
      if ('problem' in result) throw new Failure(result.problem.code, result.problem.reason);
      return result.report;
    },
    async stop() {
      files.stop();
      media.stop();
    },
  };
}

/** Bytes from which on a file that reaches a limit is a large one; a smaller one is as good as damaged. */
const LARGE = 1_000_000;

const refusalOf = (error: LimitReached, bytes: number): Failure =>
  new Failure(
    bytes > LARGE ? 'too_large' : 'invalid',
    error.limit === 'memory' ? EXPANDS : message('import.takes_long'),
    { cause: error },
  );
