import { SCREEN_PATHS } from './paths.ts';

/** Return path after the login, stored in this tab. Lost without storage. */
const KEY = 'return_path';
/** Pages to return to after the login: a shared word, and an assistant's authorisation. */
const RETURN_PATHS: readonly string[] = [SCREEN_PATHS.addWord, SCREEN_PATHS.consent];

/** Stores the address if it is one of those pages. */
export function storeReturnPath(pathname: string, search: string): void {
  if (!RETURN_PATHS.includes(pathname)) return;
  try {
    sessionStorage.setItem(KEY, `${pathname}${search}`);
  } catch {
    // Private windows may refuse.
  }
}

/** The stored address; the page that uses it deletes it. */
export function storedReturnPath(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function clearReturnPath(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}
