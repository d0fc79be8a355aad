import { useQuery } from '@tanstack/react-query';
import { call } from './api.ts';

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
