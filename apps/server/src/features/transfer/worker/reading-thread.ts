import { threadId } from 'node:worker_threads';
import { ImportProblem } from '../reading/import-problem.ts';
import { readImport } from '../reading/read-import.ts';
import { readWords } from '../words/read-words.ts';
import type { FromThread, ReadingResult, Readings, ReadingTask } from './protocol.ts';

/** Batches on their way to the database; more would only fill the memory. */
const IN_FLIGHT = 4;

/** Reads one table in a thread of the pool. */
export const table = (task: ReadingTask<'table'>) => read<'table'>(task, readImport);

/** Reads one package or text of words. */
export const words = (task: ReadingTask<'words'>) => read<'words'>(task, readWords);

type Reader<Kind extends keyof Readings> = (
  request: Readings[Kind]['request'],
  listener: { batch: (batch: Readings[Kind]['batch']) => Promise<void>; part: (bytes: number) => void },
) => Promise<Readings[Kind]['report']>;

async function read<Kind extends keyof Readings>(
  { request, port }: ReadingTask<Kind>,
  reader: Reader<Kind>,
): Promise<ReadingResult<Kind>> {
  const say = (message: FromThread<Kind>) => port.postMessage(message, []);
  let inFlight = 0;
  let resume: (() => void) | undefined;
  port.on('message', () => {
    inFlight -= 1;
    resume?.();
  });
  async function batch(rows: Readings[Kind]['batch']): Promise<void> {
    inFlight += 1;
    say({ type: 'batch', batch: rows });
    if (inFlight >= IN_FLIGHT) await new Promise<void>((resolve) => (resume = resolve));
  }
  say({ type: 'started', threadId });
  try {
    const report = await reader(request, { batch, part: (bytes) => say({ type: 'part', bytes }) });
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
