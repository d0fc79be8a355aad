import { clusterPath } from '@wordcluster/domain/practice/routes';
import { IDLE, type TestState } from '@wordcluster/domain/practice/state';

/** Where a visit of a test's address leads; null stays: the test runs or is finished, or is paused and about to resume. */
export function testDestination(test: TestState, clusterId: number): string | null {
  if (test.cluster_id !== clusterId || test.state === IDLE) return clusterPath(clusterId);
  return test.questions.length === 0 ? '/clusters' : null;
}
