import { queryOptions, useQuery } from '@tanstack/react-query';
import { STANDARD_PREFERENCES, STANDARD_REMINDERS, TEXT_SIZES, THEMES } from '@wordcluster/domain/accounts/preferences';
import { call } from '../http/api.ts';
import type { ResponseOf, BodyOf } from '../http/api-types.ts';
import { queryClient } from '../http/query-client.ts';
import { readJson, writeJson } from '../storage/storage.ts';

export type Preferences = ResponseOf<'GET /api/user/preferences'>;
export type PreferenceChange = BodyOf<'PATCH /api/user/preferences'>;

const KEY = 'preferences';
const STANDARD: Preferences = {
  ...STANDARD_PREFERENCES,
  ...STANDARD_REMINDERS,
  language: null,
  grading: 'strict',
  grading_chosen: false,
  voice_autoplay: false,
};

/** Cached preferences of the last visit: text size and shortcuts for the first render; others wait for the server. */
function storedPreferences(): Preferences {
  const stored = readJson(KEY);
  if (typeof stored !== 'object' || stored === null) return STANDARD;
  const value = (name: string): unknown => (stored as Readonly<Record<string, unknown>>)[name];
  return {
    ...STANDARD,
    theme: THEMES.find((one) => one === value('theme')) ?? null,
    text_size: TEXT_SIZES.find((one) => one === value('text_size')) ?? 'normal',
    reduced_motion: value('reduced_motion') === true,
    compact_rows: value('compact_rows') === true,
    single_keys: value('single_keys') !== false,
  };
}

const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: async ({ signal }) => {
    const preferences = await call('GET /api/user/preferences', { signal });
    writeJson(KEY, preferences);
    return preferences;
  },
  staleTime: 5 * 60_000,
});

/** The user's preferences, and whether they are loaded from the server. */
export function usePreferences(): { preferences: Preferences; loaded: boolean; error: Error | null } {
  const { data, error } = useQuery(preferencesQuery);
  return { preferences: data ?? storedPreferences(), loaded: data !== undefined, error };
}

/** For use outside of components: key handlers, and before a sound. */
export const currentPreferences = (): Preferences =>
  queryClient.getQueryData(preferencesQuery.queryKey) ?? storedPreferences();

/** Default languages of new columns: first learned, then native ones. */
export const languagesOfNewColumns = ({
  learning_language,
  native_language,
}: Pick<Preferences, 'learning_language' | 'native_language'>) => ({
  first: learning_language,
  second: learning_language === null || native_language === learning_language ? null : native_language,
});

/** Optimistic update; rolled back if the server refuses, and the failure is thrown. */
export async function changePreferences(change: PreferenceChange): Promise<void> {
  const key = preferencesQuery.queryKey;
  const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  await queryClient.cancelQueries({ queryKey: key });
  const before = queryClient.getQueryData(key);
  const show = (preferences: Preferences) => {
    queryClient.setQueryData(key, preferences);
    writeJson(KEY, preferences);
  };
  show({ ...currentPreferences(), ...named });
  try {
    show(await call('PATCH /api/user/preferences', { body: change }));
  } catch (error) {
    if (before === undefined) queryClient.removeQueries({ queryKey: key });
    else show(before);
    throw error;
  }
}
