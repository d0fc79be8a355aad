import { createHash, randomBytes } from 'node:crypto';
import type { Measured } from '../calls/product.ts';

/** A learner with a cluster of 50 words, signed in. */
export interface Person {
  id: number;
  token: string;
  cluster: number;
  rows: number[];
}

/** Words that each learner has: the free plan's half, and what a lesson gives. */
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
    const tokens = Array.from({ length: Math.min(AT_ONCE, count - people.length) }, () =>
      randomBytes(32).toString('base64url'),
    );
    const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
    const { rows: users } = await sql.query<{ id: number }>(
      `with named as (
         insert into users (email, first_name, last_name, confirmed_at, created_at)
         select 'learner-' || gen_random_uuid() || '@load.example', 'Load', 'Learner', now(), now()
         from generate_series(1, $1::int) returning id, email),
       claimed as (insert into sign_in_names (name, kind, user_id) select email, 'email', id from named)
       select id::int from named order by id`,
      [tokens.length],
    );
    const ids = users.map(({ id }) => id);
    await sql.query(
      `insert into access_tokens (user_id, token_hash, device_name, created_at, last_used_at)
       select u.id, u.hash, 'load', now(), now() from unnest($1::bigint[], $2::bytea[]) as u (id, hash)`,
      [ids, hashes],
    );
    const { rows: clusters } = await sql.query<{ id: number; user_id: number }>(
      `insert into clusters (user_id, title, col_1_name, col_2_name, row_count, last_position, bytes, created_at, updated_at)
       select id, 'Words', 'Word', 'Meaning', $2::int, $2::int, $2::int * 20, now(), now() from unnest($1::bigint[]) as u (id)
       returning id::int, user_id::int`,
      [ids, WORDS],
    );
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
    tokens.forEach((token, index) => {
      const cluster = clusterOf.get(ids[index] ?? 0) ?? 0;
      people.push({ id: ids[index] ?? 0, token, cluster, rows: rowsOf.get(cluster) ?? [] });
    });
  }
  await sql.query('analyze');
  return people;
}

/** Gives a person a year of Premium, as a paid order does. */
export async function givePremium({ sql }: Measured, id: number): Promise<void> {
  await sql.query(
    `insert into orders (user_id, buyer_id, email, first_name, last_name, tier, days, status, price_cents, list_price_cents,
       starts_at, ends_at, created_at, paid_at)
     select id, id, email, first_name, last_name, 'great', 365, 'PAID', 0, 0, now(), now() + interval '1 year', now(), now()
     from users where id = $1`,
    [id],
  );
}

/** Fills the database with others' words, 10,000 to a cluster, until there are `count` rows in all. */
export async function fillWith({ sql }: Measured, count: number): Promise<void> {
  const ROWS = 10_000;
  const { rows: found } = await sql.query<{ rows: number; owner: number }>(
    'select (select count(*)::int from cluster_rows) as rows, (select min(id)::int from users) as owner',
  );
  const { rows: there, owner } = found[0] ?? { rows: 0, owner: 0 };
  for (let made = there; made < count; made += ROWS) {
    const { rows } = await sql.query<{ id: number }>(
      `insert into clusters (user_id, title, col_1_name, row_count, last_position, bytes, created_at, updated_at)
       values ($1, 'Others', 'Word', $2::int, $2::int, $2::int * 40, now(), now()) returning id::int`,
      [owner, ROWS],
    );
    await sql.query(
      `insert into cluster_rows (user_id, cluster_id, position, col_1_value, col_2_value)
       select $1, $2, n, 'word ' || n, 'a meaning of word ' || n from generate_series(1, $3::int) n`,
      [owner, rows[0]?.id, ROWS],
    );
  }
  await sql.query('vacuum analyze');
}
