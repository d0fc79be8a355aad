import { readJson, writeJson } from './storage.ts';

const KEY = 'recent_clusters';
const MOST = 8;

/** Ids of the clusters that were opened last in this browser, the newest first. */
export function recentClusters(): number[] {
  const stored = readJson(KEY);
  return Array.isArray(stored) ? stored.filter((id): id is number => Number.isInteger(id)) : [];
}

/** A cluster was opened. */
export function rememberCluster(id: number): void {
  writeJson(KEY, [id, ...recentClusters().filter((other) => other !== id)].slice(0, MOST));
}
