/**
 * Where a test sends the user.
 *
 * - `testPath(clusterId)`, `clusterPath(clusterId)`
 * - `runningTestRedirect(test, path)`: while a test runs only /logout and its own route are reachable; null lets through
 */
import { RUNNING, type TestState } from './state.ts';

export function clusterPath(clusterId: number): string {
  return `/clusters/${clusterId}/`;
}

export function testPath(clusterId: number): string {
  return `/clusters/${clusterId}/test`;
}

export function runningTestRedirect(test: Pick<TestState, 'state' | 'cluster_id'>, path: string): string | null {
  if (test.state !== RUNNING || test.cluster_id === null) return null;
  const target = testPath(test.cluster_id);
  const asked = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return asked === target || asked === '/logout' ? null : target;
}
