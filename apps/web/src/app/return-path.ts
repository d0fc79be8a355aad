import { SCREEN_PATHS } from './paths.ts';

/** Where a visitor was going, who logs in first: it is kept in this tab. Without storage it is lost and asked for again. */
const KEY = 'return_path';
/** Pages that lead on after the login: a word that was shared with the app, and an assistant that asks for access. */
const KEPT: readonly string[] = [SCREEN_PATHS.addWord, SCREEN_PATHS.consent];

/** Keeps the address where it is one of those pages. */
export function keepForLogin(pathname: string, search: string): void {
  if (!KEPT.includes(pathname)) return;
  try {
    sessionStorage.setItem(KEY, `${pathname}${search}`);
  } catch {
    // Private windows may refuse.
  }
}

/** The kept address; the page that shows it forgets it. */
export function keptForLogin(): string | null {
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
    // Nothing was kept either.
  }
}
