/** Pictures and recordings for offline use: immutable addresses, so the browser's HTTP cache is sufficient. */

/** Maximum bytes per run; the next run continues. */
const MAX_BYTES = 20_000_000;
const MAX_FILES = 300;

const cached = new Set<string>();

/** Downloads files sequentially into the HTTP cache. Failures are retried in the next run. */
export async function cacheFiles(addresses: Iterable<string>): Promise<void> {
  const missing = [...new Set(addresses)].filter((address) => !cached.has(address)).slice(0, MAX_FILES);
  let bytes = 0;
  for (const address of missing) {
    if (bytes > MAX_BYTES) return;
    const response = await fetch(address, { cache: 'force-cache', priority: 'low' });
    bytes += (await response.blob()).size;
    if (response.ok) cached.add(address);
  }
}

/** A file from the HTTP cache; null if it is not cached. */
export async function cachedFile(address: string): Promise<Blob | null> {
  try {
    const response = await fetch(address, { cache: 'force-cache' });
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
}
