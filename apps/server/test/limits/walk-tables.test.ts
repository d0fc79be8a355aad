import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../setup/server.ts';

// Kind 4 of the second security review: everything that is kept of a person has a bound. The fourth walk of five.

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Of each table with rows of people: what bounds them. */
const BOUNDS: Readonly<Record<string, string>> = {
  access_tokens: 'fifty sessions',
  allowance_usage: 'a row a month',
  audit_events: 'a year, five of a kind and day',
  calendars: 'one',
  chat_messages: '2 MB, the oldest go first',
  cluster_links: 'ACCOUNT_MB_MAX; fifty ended ones a cluster',
  cluster_marks: 'a few of each cluster',
  cluster_rests: 'one of each cluster',
  cluster_rows: 'ACCOUNT_MB_MAX',
  cluster_shares: 'a rate of shares',
  clusters: 'ACCOUNT_MB_MAX, and a rate',
  coupon_uses: 'orders',
  deleted_rows: 'ACCOUNT_MB_MAX of who deletes, the oldest go first; a day',
  direction_rests: 'directions of clusters',
  e_reader_words: 'ACCOUNT_MB_MAX',
  e_readers: 'ACCOUNT_MB_MAX',
  free_pool_shares: 'a row a day',
  goal_words: 'words of goals',
  goals: 'so many open ones',
  identities: 'providers',
  imported_notes: 'rows',
  invitation_blocks: 'a rate',
  invitations: 'a rate; 90 days',
  invoice_numbers: 'invoices',
  invoices: 'orders that were paid',
  kept_bytes: 'a row a kind',
  link_copies: 'links opened, each once',
  link_reports: 'a rate; 90 days',
  mail_tokens: 'throttled; seven days',
  media_contents: 'media_files',
  media_files: 'the plan, twice with what was removed',
  oauth_codes: 'with the confirmed password only; two minutes',
  one_time_secrets: 'throttled; until they end',
  orders: 'unpaid ones are few; required by law',
  passkeys: 'ten',
  paused_tests: 'one',
  payment_names: 'orders',
  payment_states: 'orders',
  payment_tasks: 'orders',
  payments: 'orders',
  personal_tokens: 'so many, a year at most',
  premium_reminders: 'orders',
  push_subscriptions: 'ten',
  recovery_codes: 'ten',
  reminders: 'one',
  review_accepted: 'rows',
  review_begun: 'rows',
  review_days: 'clusters, directions and days that were practised',
  review_directions: 'directions of clusters',
  review_entries: '5,000 answers a minute, 30,000 a day, 20,000 a card; shown, never refused for its bytes',
  review_parameters: 'one',
  review_recall_days: 'days',
  review_settings: 'one',
  review_states: 'rows and directions',
  row_blocks: 'rows',
  row_changes: 'ACCOUNT_MB_MAX of who changes, the oldest go first; 90 days',
  row_media: 'rows; what was replaced, a day',
  row_snapshots: 'ACCOUNT_MB_MAX; 30 days',
  search_texts: 'clusters',
  sent_media: 'media_files',
  share_blocks: 'people who share',
  share_invitations: 'a rate; 90 days',
  sign_in_names: 'an address and a name',
  sign_in_places: 'networks, 181 days',
  snapshot_batches: 'row_snapshots',
  staged_batches: 'staged_imports',
  staged_files: 'staged_imports',
  staged_generations: 'staged_imports',
  staged_imports: 'ACCOUNT_MB_MAX; one of each place, until they end',
  totp_factors: 'one',
  user_preferences: 'one',
  word_batches: 'an import under way; a day',
};

test('every table with rows of a person is bounded', async () => {
  const { rows } = await sql<{ table: string }>`
    select distinct c.table_name as "table" from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.column_name in ('user_id', 'by_user_id', 'deleted_by', 'buyer_id', 'owner_id', 'recipient_id')
    order by 1`.execute(server.context.db);
  expect(rows.map(({ table }) => table)).toEqual(Object.keys(BOUNDS).toSorted());
});
