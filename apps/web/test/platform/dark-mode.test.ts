import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

// Specification: S1-1.17
it('the theme is dark unless light was chosen, which is stored as a boolean string', async () => {
  const first = await import('../../src/platform/storage/dark-mode.ts');
  expect(first.useDarkMode.getState().dark).toBe(true);
  first.chooseDarkMode(false);
  expect([...stored.values()]).toEqual(['false']);
  vi.resetModules();
  const second = await import('../../src/platform/storage/dark-mode.ts');
  expect(second.useDarkMode.getState().dark).toBe(false);
});

// Specification: S1-3.10
it('the token of a login is kept in local storage, and gone after the logout', async () => {
  const { currentToken, storeToken } = await import('../../src/platform/storage/token.ts');
  storeToken('secret');
  expect([stored.get('token'), currentToken()]).toEqual(['secret', 'secret']);
  storeToken(null);
  expect([stored.get('token'), currentToken()]).toEqual([undefined, null]);
});
