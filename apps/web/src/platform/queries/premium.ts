import { queryOptions, useQuery } from '@tanstack/react-query';
import { isPolling, POLLING_INTERVAL } from '@wordcluster/domain/premium/orders';
import { useEffect } from 'react';
import { call } from '../http/api.ts';
import type { ResponseOf } from '../http/api-types.ts';
import { refreshClusters } from './clusters.ts';
import { hasShop } from '../installation/installation.ts';
import { queryClient } from '../http/query-client.ts';
import { refreshUser, useUser } from '../session/session.ts';
import { useToken } from '../storage/token.ts';
import { whenIdle } from '../browser/when-idle.ts';

export type Premium = ResponseOf<'GET /api/user/premium'>;
export type PremiumOrder = Premium['history'][number];

const premiumKey = ['premium'] as const;

const premiumQuery = queryOptions({
  queryKey: premiumKey,
  queryFn: ({ signal }) => call('GET /api/user/premium', { signal }),
});

function loadOnce(): void {
  // A page that shows it has loaded it already, and shows failures itself.
  if (hasShop() && queryClient.getQueryState(premiumKey) === undefined) void queryClient.prefetchQuery(premiumQuery);
}

/**
 * Loads the Premium history of the signed-in user after the first render. Failures are ignored: pages load it again.
 * Premium without a tier comes from a server without a shop, which has no plans; a cached page may not know that yet.
 */
export function usePremiumFromStart(): void {
  const token = useToken((state) => state.token);
  const user = useUser();
  const sold = user !== null && (!user.premium || user.tier !== null);
  useEffect(() => (token === null || !sold ? undefined : whenIdle(loadOnce)), [token, sold]);
}

/** The user's Premium and its history; polled every 3 s while the newest payment is undecided. */
export function usePremium() {
  return useQuery({
    ...premiumQuery,
    // Purchases made elsewhere appear at the next load.
    staleTime: 0,
    refetchInterval: ({ state }) => (isPolling(state.data?.history ?? []) ? POLLING_INTERVAL : false),
  });
}

/** Reloads data that depend on Premium: the user's rights, and open clusters. */
export async function refreshRights(): Promise<void> {
  await Promise.all([refreshUser(), refreshClusters()]);
}

/** After a purchase, a payment or a cancellation: history, user and clusters again. */
export async function refreshPremium(): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: premiumKey }), refreshRights()]);
}
