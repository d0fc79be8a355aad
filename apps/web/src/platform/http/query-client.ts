import { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './api-failure.ts';

/** A refused call stays refused; only a server that was not reached or stumbled is asked again. */
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
