import { QueryClient, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';
import { ApiFailure } from './api-failure.ts';
import { useConnection } from './connection.ts';

/** Retries only if the server was not reached or failed; a refusal is final. */
function worthRetrying(count: number, error: unknown): boolean {
  return count < 2 && error instanceof ApiFailure && (error.status === 0 || error.status >= 502);
}

/** One cache for the page. Calls are made also when the browser thinks it is offline, so that they fail with a sentence. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: worthRetrying, staleTime: 30_000, gcTime: 30 * 60_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Query data if fresh, else loaded again: it may have been changed on another device. Offline, the cached data. */
export async function loadFresh<Data, Key extends QueryKey>(
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  const loaded = queryClient.getQueryData<Data>(options.queryKey);
  if (loaded === undefined) return queryClient.fetchQuery(options);
  if (!useConnection.getState().reachable) return loaded;
  return queryClient.fetchQuery({ ...options, retry: false }).catch(() => loaded);
}
