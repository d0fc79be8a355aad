import { call } from './api.ts';
import type { AnswerOf } from './api-types.ts';
import { queryClient } from './query-client.ts';
import { useQuery } from '@tanstack/react-query';

type Configuration = AnswerOf<'GET /api/configuration'>;

const query = {
  queryKey: ['configuration'],
  queryFn: () => call('GET /api/configuration'),
  staleTime: Number.POSITIVE_INFINITY,
} as const;

/** Which services this installation has; asked once. */
export const configuration = (): Promise<Configuration> => queryClient.ensureQueryData(query);

export function useConfiguration(): Configuration | undefined {
  return useQuery(query).data;
}
