import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { hashPassword } from '../../features/accounts/password-hash.ts';
import type { Db } from '../client.ts';
import { demoClusters, type DemoCluster } from './demo-clusters.ts';

const PASSWORD = 'Wordcluster1';
const YEAR = 365 * 86_400_000;

const people = [
  { email: 'demo@wordcluster.example', first_name: 'Dana', last_name: 'Demo' },
  { email: 'free@wordcluster.example', first_name: 'Fred', last_name: 'Free' },
  { email: 'admin@wordcluster.example', first_name: 'Ada', last_name: 'Admin' },
];
type Person = (typeof people)[number];

/** Development only: the three demo accounts and their sample clusters. What exists already is left as it is. */
export async function createDemoData({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  const known = await db
    .selectFrom('users')
    .select('email')
    .where(
      'email',
      'in',
      people.map((person) => person.email),
    )
    .execute();
  const missing = people.filter((person) => !known.some(({ email }) => email === person.email));
  if (missing.length === 0) return;
  const password_hash = await hashPassword(PASSWORD);
  await db.transaction().execute(async (trx) => {
    for (const person of missing) {
      const created = await trx
        .insertInto('users')
        .values({ ...person, password_hash, confirmed_at: now, created_at: now })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (created && person.email.startsWith('demo@')) await givePremiumAndClusters(trx, created.id, person, now);
    }
  });
}

async function givePremiumAndClusters(trx: Db, userId: number, person: Person, now: Date): Promise<void> {
  await trx
    .insertInto('orders')
    .values({
      user_id: userId,
      ...person,
      tier: 'great',
      days: 365,
      status: 'PAID',
      price_cents: 0,
      list_price_cents: 0,
      starts_at: now,
      ends_at: new Date(now.getTime() + YEAR),
      created_at: now,
      paid_at: now,
    })
    .execute();
  for (const cluster of demoClusters) await insertCluster(trx, userId, cluster, now);
}

async function insertCluster(trx: Db, userId: number, { rows, ...cluster }: DemoCluster, now: Date): Promise<void> {
  const { id } = await trx
    .insertInto('clusters')
    .values({
      ...cluster,
      user_id: userId,
      created_at: now,
      updated_at: now,
      removed_at: null,
      row_count: rows.length,
      last_position: String(rows.length),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const values = rows.map(
    ([one, two, three], index) => sql`(${id}::bigint, ${index + 1}::numeric, ${one}, ${two ?? null}, ${three ?? null})`,
  );
  await sql`insert into cluster_rows (cluster_id, position, col_1_value, col_2_value, col_3_value) values ${sql.join(values)}`.execute(
    trx,
  );
}
