/**
 * Local storage that never throws: private windows, full disks and blocked site data fall back to memory, and invalid
 * JSON counts as absent.
 */

/** Values that the browser refused to store; newer than the stored ones. */
const memory = new Map<string, string | null>();

export function readText(key: string): string | null {
  const newer = memory.get(key);
  if (newer !== undefined) return newer;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes the key if null. False if only this page's memory has it. */
export function writeText(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    memory.delete(key);
    return true;
  } catch {
    // Memory holds it until the page is closed.
    memory.set(key, value);
    return false;
  }
}

/** Reads JSON of unknown shape; the caller checks it. */
export function readJson(key: string): unknown {
  const text = readText(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

export function writeJson(key: string, value: unknown): void {
  writeText(key, JSON.stringify(value));
}

/** Settings of the browser, not of a user. */
const OF_THE_BROWSER = new Set(['dark_mode', 'language', 'voices']);

/** Deletes a user's data: the practice test with its words, drafts, the teacher's dialogs. */
export function forgetPerson(): void {
  memory.clear();
  try {
    for (const key of Object.keys(localStorage)) if (!OF_THE_BROWSER.has(key)) localStorage.removeItem(key);
  } catch {
    // Storage that cannot be opened is empty.
  }
}

/** Calls back when another tab changes the key. Returns the function that stops listening. */
export function onOtherTab(key: string, changed: (value: string | null) => void): () => void {
  const listener = (event: StorageEvent) => {
    // A null key means that the other tab cleared everything.
    if (event.key === key || event.key === null) changed(event.key === null ? null : event.newValue);
  };
  // Undefined at build, where pages are prerendered.
  globalThis.window?.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
