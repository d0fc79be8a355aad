import { Failure } from '../../../failure.ts';

/** Who may work now: `atOnce` at the same time, the others in the order in which they came. */
export function createTurns(atOnce: number, mostWaiting: number) {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return {
    /** Resolves when it is the caller's turn, who must pass it on; throws 503 where too many wait already. */
    async take(): Promise<void> {
      if (busy < atOnce) busy += 1;
      else if (waiting.length < mostWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
      else {
        throw new Failure('unavailable', 'Many files are being read. Please try again in a moment.', {
          retryAfter: 10,
        });
      }
    },
    pass(): void {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    },
  };
}
