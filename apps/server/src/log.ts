import { writeSync } from 'node:fs';
import type { FastifyServerOptions } from 'fastify';
import { currentCall } from './trace.ts';

/** One for the process, however many applications are built in it. */
const standardOutput = logStream();

/** Structured logs to standard output: one JSON line each. Nothing that is a secret gets there: no header, body or query. */
export function loggerOptions(level: string): Pick<FastifyServerOptions, 'logger'> {
  return {
    logger: {
      level,
      stream: standardOutput,
      mixin: () => {
        const call = currentCall();
        return call ? { trace_id: call.traceId } : {};
      },
      redact: ['*.password', '*.token', '*.authorization', 'err.config', 'err.parameters'],
    },
  };
}

const STDOUT = 1;
/** Milliseconds for which a line may wait for others. */
const TIMEOUT_MS = 20;

/**
 * Writes lines to standard output, those of a moment together: under load a system call for each line costs a tenth of
 * answering. What is left goes out when the process ends. Not by pino's own destination: what it cannot write when the
 * process ends (the disk is full, the reader is gone) it tries without end, and the process stays.
 */
function logStream(): { write(line: string): void } {
  let waiting = '';
  const flush = () => {
    const lines = waiting;
    waiting = '';
    if (lines !== '') writeAll(lines);
  };
  process.on('exit', flush);
  return {
    write(line) {
      if (waiting === '') setTimeout(flush, TIMEOUT_MS).unref();
      waiting += line;
    },
  };
}

/**
 * A reader that is slower than we are makes a pipe refuse for a moment, and may take only a part. Where nothing can be
 * written (the reader or the terminal is gone, the disk of the log is full) the lines are lost, not the product.
 */
function writeAll(text: string): void {
  let rest = Buffer.from(text);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(STDOUT, rest));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'EAGAIN') return;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}
