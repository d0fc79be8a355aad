import { create } from 'zustand';
import { onOtherTab, readJson, writeJson } from './storage.ts';
import { restoredTest, TEST_KEY, type TestStatus } from './stored-practice-test.ts';

/** Read by the router's guard, the clusters list and the shell; written only by the practice feature. */
export const useTestStatus = create<TestStatus>(() => restoredTest(readJson(TEST_KEY)));

/** Called by the practice feature whenever its test starts, pauses, resumes, finishes or is reset. */
export function publishTestStatus({ state, cluster_id }: TestStatus): void {
  const current = useTestStatus.getState();
  if (current.state === state && current.cluster_id === cluster_id) return;
  useTestStatus.setState({ state, cluster_id });
  writeJson(TEST_KEY, { state, cluster_id });
}

/** A test that another tab starts or ends counts here too. */
export function followTestStatus(): () => void {
  return onOtherTab(TEST_KEY, () => useTestStatus.setState(restoredTest(readJson(TEST_KEY))));
}
