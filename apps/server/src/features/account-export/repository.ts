import type { Selectable } from 'kysely';
import type { Db } from '../../database/client.ts';
import type { ReviewEntriesTable } from '../../database/schema/reviews.ts';

/** The profile as its owner entered it; secrets of the sign-in stay out. */
export const profileOf = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select([
      'email',
      'username',
      'role',
      'first_name',
      'last_name',
      'street',
      'city',
      'postal_code',
      'country_code',
      'phone_number',
      'locale',
      'created_at',
      'confirmed_at',
    ])
    .where('id', '=', userId)
    .executeTakeFirst();

/** The user's identities at sign-in providers. */
export const identitiesOf = (db: Db, userId: number) =>
  db
    .selectFrom('identities')
    .select(['issuer', 'subject', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

/** The user's own clusters in the order in which they were made, disabled ones too. */
export const ownClusters = (db: Db, userId: number) =>
  db
    .selectFrom('clusters')
    .selectAll()
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();

/** Orders with their payments and invoice numbers. */
export async function ordersOf(db: Db, userId: number) {
  const orders = await db
    .selectFrom('orders')
    .leftJoin('invoices', (join) =>
      join.onRef('invoices.order_id', '=', 'orders.id').onRef('invoices.buyer_id', '=', 'orders.buyer_id'),
    )
    .selectAll('orders')
    .select(['invoices.year as invoice_year', 'invoices.number as invoice_number'])
    .where('orders.buyer_id', '=', userId)
    .orderBy('orders.id')
    .execute();
  const ids = orders.map(({ id }) => id);
  const payments =
    ids.length === 0
      ? []
      : await db
          .selectFrom('payments')
          .select(['order_id', 'gateway', 'amount_cents', 'current_state', 'created_at'])
          .where('buyer_id', '=', userId)
          .where('order_id', 'in', ids)
          .orderBy('id')
          .execute();
  return orders.map(
    ({ user_id: _owner, buyer_id: _buyer, reminded: _reminded, paid_by: _payment, ended_by: _order, ...order }) => ({
      ...order,
      payments: payments
        .filter(({ order_id }) => order_id === order.id)
        .map(({ order_id: _id, ...payment }) => payment),
    }),
  );
}

/** The conversation with the teacher, oldest first. */
export const chatOf = (db: Db, userId: number) =>
  db
    .selectFrom('chat_messages')
    .select(['role', 'content', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

/** The paused practice test with the last mistakes; null without one. */
export async function pausedTestOf(db: Db, userId: number): Promise<unknown> {
  const paused = await db.selectFrom('paused_tests').select('test').where('user_id', '=', userId).executeTakeFirst();
  return paused ? (JSON.parse(paused.test) as unknown) : null;
}

/** Answers accepted by the user besides cells. */
export const acceptedOf = (db: Db, userId: number) =>
  db
    .selectFrom('review_accepted')
    .select(['row_id', 'col as column', 'answers'])
    .where('user_id', '=', userId)
    .orderBy('row_id')
    .orderBy('col')
    .execute();

/** Reminder settings and subscribed devices; without endpoints, which are secrets of the push services. */
export async function remindersOf(db: Db, userId: number) {
  const reminders = await db
    .selectFrom('reminders')
    .select(['mail', 'hour', 'last_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const devices = await db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return {
    ...(reminders ?? { mail: false }),
    devices: devices.map(({ endpoint, created_at }) => ({ push_service: new URL(endpoint).host, created_at })),
  };
}

/** Goals, ended ones too, with plan and progress. */
export const goalsOf = (db: Db, userId: number) =>
  db
    .selectFrom('goals')
    .select([
      'id',
      'cluster_id',
      'tag',
      'row_ids',
      'directions',
      'due_at',
      'target',
      'minutes_per_day',
      'created_at',
      'ended_at',
      'words',
      'expected',
      'known',
      'line',
      'reached',
    ])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

/** E-readers; without addresses, which are secrets, and files, which are on the devices. */
export const eReadersOf = (db: Db, userId: number) =>
  db
    .selectFrom('e_readers')
    .select(['id', 'cluster_id', 'name', 'created_at', 'last_used_at', 'words', 'words_left'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

const OF_CARD = ['row_id', 'source_col', 'target_col'] as const;
const ANSWER_FIELDS = ['rating', 'verdict', 'way', 'duration_ms'] as const;
/** Columns that only an import fills: what another program knew of a word. */
const OF_GIVEN = ['stability', 'difficulty'] as const;
const COLUMNS = ['id', 'kind', 'happened_at', 'undoes', ...OF_CARD, ...ANSWER_FIELDS, ...OF_GIVEN] as const;
/** Batch size of entries; bounds the memory for a slow client. */
const BATCH = 1000;

/**
 * The log of answers in the form of `POST /api/reviews`, with entries from other programs, as chunks of a JSON list: it
 * may have millions of entries.
 */
export async function* reviewsAsJson(db: Db, userId: number): AsyncGenerator<string> {
  let last = '00000000-0000-0000-0000-000000000000';
  let opening = '[\n';
  for (;;) {
    const entries = await db
      .selectFrom('review_entries')
      .select(COLUMNS)
      .where('user_id', '=', userId)
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const end = entries.at(-1);
    if (!end) break;
    yield opening + entries.map((entry) => JSON.stringify(reviewEntry(entry))).join(',\n');
    last = end.id;
    opening = ',\n';
  }
  yield opening.startsWith(',') ? '\n]\n' : '[]\n';
}

type Stored = Pick<Selectable<ReviewEntriesTable>, (typeof COLUMNS)[number]>;

function reviewEntry(entry: Stored) {
  const { id, kind, happened_at, undoes, rating, verdict, way, duration_ms, stability, difficulty, ...card } = entry;
  if (kind === 'undo') return { id, kind, undoes, happened_at };
  if (kind === 'given') return { id, kind, ...card, happened_at, stability, difficulty };
  if (kind !== 'answer') return { id, kind, ...card, happened_at };
  return { id, kind, ...card, happened_at, rating, verdict, way, duration_ms };
}
