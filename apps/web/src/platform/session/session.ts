import { queryOptions, useQuery } from '@tanstack/react-query';
import { call, onSignedOut } from '../http/api.ts';
import { ApiFailure } from '../http/api-failure.ts';
import type { AnswerOf } from '../http/api-types.ts';
import { fetchAntiForgeryCookie } from '../http/anti-forgery.ts';
import { forgetKeptAnswers } from '../http/offline-cache.ts';
import { queryClient } from '../http/query-client.ts';
import { currentToken, followOtherTabs, storeToken, useToken } from '../storage/token.ts';

export type User = AnswerOf<'GET /api/user'>;

export const userKey = ['user'] as const;

/** Forgets the token and everything that was loaded with it. */
export function signOutHere(): void {
  storeToken(null);
  queryClient.clear();
  void forgetKeptAnswers();
  // The next login is a call without a token.
  void fetchAntiForgeryCookie();
}

/** Keeps the token of a login; the user is loaded next. */
export function signIn(token: string): void {
  queryClient.clear();
  void forgetKeptAnswers();
  storeToken(token);
}

/**
 * Revokes the token on the server; this browser is logged out either way. Resolves to the page where the organisation that signed the
 * person in ends its own session, or null.
 */
export async function signOut(): Promise<string | null> {
  if (currentToken() === null) return null;
  const answer = await call('POST /api/user/logout').catch(() => null);
  signOutHere();
  return answer?.end_session_url ?? null;
}

/** Loads the user; an answer that refuses logs this browser out. */
export async function loadUser(signal: AbortSignal): Promise<User> {
  const token = currentToken();
  try {
    return await call('GET /api/user', { signal });
  } catch (error) {
    // An answer that refuses ends the session; a lost connection does not, nor an answer that was cut off in the
    // middle, as happens to the calls of a page that is being left.
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

/** The signed-in user, for screens that are only shown to one; null while there is none. */
export function useUser(): User | null {
  const { data } = useUserQuery();
  const signedIn = useToken(({ token }) => token !== null);
  return signedIn ? (data ?? null) : null;
}

/** Whether somebody is signed in who has no e-mail address, and so gets no mails. */
export const useHasNoAddress = (): boolean => useUser()?.email === null;

/** Who is signed in, outside of components; null while that is not loaded. */
export const currentUser = (): User | null =>
  currentToken() === null ? null : (queryClient.getQueryData<User>(userKey) ?? null);

/** Loads the user again: after a purchase, after a call that used the allowance. */
export async function refreshUser(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: userKey });
}

/** Called once at app start; `onExpired` hears when the server no longer knows the token. */
export function startSession(onExpired: () => void): void {
  onSignedOut(() => {
    signOutHere();
    onExpired();
  });
  followOtherTabs(() => queryClient.clear());
  if (currentToken() !== null) return;
  void forgetKeptAnswers();
  void fetchAntiForgeryCookie();
}

/**
 * Asks what is left for teacher and voice and keeps it with the cached user: after every call that uses characters.
 * Free users share one pool, so text and voice change together. A failure changes nothing.
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
  // What today still gives to a free person is said with the person alone.
  if (queryClient.getQueryData<User>(userKey)?.premium === false) await refreshUser();
}
