/** Redirects of the practice test. */
import { IDLE, RUNNING, type TestState } from './state.ts';

/** Address of a cluster's table. */
export function clusterPath(clusterId: number): string {
  return `/clusters/${clusterId}/`;
}

/** Address of a cluster's practice test. */
export function testPath(clusterId: number): string {
  return `/clusters/${clusterId}/test`;
}

/** Redirect of `path` while a test is running: only /logout and the test itself are reachable. Null: no redirect. */
export function runningTestRedirect(test: Pick<TestState, 'state' | 'cluster_id'>, path: string): string | null {
  if (test.state !== RUNNING || test.cluster_id === null) return null;
  const target = testPath(test.cluster_id);
  const normalized = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return normalized === target || normalized === '/logout' ? null : target;
}

/**
 * Redirect of a test's address; null: stay, because the test is running, finished, or paused and about to resume. A
 * visit without a test (`foundNone`) stays too, with a message; a test that ends during the visit leads to its cluster.
 */
export function testDestination(test: TestState, clusterId: number, foundNone: boolean): string | null {
  if (test.state === IDLE) return foundNone ? null : clusterPath(clusterId);
  if (test.cluster_id !== clusterId) return clusterPath(clusterId);
  return test.questions.length === 0 ? '/clusters' : null;
}
