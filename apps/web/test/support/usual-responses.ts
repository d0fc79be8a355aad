import { STANDARD_PREFERENCES, STANDARD_REMINDERS } from '@wordcluster/domain/accounts/preferences';
import type { ResponseOf } from '@wordcluster/contract/types';
import type { Responses } from './fake-server.ts';
import { CONFIGURATION, REVIEW_SETTINGS } from './samples.ts';

const PREFERENCES: ResponseOf<'GET /api/user/preferences'> = {
  ...STANDARD_PREFERENCES,
  ...STANDARD_REMINDERS,
  language: null,
  grading: 'strict',
  grading_chosen: false,
  voice_autoplay: false,
};

/**
 * Responses to the calls that pages make beside what they show: of a new account on an ordinary server. A test's own responses come first;
 * a call that is neither here nor there fails the test.
 */
export const usualResponses = (user: ResponseOf<'GET /api/user'> | null): Responses => ({
  'GET /api/csrf-cookie': {},
  'GET /api/configuration': CONFIGURATION,
  'GET /api/user/factors': { totp: false, passkeys: [], recovery_codes_left: 0, passkeys_possible: true },
  'GET /api/user/preferences': PREFERENCES,
  'PATCH /api/user/preferences': (changes) => ({ ...PREFERENCES, ...(changes as Partial<typeof PREFERENCES>) }),
  'GET /api/user/push-subscriptions': { public_key: 'server-key', this_device: false, devices: 0 },
  'GET /api/ai/availability': {
    ai_available: user?.ai_available ?? false,
    text_characters_remaining: user?.text_characters_remaining ?? 0,
  },
  'GET /api/listen/availability': {
    voice_available: user?.voice_available ?? false,
    voice_characters_remaining: user?.voice_characters_remaining ?? 0,
  },
  'GET /api/listen/languages': { languages: [] },
  'GET /api/practice/paused-test': { test: null },
  'PUT /api/practice/paused-test': ({ test }) => ({ test }),
  'GET /api/reviews/settings': REVIEW_SETTINGS,
  'PATCH /api/reviews/settings': (changes) => ({ ...REVIEW_SETTINGS, ...(changes as Partial<typeof REVIEW_SETTINGS>) }),
  'GET /api/reviews/states': { states: [] },
  'GET /api/reviews/accepted': { accepted: [] },
  'POST /api/reviews': ({ reviews }) => ({
    results: (reviews as { id: string }[]).map(({ id }) => ({ id, status: 201 as const })),
  }),
  'GET /api/goals': { goals: [] },
});
