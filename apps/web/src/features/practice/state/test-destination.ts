import { clusterPath } from '@wordcluster/domain/practice/routes';
import { IDLE, type TestState } from '@wordcluster/domain/practice/state';

/**
 * Where a visit of a test's address leads; null stays: the test runs or is finished, or is paused and about to resume.
 * A visit that finds no test (`foundNone`) stays too and is told so; a test that ends during it leads to its cluster.
 */
export function testDestination(test: TestState, clusterId: number, foundNone: boolean): string | null {
  if (test.state === IDLE) return foundNone ? null : clusterPath(clusterId);
  if (test.cluster_id !== clusterId) return clusterPath(clusterId);
  return test.questions.length === 0 ? '/clusters' : null;
}
