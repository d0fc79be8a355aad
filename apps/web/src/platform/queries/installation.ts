import { call } from '../http/api.ts';
import type { ResponseOf } from '../http/api-types.ts';
import { queryClient } from '../http/query-client.ts';
import { useQuery } from '@tanstack/react-query';
import { learnInstallation } from '../installation/installation.ts';

type Configuration = ResponseOf<'GET /api/configuration'>;

const configurationQuery = {
  queryKey: ['configuration'],
  queryFn: async () => {
    const response = await call('GET /api/configuration');
    learnInstallation(response);
    return response;
  },
  staleTime: Number.POSITIVE_INFINITY,
} as const;

/** The services of this installation; loaded once. */
export const configuration = (): Promise<Configuration> => queryClient.ensureQueryData(configurationQuery);

export function useConfiguration(): Configuration | undefined {
  return useQuery(configurationQuery).data;
}

const NONE: ReadonlySet<string> = new Set();

/** Codes of the languages of the server's voice. They change only with the server, so they are loaded once. */
export function useVoicedLanguages(): ReadonlySet<string> {
  const { data } = useQuery({
    queryKey: ['voiced-languages'],
    queryFn: async ({ signal }) => new Set((await call('GET /api/listen/languages', { signal })).languages),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? NONE;
}
