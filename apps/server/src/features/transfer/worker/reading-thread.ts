import { threadId } from 'node:worker_threads';
import { ImportProblem } from '../reading/import-problem.ts';
import type { RowBatch } from '../reading/import-report.ts';
import { readImport } from '../reading/read-import.ts';
import type { FromThread, ReadingResult, ReadingTask } from './protocol.ts';

/** Batches on their way to the database; more would only fill the memory. */
const IN_FLIGHT = 4;

/** Reads one file in a thread of the pool. */
export default async function read({ request, port }: ReadingTask): Promise<ReadingResult> {
  const say = (message: FromThread) => port.postMessage(message, []);
  let inFlight = 0;
  let resume: (() => void) | undefined;
  port.on('message', () => {
    inFlight -= 1;
    resume?.();
  });
  async function batch(rows: RowBatch): Promise<void> {
    inFlight += 1;
    say({ type: 'batch', batch: rows });
    if (inFlight >= IN_FLIGHT) await new Promise<void>((resolve) => (resume = resolve));
  }
  say({ type: 'started', threadId });
  try {
    const report = await readImport(request, { batch, part: (bytes) => say({ type: 'part', bytes }) });
    // What was stored last is answered before the port closes.
    while (inFlight > 0) await new Promise<void>((resolve) => (resume = resolve));
    return { report };
  } catch (error) {
    if (error instanceof ImportProblem) return { problem: { code: error.code, reason: error.reason } };
    throw error;
  } finally {
    port.close();
  }
}
