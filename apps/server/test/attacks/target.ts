import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createProduct, type Product } from '@wordcluster/testing/product';
import { sql } from 'kysely';
import { openDatabase, type Db } from '../../src/database/client.ts';
import { startEmbeddedDatabase } from '../../src/database/embedded.ts';
import { makeEReader, makeProgramKey } from './program-keys.ts';
import { PROXY } from './wire.ts';
import { insertAccessToken, insertUser } from '../../src/features/accounts/repository.ts';

/** A user and their data. */
export interface Person {
  token: string;
  cluster: number;
  row: number;
}

export interface Target {
  product: Product;
  db: Db;
  /** The attackers: without an account, on the free plan, with Premium, and as the administrator. */
  attackers: { visitor: null; free: Person; premium: Person; administrator: Person };
  /** Of a program that attacks in the name of the person with Premium. */
  programKey: string;
  /** The path of the file of an e-reader of the person on the free plan. */
  eReader: string;
  /** A learner, who must notice nothing of the attack. */
  learner: Person;
  /** Signs the links of downloads. */
  signingKey: string;
  /** Creates a user with that many rows in a cluster. */
  signUp(email: string, premium?: boolean, rows?: number): Promise<Person>;
  remove(): Promise<void>;
}

const SECRET_KEY = 'attacks-0123456789-abcdefghijklmnop';
const YEAR = 365 * 86_400_000;
const ADMINISTRATOR = 'administrator@example.com';

/** The product in a process of its own, on a readable database, with all participants. */
export async function startTarget(): Promise<Target> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wordcluster-attacks-'));
  const postgres = await startEmbeddedDatabase({ dataDir: folder, log: () => undefined });
  const { host, user, database } = postgres.connection;
  const product = await createProduct({
    DATABASE_URL: `postgres://${user}@/${database}?host=${encodeURIComponent(host)}`,
    ADMIN_EMAIL: ADMINISTRATOR,
    SECRET_KEY,
    BOT_CHECK: 'off',
    LOG_LEVEL: 'error',
    ...(process.platform === 'darwin' ? {} : { TRUST_PROXY: PROXY }),
  });
  await product.start();
  const client = openDatabase(postgres.connection, 5);
  const { db } = client;

  const signUp = async (email: string, premium = false, rows = 20): Promise<Person> => {
    const now = new Date();
    const person = { email, first_name: 'Test', last_name: 'Person', confirmed_at: now, created_at: now };
    const id = await insertUser(db, person);
    if (id === null) throw new Error(`${email} has an account already`);
    if (premium)
      await sql`insert into orders (user_id, buyer_id, tier, days, status, price_cents, list_price_cents, starts_at, ends_at, created_at, paid_at)
        values (${id}, ${id}, 'great', 365, 'PAID', 0, 0, ${now}, ${new Date(now.getTime() + YEAR)}, ${now}, ${now})`.execute(
        db,
      );
    const token = await insertAccessToken(db, id, 'attacks', now);
    const { rows: made } = await sql<{ cluster: number; row: number }>`
      with c as (
        insert into clusters (user_id, title, col_1_name, col_2_name, col_1_language, col_2_language, row_count, last_position, created_at, updated_at)
        values (${id}, 'Words', 'Word', 'Meaning', 'en', 'de', ${rows}, ${rows}, ${now}, ${now}) returning id, user_id),
      r as (
        insert into cluster_rows (user_id, cluster_id, position, col_1_value, col_2_value)
        select c.user_id, c.id, n, 'word ' || n, repeat(md5(n::text), 12) from c, generate_series(1, ${rows}::int) n
        returning id, cluster_id)
      select cluster_id as cluster, min(id) as row from r group by cluster_id`.execute(db);
    const own = made[0];
    if (!own) throw new Error('no cluster');
    return { token, ...own };
  };

  const premium = await signUp('premium.attacker@example.com', true, 30_000);
  const free = await signUp('free.attacker@example.com');
  return {
    product,
    db,
    signingKey: SECRET_KEY,
    programKey: await makeProgramKey(product.url, premium.token),
    eReader: await makeEReader(product.url, free.token, free.cluster),
    attackers: {
      visitor: null,
      free,
      premium,
      administrator: await signUp(ADMINISTRATOR, true),
    },
    learner: await signUp('learner@example.com', true, 200),
    signUp,
    async remove() {
      await client.close();
      await product.remove();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
