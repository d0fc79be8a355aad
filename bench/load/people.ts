import { hashSecret, newSecretOf } from '../../apps/server/src/access/secrets.ts';
import type { Measured } from '../calls/product.ts';

/** A learner with a cluster of 50 words, signed in. */
export interface Person {
  id: number;
  token: string;
  cluster: number;
  rows: number[];
  /** A second cluster, for imports. */
  pasted: number;
}

/** Words that each learner has: all that the free plan lets into a cluster. */
const WORDS = 50;
/** Learners made by one statement. */
const AT_ONCE = 500;

/**
 * Makes learners as registration, login and an import would leave them, without their waiting: a password alone takes
 * longer than a hundred calls.
 */
export async function makePeople({ sql }: Measured, count: number): Promise<Person[]> {
  const people: Person[] = [];
  while (people.length < count) {
    const { rows: users } = await sql.query<{ id: number }>(
      `with named as (
         insert into users (email, first_name, last_name, confirmed_at, created_at)
         select 'learner-' || gen_random_uuid() || '@load.example', 'Load', 'Learner', now(), now()
         from generate_series(1, $1::int) returning id, email),
       claimed as (insert into sign_in_names (name, kind, user_id) select email, 'email', id from named)
       select id::int from named order by id`,
      [Math.min(AT_ONCE, count - people.length)],
    );
    const ids = users.map(({ id }) => id);
    const tokens = ids.map(newSecretOf);
    const hashes = tokens.map(hashSecret);
    await sql.query(
      `insert into access_tokens (user_id, token_hash, device_name, created_at, last_used_at)
       select u.id, u.hash, 'load', now(), now() from unnest($1::bigint[], $2::bytea[]) as u (id, hash)`,
      [ids, hashes],
    );
    const clustersOf = async (title: string, words: number) => {
      const { rows: made } = await sql.query<{ id: number; user_id: number }>(
        `insert into clusters (user_id, title, col_1_name, col_1_language, col_2_name, row_count, last_position, bytes, created_at, updated_at)
         select id, $2, 'Word', 'en', 'Meaning', $3::int, $3::int, $3::int * 20, now(), now() from unnest($1::bigint[]) as u (id)
         returning id::int, user_id::int`,
        [ids, title, words],
      );
      return made;
    };
    const clusters = await clustersOf('Words', WORDS);
    const forPasted = await clustersOf('Pasted', 0);
    const { rows } = await sql.query<{ cluster: number; ids: string[] }>(
      `with made as (
         insert into cluster_rows (user_id, cluster_id, position, col_1_value, col_2_value)
         select u.user_id, u.id, n, 'word ' || n, 'meaning ' || n
         from unnest($1::bigint[], $2::bigint[]) as u (id, user_id), generate_series(1, $3::int) n
         returning cluster_id, id)
       select cluster_id::int as cluster, array_agg(id) as ids from made group by cluster_id`,
      [clusters.map(({ id }) => id), clusters.map(({ user_id }) => user_id), WORDS],
    );
    const rowsOf = new Map(rows.map(({ cluster, ids: own }) => [cluster, own.map(Number)]));
    const clusterOf = new Map(clusters.map(({ id, user_id }) => [user_id, id]));
    const pastedOf = new Map(forPasted.map(({ id, user_id }) => [user_id, id]));
    tokens.forEach((token, index) => {
      const id = ids[index] ?? 0;
      const cluster = clusterOf.get(id) ?? 0;
      people.push({ id, token, cluster, rows: rowsOf.get(cluster) ?? [], pasted: pastedOf.get(id) ?? 0 });
    });
  }
  await sql.query('analyze');
  return people;
}

/** Gives people a year of Premium, as a paid order does. */
export async function givePremium({ sql }: Measured, ids: readonly number[]): Promise<void> {
  await sql.query(
    `insert into orders (user_id, buyer_id, email, first_name, last_name, tier, days, status, price_cents, list_price_cents,
       starts_at, ends_at, created_at, paid_at)
     select id, id, email, first_name, last_name, 'great', 365, 'PAID', 0, 0, now(), now() + interval '1 year', now(), now()
     from users where id = any($1::bigint[])`,
    [ids],
  );
}

/**
 * Learners at the row limit of the free plan who may add words and hear them: each word's audio is in the shared cache.
 */
export async function makeLearners(measured: Measured, count: number): Promise<Person[]> {
  const people = await makePeople(measured, count);
  await givePremium(
    measured,
    people.map(({ id }) => id),
  );
  if (people[0]) await hearWords(measured, people[0]);
  return people;
}

/** Learners to a statement that fills the database, and the words of each. */
const FILLED = { people: 200, words: 500 };

/**
 * Fills the database with others' words and what they know of them, 500 to a learner, until there are `count` rows in all. Within PostgreSQL,
 * which is faster than a `COPY` of the same.
 */
export async function fillWith({ sql }: Measured, count: number): Promise<void> {
  const { rows: found } = await sql.query<{ rows: number }>('select count(*)::int as rows from cluster_rows');
  let missing = count - (found[0]?.rows ?? 0);
  for (; missing > 0; missing -= FILLED.people * FILLED.words) {
    const people = Math.min(FILLED.people, Math.ceil(missing / FILLED.words));
    await sql.query(
      `with others as (
         insert into users (email, first_name, last_name, confirmed_at, created_at)
         select 'other-' || gen_random_uuid() || '@load.example', 'Some', 'Body', now(), now() from generate_series(1, $1::int)
         returning id),
       made as (
         insert into clusters (user_id, title, col_1_name, row_count, last_position, bytes, created_at, updated_at)
         select id, 'Others', 'Word', $2::int, $2::int, $2::int * 40, now(), now() from others returning id, user_id),
       words as (
         insert into cluster_rows (user_id, cluster_id, position, col_1_value, col_2_value)
         select user_id, id, n, 'word ' || n, 'a meaning of word ' || n from made, generate_series(1, $2::int) n
         returning user_id, cluster_id, id, position)
       insert into review_states (user_id, row_id, source_col, target_col, cluster_id, stage, stability, difficulty, reps, lapses,
         last_review, due, paused, leech, first_day, last_day, reviewed_day)
       select user_id, id, 1, 2, cluster_id, 'review', position, 5.5, 9, 1,
         now() - make_interval(hours => position::int), now() + make_interval(hours => position::int), false, false, 20000, 20100, 20100
       from words`,
      [people, FILLED.words],
    );
  }
  await sql.query('vacuum analyze');
}

/** Has every word of a person read aloud once. */
async function hearWords({ url }: Measured, { token, cluster, rows }: Person): Promise<void> {
  for (const row_id of rows) {
    const response = await fetch(`${url}/api/listen/${cluster}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ row_id, col_number: 1 }),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    await response.arrayBuffer();
  }
}
