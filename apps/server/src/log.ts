import { writeSync } from 'node:fs';
import type { FastifyServerOptions } from 'fastify';
import { currentCall } from './trace.ts';

/** One for the process, however many applications are built in it. */
const standardOutput = logStream();

/** Structured logs to standard output, one JSON line each. No secrets: headers, bodies and queries are not logged. */
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
/** Milliseconds that a line is buffered for others. */
const TIMEOUT_MS = 20;

/**
 * Batching: lines of a moment are written together, because under load one system call per line costs a tenth of the
 * throughput. The rest is written at exit. Not pino's destination: at exit it retries a failed write forever (full
 * disk, closed reader), and the process would not end.
 */
function logStream(): { write(line: string): void } {
  let buffered = '';
  const flush = () => {
    const lines = buffered;
    buffered = '';
    if (lines !== '') writeAll(lines);
  };
  process.on('exit', flush);
  return {
    write(line) {
      if (buffered === '') setTimeout(flush, TIMEOUT_MS).unref();
      buffered += line;
    },
  };
}

/**
 * A pipe with a slow reader fails with EAGAIN for a moment, or takes only a part. If nothing can be written (closed
 * reader or terminal, full disk) the lines are dropped and the product goes on.
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
