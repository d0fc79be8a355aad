/** What was shared with the app by a visitor, who logs in first: it waits in this tab. Without storage it is lost and shared again. */
const KEY = 'add_word';

/** Keeps the query of the page that adds a word. */
export function keepForLogin(search: string): void {
  try {
    sessionStorage.setItem(KEY, search);
  } catch {
    // Private windows may refuse.
  }
}

/** What waits; the page that shows it forgets it. */
export function keptForLogin(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function forgetKept(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}
