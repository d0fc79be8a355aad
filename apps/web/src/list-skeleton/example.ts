import type { Cluster } from '../platform/queries/clusters.ts';
import type { User } from '../platform/session/session.ts';
import { SLOTS } from './slots.ts';

/** Answers of which the example is drawn; what is not seen in it has any value. */
export const exampleUser = (premium: boolean): User => ({
  id: 1,
  first_name: SLOTS.firstName,
  last_name: SLOTS.lastName,
  email: '',
  username: null,
  role: 'person',
  street: null,
  city: null,
  postal_code: null,
  country_code: null,
  phone_number: null,
  premium,
  tier: premium ? 'great' : null,
  is_admin: false,
  email_is_of_settings: false,
  has_password: true,
  ai_available: true,
  voice_available: true,
  text_characters_remaining: 0,
  voice_characters_remaining: 0,
  text_characters_limit: 0,
  voice_characters_limit: 0,
  characters_today_remaining: null,
  characters_today_limit: null,
});

const ANY_DAY = '2026-01-01T00:00:00.000Z';

const cluster = (id: number, different: Partial<Cluster>): Cluster => ({
  id,
  title: SLOTS.title,
  description: SLOTS.description,
  col_1_name: SLOTS.column,
  col_1_language: SLOTS.language,
  col_2_name: null,
  col_2_language: null,
  col_3_name: null,
  col_3_language: null,
  row_count: 0,
  created_at: ANY_DAY,
  updated_at: ANY_DAY,
  disabled: false,
  shared_by: { id: 2, first_name: SLOTS.sharer, last_name: '', email: '' },
  shared_with: [],
  invitations: [],
  may_write: true,
  export: null,
  // More than a card shows, so that it also says that there are others.
  tags: Array.from({ length: 9 }, () => SLOTS.tag),
  archived: false,
  last_practised_at: null,
  ...different,
});

/** A cluster with words, one without, one that is disabled, in this order; the archive holds another one. */
export const MANY: Cluster[] = [
  cluster(1, { row_count: 1 }),
  cluster(2, {}),
  cluster(3, { disabled: true }),
  cluster(4, { archived: true, tags: [] }),
];

/** So few that search and sorting have nothing to do. */
export const FEW: Cluster[] = [cluster(1, {}), cluster(4, { archived: true, tags: [] })];
