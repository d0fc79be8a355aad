import type { CallKey } from './api-types.ts';
import { currentToken } from '../storage/token.ts';

/** What reading and practising need without the server. Nothing else is kept. */
const KEPT: ReadonlySet<CallKey> = new Set([
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

/** The moment at which what is shown from here counts as loaded: older than anything, so that it is asked for at once. */
export const KEPT_AT = 1;

const PREFIX = 'kept-answers-';

export function isCached(name: CallKey): boolean {
  return KEPT.has(name);
}

/** Browsers offer this storage only on safe origins; private windows may refuse it. */
const available = () => 'caches' in globalThis && 'subtle' in crypto;

/** The token's own drawer: who has another token, another user above all, never opens it. The name does not reveal the token. */
async function cacheFor(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return PREFIX + Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Keeps an answer for the time without the server; a full disk only means that it is not kept. With `most`, the oldest of its
 * path go when there are more.
 */
export async function keepAnswer(token: string, url: string, response: Response, most?: number): Promise<void> {
  if (!available()) return;
  try {
    const drawer = await cacheFor(token);
    if (currentToken() !== token) return;
    const cache = await caches.open(drawer);
    await cache.put(url, response);
    if (most !== undefined) await forgetOldest(cache, url, most);
    // Logging out while the answer was on its way must not leave it behind.
    if (currentToken() !== token) await caches.delete(drawer);
  } catch {
    // The answer itself has arrived; only its copy is missing.
  }
}

async function forgetOldest(cache: Cache, url: string, most: number): Promise<void> {
  // In the order in which they were kept.
  const kept = await cache.keys(url, { ignoreSearch: true });
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((request) => cache.delete(request)));
}

/** What the server answered last, or null. */
export async function keptAnswer(token: string, url: string): Promise<Response | null> {
  if (!available()) return null;
  try {
    const drawer = await cacheFor(token);
    if (!(await caches.has(drawer))) return null;
    return (await (await caches.open(drawer)).match(url)) ?? null;
  } catch {
    return null;
  }
}

/** The server says that there is nothing to read here any more. */
export async function forgetAnswer(token: string, url: string): Promise<void> {
  if (!available()) return;
  try {
    const drawer = await cacheFor(token);
    if (await caches.has(drawer)) await (await caches.open(drawer)).delete(url);
  } catch {
    // Storage that cannot be opened gives nothing back either.
  }
}

/** Empties all drawers: at every login and logout. */
export async function forgetKeptAnswers(): Promise<void> {
  if (!available()) return;
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)));
  } catch {
    // Storage that cannot be opened gives nothing back either.
  }
}
