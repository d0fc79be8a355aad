import { parentPort } from 'node:worker_threads';
import { ImportProblem } from '../reading/import-problem.ts';
import type { RowBatch } from '../reading/import-report.ts';
import { readImport, type ImportRequest } from '../reading/read-import.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

/** Batches on their way to the database; more would only fill the memory. */
const IN_FLIGHT = 4;

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');

let inFlight = 0;
let resume: (() => void) | null = null;
const say = (message: FromWorker) => port.postMessage(message);

async function sendBatch(batch: RowBatch): Promise<void> {
  inFlight += 1;
  say({ type: 'batch', batch });
  if (inFlight >= IN_FLIGHT) await new Promise<void>((resolve) => (resume = resolve));
}

async function read(request: ImportRequest): Promise<void> {
  inFlight = 0;
  try {
    say({ type: 'done', report: await readImport(request, { batch: sendBatch }) });
  } catch (error) {
    if (error instanceof ImportProblem) say({ type: 'problem', code: error.code, message: error.message });
    else say({ type: 'failed', error });
  }
}

port.on('message', (message: ToWorker) => {
  if (message.type === 'read') void read(message.request);
  else {
    inFlight -= 1;
    resume?.();
    resume = null;
  }
});
