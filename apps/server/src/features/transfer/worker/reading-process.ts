import { serveJob, type Report } from '../../../limited-process/serve-job.ts';
import type { ReadingJob, Readings } from './protocol.ts';
import * as readers from './reading-thread.ts';

type Reader = (task: { request: unknown; report: Report<ReadingJob> }) => Promise<ReadingJob['result']>;

const byKind: Readonly<Record<keyof Readings, unknown>> = readers;

// Loaded while the process waits for its job: most are files.
void import('../words/read-file.ts');

/** Reads one file in a process of its own: memory corrupted by native code (SQLite, zstd) ends with the process. */
serveJob<ReadingJob>(({ kind, request }, report) => (byKind[kind] as Reader)({ request, report }));
