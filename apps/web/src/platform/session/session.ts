import { queryOptions, useQuery } from '@tanstack/react-query';
import { call, onSignedOut } from '../http/api.ts';
import { ApiFailure } from '../http/api-failure.ts';
import type { ResponseOf } from '../http/api-types.ts';
import { fetchAntiForgeryCookie } from '../http/anti-forgery.ts';
import { clearOfflineCache } from '../http/offline-cache.ts';
import { discardSharedFiles } from '../storage/shared-files.ts';
import { queryClient } from '../http/query-client.ts';
import { currentToken, followOtherTabs, storeToken, useToken } from '../storage/token.ts';

export type User = ResponseOf<'GET /api/user'>;

export const userKey = ['user'] as const;

/** Deletes the token and all data loaded with it. */
export function signOutHere(): void {
  storeToken(null);
  queryClient.clear();
  void clearOfflineCache();
  void discardSharedFiles();
  // The next login is a call without a token.
  void fetchAntiForgeryCookie();
}

/** Stores the token of a login; the user is loaded next. */
export function signIn(token: string): void {
  queryClient.clear();
  void clearOfflineCache();
  storeToken(token);
}

/**
 * Revokes the token on the server; this browser is logged out either way. Resolves to the URL that ends the
 * organisation's session, or null.
 */
export async function signOut(): Promise<string | null> {
  if (currentToken() === null) return null;
  const response = await call('POST /api/user/logout').catch(() => null);
  signOutHere();
  return response?.end_session_url ?? null;
}

/** Loads the user; a refusal logs this browser out. */
export async function loadUser(signal: AbortSignal): Promise<User> {
  const token = currentToken();
  try {
    return await call('GET /api/user', { signal });
  } catch (error) {
    // A refusal ends the session; a lost connection or a truncated response does not, as happens to requests of a page
    // that is being left.
    if (error instanceof ApiFailure && error.status >= 400 && token === currentToken()) signOutHere();
    throw error;
  }
}

export const userQuery = queryOptions({
  queryKey: userKey,
  queryFn: ({ signal }) => loadUser(signal),
  staleTime: 60_000,
});

/** The signed-in user as a query: `data` is undefined until it is loaded. */
export function useUserQuery() {
  const signedIn = useToken(({ token }) => token !== null);
  return useQuery({ ...userQuery, enabled: signedIn });
}

/** The signed-in user, for screens that need one; null without one. */
export function useUser(): User | null {
  const { data } = useUserQuery();
  const signedIn = useToken(({ token }) => token !== null);
  return signedIn ? (data ?? null) : null;
}

/** Whether the user has no e-mail address, and so gets no mails. */
export const useHasNoAddress = (): boolean => useUser()?.email === null;

/** The signed-in user, outside of components; null while not loaded. */
export const currentUser = (): User | null =>
  currentToken() === null ? null : (queryClient.getQueryData<User>(userKey) ?? null);

/** Loads the user again: after a purchase, after a call that used the allowance. */
export async function refreshUser(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: userKey });
}

/** Called once at app start; `onExpired` is called when the token is no longer valid. */
export function startSession(onExpired: () => void): void {
  onSignedOut(() => {
    signOutHere();
    onExpired();
  });
  followOtherTabs(() => queryClient.clear());
  if (currentToken() !== null) return;
  void clearOfflineCache();
  void fetchAntiForgeryCookie();
}

/**
 * Reloads the remaining characters into the cached user, after every call that uses some. Free users share one pool, so
 * text and voice change together. Failures are ignored.
 */
export async function refreshAllowance(): Promise<void> {
  const token = currentToken();
  if (token === null) return;
  const [text, voice] = await Promise.all([
    call('GET /api/ai/availability').catch(() => null),
    call('GET /api/listen/availability').catch(() => null),
  ]);
  if (token !== currentToken()) return;
  queryClient.setQueryData<User>(userKey, (user) => (user ? { ...user, ...text, ...voice } : user));
  // A free user's daily quota is only part of the user's data.
  if (queryClient.getQueryData<User>(userKey)?.premium === false) await refreshUser();
}
