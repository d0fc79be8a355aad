import { call } from '../http/api.ts';
import type { AnswerOf } from '../http/api-types.ts';
import { queryClient } from '../http/query-client.ts';
import { useQuery } from '@tanstack/react-query';
import { learnInstallation } from '../installation/installation.ts';

type Configuration = AnswerOf<'GET /api/configuration'>;

const configurationQuery = {
  queryKey: ['configuration'],
  queryFn: async () => {
    const answer = await call('GET /api/configuration');
    learnInstallation(answer);
    return answer;
  },
  staleTime: Number.POSITIVE_INFINITY,
} as const;

/** Which services this installation has; asked once. */
export const configuration = (): Promise<Configuration> => queryClient.ensureQueryData(configurationQuery);

export function useConfiguration(): Configuration | undefined {
  return useQuery(configurationQuery).data;
}

const NONE: ReadonlySet<string> = new Set();

/** Codes of the languages that the server's voice speaks. They change only with the server, so they are asked once. */
export function useVoicedLanguages(): ReadonlySet<string> {
  const { data } = useQuery({
    queryKey: ['voiced-languages'],
    queryFn: async ({ signal }) => new Set((await call('GET /api/listen/languages', { signal })).languages),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? NONE;
}
