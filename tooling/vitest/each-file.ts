import { cases } from '@wordcluster/testing/nightly';
import fc from 'fast-check';
import { afterAll, vi } from 'vitest';

/** fast-check's own number of cases where a property names none. */
const USUAL_CASES = 100;
fc.configureGlobal({ numRuns: cases(USUAL_CASES) });

/** Files share a worker (`isolate: false`): fake timers and stubbed globals end with the file that set them. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
