import { IDLE, PAUSED, RUNNING, type TestState } from '@wordcluster/domain/practice/state';
import { create } from 'zustand';
import { onOtherTab, readJson, writeJson } from './storage.ts';

const KEY = 'test-status';

/** What guards, menus and cards need to know of the practice test. */
type TestStatus = Pick<TestState, 'state' | 'cluster_id'>;

const NO_TEST: TestStatus = { state: IDLE, cluster_id: null };

/** Only a running or paused test outlives the page. */
function restore(stored: unknown): TestStatus {
  if (typeof stored !== 'object' || stored === null || !('state' in stored) || !('cluster_id' in stored))
    return NO_TEST;
  const { state, cluster_id } = stored;
  if ((state !== RUNNING && state !== PAUSED) || typeof cluster_id !== 'number') return NO_TEST;
  return { state, cluster_id };
}

/** Read by the router's guard, the clusters list and the shell; written only by the practice feature. */
export const useTestStatus = create<TestStatus>(() => restore(readJson(KEY)));

/** The practice feature says so whenever its test starts, pauses, resumes, finishes or is reset. */
export function publishTestStatus({ state, cluster_id }: TestStatus): void {
  const current = useTestStatus.getState();
  if (current.state === state && current.cluster_id === cluster_id) return;
  useTestStatus.setState({ state, cluster_id });
  writeJson(KEY, { state, cluster_id });
}

/** A test that another tab starts or ends counts here too. */
export function followTestStatus(): () => void {
  return onOtherTab(KEY, () => useTestStatus.setState(restore(readJson(KEY))));
}
