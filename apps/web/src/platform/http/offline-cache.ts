import type { CallKey } from './api-types.ts';
import { currentToken } from '../storage/token.ts';

/** Calls needed for reading and practising offline. Others are not cached. */
const CACHED_CALLS: ReadonlySet<CallKey> = new Set([
  'GET /api/user',
  'GET /api/clusters',
  'GET /api/clusters/:cluster_id/clusterRows',
  'GET /api/configuration',
  'GET /api/listen/languages',
  'GET /api/reviews/today',
  'GET /api/reviews/queue',
  'GET /api/reviews/parameters',
  'GET /api/reviews/settings',
  'GET /api/goals',
] satisfies CallKey[]);

/** Load time of cached data in the query cache: older than anything, so that it is refetched at once. */
export const CACHED_AT = 1;

const PREFIX = 'offline-responses-';
/** The former name of these caches, which the service worker deletes when it is activated. */
const FORMER_PREFIX = 'kept-answers-';

export function isCached(name: CallKey): boolean {
  return CACHED_CALLS.has(name);
}

/** Browsers offer this storage only on safe origins; private windows may refuse it. */
const available = () => 'caches' in globalThis && 'subtle' in crypto;

/** Cache name per token: other tokens, above all other users, never open it. The name does not reveal the token. */
async function cacheFor(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return PREFIX + Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Stores a response for offline use; a full disk is ignored. With `most`, the oldest of its path are deleted. */
export async function cacheResponse(token: string, url: string, response: Response, most?: number): Promise<void> {
  if (!available()) return;
  try {
    const name = await cacheFor(token);
    if (currentToken() !== token) return;
    const cache = await caches.open(name);
    await cache.put(url, response);
    if (most !== undefined) await deleteOldest(cache, url, most);
    // A logout during the request must leave nothing behind.
    if (currentToken() !== token) await caches.delete(name);
  } catch {
    // The response itself was received; only its copy is missing.
  }
}

async function deleteOldest(cache: Cache, url: string, most: number): Promise<void> {
  // In insertion order.
  const requests = await cache.keys(url, { ignoreSearch: true });
  await Promise.all(requests.slice(0, Math.max(0, requests.length - most)).map((request) => cache.delete(request)));
}

/** The last cached response, or null. */
export async function cachedResponse(token: string, url: string): Promise<Response | null> {
  if (!available()) return null;
  try {
    const name = await cacheFor(token);
    if (!(await caches.has(name))) return null;
    return (await (await caches.open(name)).match(url)) ?? null;
  } catch {
    return null;
  }
}

/** The server reports that there is nothing to read any more. */
export async function evictResponse(token: string, url: string): Promise<void> {
  if (!available()) return;
  try {
    const name = await cacheFor(token);
    if (await caches.has(name)) await (await caches.open(name)).delete(url);
  } catch {
    // Storage that cannot be opened returns nothing either.
  }
}

/** Deletes the caches of all tokens: at every login and logout. */
export async function clearOfflineCache(): Promise<void> {
  if (!available()) return;
  try {
    const names = await caches.keys();
    const own = names.filter((name) => [PREFIX, FORMER_PREFIX].some((prefix) => name.startsWith(prefix)));
    await Promise.all(own.map((name) => caches.delete(name)));
  } catch {
    // Storage that cannot be opened returns nothing either.
  }
}
