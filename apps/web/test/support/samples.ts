import { NO_MEDIA } from '@wordcluster/domain/clusters/media';
import type { ResponseOf } from '@wordcluster/contract/types';
import { learnWords } from './translated-words.ts';

export type Cluster = ResponseOf<'POST /api/clusters'>;
export type Row = ResponseOf<'POST /api/clusters/:cluster_id/clusterRows'>;
type PremiumOrder = ResponseOf<'GET /api/user/premium'>['history'][number];
type Order = ResponseOf<'GET /api/orders/:order_id'>;
type Coupon = ResponseOf<'GET /api/coupons'>[number];

const MOMENT = '2026-03-02T09:00:00.000Z';
const NEXT_YEAR = '2027-03-02T09:00:00.000Z';

export const NINA: ResponseOf<'GET /api/user'> = {
  id: 7,
  first_name: 'Nina',
  last_name: 'Horváthová',
  email: 'nina@example.com',
  username: null,
  role: 'person',
  street: null,
  city: null,
  postal_code: null,
  country_code: null,
  phone_number: null,
  premium: true,
  tier: 'lite',
  is_admin: false,
  email_is_of_settings: false,
  has_password: true,
  ai_available: true,
  voice_available: true,
  text_characters_remaining: 1000,
  voice_characters_remaining: 1000,
  text_characters_limit: 1000,
  voice_characters_limit: 1000,
  characters_today_remaining: null,
  characters_today_limit: null,
};

export const ADMIN = { ...NINA, id: 1, first_name: 'Ada', last_name: 'Min', is_admin: true };

export const CONFIGURATION: ResponseOf<'GET /api/configuration'> = {
  google_client_id: null,
  bot_check: 'off',
  recaptcha_site_key: null,
  teacher: 'model',
  voice: 'service',
  support_email: 'help@example.com',
  support_phone: '',
  error_reporting_dsn: null,
  shop: true,
  registration: 'open',
  password_login: true,
  usernames: false,
  mails: true,
  sign_in_providers: [],
  site_name: null,
  site_logo: null,
  imprint_url: null,
  privacy_url: null,
  terms_url: null,
};

export const ANIMALS: Cluster = {
  id: 5,
  title: 'Animals',
  description: 'Of the farm',
  col_1_name: 'Tier',
  col_2_name: 'Zviera',
  col_3_name: 'Example',
  col_1_language: 'de',
  col_2_language: 'sk',
  col_3_language: null,
  row_count: 3,
  created_at: MOMENT,
  updated_at: MOMENT,
  disabled: false,
  shared_by: null,
  shared_with: [],
  invitations: [],
  may_write: true,
  export: '/api/clusters/5/export?signature=x',
  tags: [],
  archived: false,
  last_practised_at: null,
};

export const rowsOf = (words: readonly (readonly [string, string, string?])[]): Row[] => {
  const rows = words.map(([col_1_value, col_2_value, col_3_value = null], index) => ({
    id: 100 + index,
    cluster_id: ANIMALS.id,
    row_number: index + 1,
    col_1_value,
    col_2_value,
    col_3_value,
    tags: [],
    ...NO_MEDIA,
  }));
  learnWords(rows);
  return rows;
};

export const premiumOrder = (more: Partial<PremiumOrder> = {}): PremiumOrder => ({
  id: 31,
  tier: 'great',
  start: MOMENT,
  end: NEXT_YEAR,
  active: true,
  order_status: 'PAID',
  price: 29.9,
  created_at: MOMENT,
  payments: [{ id: 41, created_at: MOMENT, price: 29.9, current_state: 'PAID', states: [] }],
  download: '/api/orders/31/invoice.pdf?signature=x',
  download_xml: '/api/orders/31/invoice.xml?signature=x',
  ...more,
});

export const order = (more: Partial<Order> = {}): Order => ({
  id: 31,
  first_name: 'Nina',
  last_name: 'Horváthová',
  email: 'nina@example.com',
  street: 'Hlavná 1',
  city: 'Košice',
  postal_code: '040 01',
  country_code: 'SVK',
  phone_number: '+421905123456',
  order_status: 'PAID',
  coupon: 'SPRING',
  coupon_type: 'percentage',
  coupon_value: 20,
  created_at: MOMENT,
  price: 23.92,
  days: 365,
  tier: 'great',
  start: MOMENT,
  end: NEXT_YEAR,
  invoice_number: '20260001',
  download: '/api/orders/31/invoice.pdf?signature=x',
  download_xml: '/api/orders/31/invoice.xml?signature=x',
  payments: [{ id: 41, created_at: MOMENT, price: 23.92, current_state: 'PAID', states: [] }],
  ...more,
});

export const coupon = (more: Partial<Coupon> = {}): Coupon => ({
  id: 3,
  type: 'percentage',
  value: 20,
  code: 'SPRING',
  allowed: 'great',
  usages: 10,
  remaining_usages: 8,
  begin_at: null,
  expiration_at: null,
  active: true,
  premiums: [{ id: 1 }, { id: 2 }],
  ...more,
});

/** How a person practises. */
export const REVIEW_SETTINGS: ResponseOf<'GET /api/reviews/settings'> = {
  new_per_day: 10,
  reviews_per_day: null,
  retention: 0.9,
  day_starts_at: 4,
  time_zone: 'UTC',
  busy_days: [],
  grading: 'helpful',
  // Tests of the step after a right answer enable it.
  go_on: false,
  rate_myself: false,
  test_answers: true,
  autoplay: false,
  ways: ['meet', 'choose', 'type', 'listen', 'flashcard'],
};
