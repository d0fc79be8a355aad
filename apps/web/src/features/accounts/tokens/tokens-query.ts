import type { Program } from '@wordcluster/domain/accounts/programs';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '../../../platform/http/api-types.ts';
import { call } from '../../../platform/http/api.ts';
import { queryClient } from '../../../platform/http/query-client.ts';

export type Token = ResponseOf<'GET /api/user/tokens'>['tokens'][number];

/** Polling, while the page is visible: a program that was just set up shows that it works. */
const EVERY_MS = 15_000;

const tokensQuery = queryOptions({
  queryKey: ['access-tokens'],
  queryFn: ({ signal }) => call('GET /api/user/tokens', { signal }),
  refetchInterval: EVERY_MS,
});
export const useTokens = () => useQuery(tokensQuery);
export const refreshTokens = () => queryClient.invalidateQueries({ queryKey: tokensQuery.queryKey });

/** A program's last request: undefined without a token for it, null before the first. */
export function lastUsed(tokens: readonly Token[], program: Program): string | null | undefined {
  const moments = tokens.filter((token) => token.program === program).map(({ last_used_at }) => last_used_at);
  if (moments.length === 0) return undefined;
  return moments.reduce((latest, one) => (latest === null || (one !== null && one > latest) ? one : latest), null);
}
