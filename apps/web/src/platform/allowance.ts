import { call } from './api.ts';
import { queryClient } from './query-client.ts';
import { userKey, type User } from './session.ts';
import { currentToken } from './token.ts';

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
  if (token === currentToken())
    queryClient.setQueryData<User>(userKey, (user) => (user ? { ...user, ...text, ...voice } : user));
}
