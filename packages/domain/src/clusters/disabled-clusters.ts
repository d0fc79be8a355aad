/**
 * Which own clusters are disabled once Premium has ended, and in which order the list shows clusters.
 *
 * - `disabledClusterIds(ownClusters, premium)`: a Set of ids
 * - `activeFirst(clusters)`: stable order, disabled ones last
 */
import { FREE_ACTIVE_CLUSTERS } from './free-plan.ts';

interface Dated {
  readonly id: number;
  readonly updated_at: string | Date;
}

function time(value: string | Date): number {
  return new Date(value).getTime();
}

/** Without Premium the three most recently updated own clusters stay active; a tie goes to the newer id. */
export function disabledClusterIds(ownClusters: readonly Dated[], premium: boolean): Set<number> {
  if (premium) return new Set();
  const newestFirst = ownClusters.toSorted((a, b) => time(b.updated_at) - time(a.updated_at) || b.id - a.id);
  return new Set(newestFirst.slice(FREE_ACTIVE_CLUSTERS).map((cluster) => cluster.id));
}

/** Active clusters first, then disabled ones, each in the order they came. */
export function activeFirst<T extends { readonly disabled: boolean }>(clusters: readonly T[]): T[] {
  return clusters.toSorted((a, b) => Number(a.disabled) - Number(b.disabled));
}
