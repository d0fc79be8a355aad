/** Pictures and recordings for the time without the server: their addresses never mean another file, so the browser keeps what it was once given. */

/** Of one round of keeping ahead; the next round goes on behind it. */
const MAX_BYTES = 20_000_000;
const MAX_FILES = 300;

const asked = new Set<string>();

/** Asks for files one after another, so that the browser has them later. What fails now is asked for again the next time. */
export async function keepFiles(addresses: Iterable<string>): Promise<void> {
  const missing = [...new Set(addresses)].filter((address) => !asked.has(address)).slice(0, MAX_FILES);
  let bytes = 0;
  for (const address of missing) {
    if (bytes > MAX_BYTES) return;
    const response = await fetch(address, { cache: 'force-cache', priority: 'low' });
    bytes += (await response.blob()).size;
    if (response.ok) asked.add(address);
  }
}

/** A file that the browser was given before; null where it has not kept it. */
export async function keptFile(address: string): Promise<Blob | null> {
  try {
    const response = await fetch(address, { cache: 'force-cache' });
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
}
