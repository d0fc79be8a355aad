import { create } from 'zustand';
import { onOtherTab, readText, writeText } from './storage.ts';

const KEY = 'token';

/** The bearer token of this browser, shared by its tabs. `useToken()` in components, `currentToken()` elsewhere. */
export const useToken = create<{ token: string | null }>(() => ({ token: readText(KEY) }));

export function currentToken(): string | null {
  return useToken.getState().token;
}

export function storeToken(token: string | null): void {
  writeText(KEY, token);
  useToken.setState({ token });
}

/** Signing in or out in one tab does so in all. */
export function followOtherTabs(changed: () => void): () => void {
  return onOtherTab(KEY, (token) => {
    useToken.setState({ token });
    changed();
  });
}
