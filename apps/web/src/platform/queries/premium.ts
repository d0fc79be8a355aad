import { queryOptions, useQuery } from '@tanstack/react-query';
import { isPolling, POLLING_INTERVAL } from '@wordcluster/domain/premium/orders';
import { useEffect } from 'react';
import { call } from '../http/api.ts';
import type { AnswerOf } from '../http/api-types.ts';
import { refreshClusters } from './clusters.ts';
import { hasShop } from '../installation/installation.ts';
import { queryClient } from '../http/query-client.ts';
import { refreshUser, useUser } from '../session/session.ts';
import { useToken } from '../storage/token.ts';
import { whenIdle } from '../browser/when-idle.ts';

export type Premium = AnswerOf<'GET /api/user/premium'>;
export type PremiumOrder = Premium['history'][number];

const premiumKey = ['premium'] as const;

const premiumQuery = queryOptions({
  queryKey: premiumKey,
  queryFn: ({ signal }) => call('GET /api/user/premium', { signal }),
});

function loadOnce(): void {
  // A page that shows it has asked already, and says so itself when it failed.
  if (hasShop() && queryClient.getQueryState(premiumKey) === undefined) void queryClient.prefetchQuery(premiumQuery);
}

/**
 * Loads the Premium history of the user who signs in, once the first page is drawn. A failure says nothing: pages ask again. Premium without
 * a tier is that of a server without a shop, which knows no plans; a page that was kept from before may not know that yet.
 */
export function usePremiumFromStart(): void {
  const token = useToken((state) => state.token);
  const user = useUser();
  const sold = user !== null && (!user.premium || user.tier !== null);
  useEffect(() => (token === null || !sold ? undefined : whenIdle(loadOnce)), [token, sold]);
}

/** The user's Premium and its history; asked again every 3 s while the newest payment waits for the gateway's word. */
export function usePremium() {
  return useQuery({
    ...premiumQuery,
    // What was bought elsewhere shows whenever a page asks.
    staleTime: 0,
    refetchInterval: ({ state }) => (isPolling(state.data?.history ?? []) ? POLLING_INTERVAL : false),
  });
}

/** What follows from the user's Premium: their rights, and which clusters are open. */
export async function refreshRights(): Promise<void> {
  await Promise.all([refreshUser(), refreshClusters()]);
}

/** After a purchase, a payment or a cancellation: history, user and clusters again. */
export async function refreshPremium(): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: premiumKey }), refreshRights()]);
}
