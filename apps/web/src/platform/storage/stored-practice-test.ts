import { IDLE, PAUSED, RUNNING, type TestState } from '@wordcluster/domain/practice/state';

export const TEST_KEY = 'test-status';

/** State of the practice test for guards, menus and cards. */
export type TestStatus = Pick<TestState, 'state' | 'cluster_id'>;

const NO_TEST: TestStatus = { state: IDLE, cluster_id: null };

/** Only a running or paused test outlives the page. */
export function restoredTest(stored: unknown): TestStatus {
  if (typeof stored !== 'object' || stored === null || !('state' in stored) || !('cluster_id' in stored))
    return NO_TEST;
  const { state, cluster_id } = stored;
  if ((state !== RUNNING && state !== PAUSED) || typeof cluster_id !== 'number') return NO_TEST;
  return { state, cluster_id };
}
