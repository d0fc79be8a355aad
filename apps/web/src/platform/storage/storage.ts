/**
 * Local storage that never throws: private windows, full disks and blocked site data fall back to memory, and what
 * cannot be parsed counts as absent.
 */

/** What the browser refused to store; it is newer than what is stored. */
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

/** Stores a text, or removes the key when it is null. False when only this page's memory keeps it. */
export function writeText(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    memory.delete(key);
    return true;
  } catch {
    // Memory keeps it until the page is closed.
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

/** How the app looks and speaks belongs to the browser, not to somebody. */
const OF_THE_BROWSER = new Set(['dark_mode', 'language', 'voices']);

/** Removes what somebody left here: the practice test with its words, drafts, the teacher's dialogs. */
export function forgetPerson(): void {
  memory.clear();
  try {
    for (const key of Object.keys(localStorage)) if (!OF_THE_BROWSER.has(key)) localStorage.removeItem(key);
  } catch {
    // Storage that cannot be opened holds nothing.
  }
}

/** Calls back when another tab changes the key. Returns the function that stops listening. */
export function onOtherTab(key: string, changed: (value: string | null) => void): () => void {
  const listener = (event: StorageEvent) => {
    // A null key means that the other tab cleared everything.
    if (event.key === key || event.key === null) changed(event.key === null ? null : event.newValue);
  };
  // At build, where the first page is drawn, there is none.
  globalThis.window?.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
