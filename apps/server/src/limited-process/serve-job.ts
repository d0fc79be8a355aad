import { flushCompileCache } from 'node:module';
import type { FromChild, Job, ToChild } from './protocol.ts';

/** Progress reports that may be unhandled at a time; more would only fill the memory. */
const IN_FLIGHT = 4;

/** Sends a progress report; resolves when the next one may be sent. */
export type Report<Kind extends Job> = (progress: Kind['progress']) => Promise<void>;

/**
 * Entry point of a child process started by `limitedProcesses`: runs one job, sends its result and exits. One request
 * per process, so that exploited code has no other user's data.
 */
export function serveJob<Kind extends Job>(
  work: (request: Kind['request'], report: Report<Kind>) => Kind['result'] | Promise<Kind['result']>,
): void {
  if (!process.send) throw new Error('This file is started as a limited child process.');
  let inFlight = 0;
  let resume: (() => void) | undefined;
  const belowLimit = (most: number) =>
    inFlight < most ? Promise.resolve() : new Promise<void>((resolve) => (resume = resolve));
  const report: Report<Kind> = async (progress) => {
    inFlight += 1;
    await send<Kind>({ type: 'progress', progress });
    await belowLimit(IN_FLIGHT);
  };
  process.on('disconnect', () => process.exit(1));
  process.on('message', (message: ToChild<Kind>) => {
    if (message.type === 'start') void run(message.request);
    else {
      inFlight -= 1;
      resume?.();
    }
  });
  void send<Kind>({ type: 'ready' });

  async function run(request: Kind['request']): Promise<void> {
    try {
      const result = await work(request, report);
      while (inFlight > 0) await belowLimit(inFlight);
      // Before the result, at which the server kills the process.
      flushCompileCache();
      await send<Kind>({ type: 'result', result });
    } catch (error) {
      await send<Kind>({ type: 'error', stack: String(error instanceof Error ? error.stack : error) });
    }
    process.exit(0);
  }
}

const send = <Kind extends Job>(message: FromChild<Kind>): Promise<void> =>
  new Promise((resolve, reject) =>
    process.send?.(message, undefined, {}, (error) => (error ? reject(error) : resolve())),
  );
