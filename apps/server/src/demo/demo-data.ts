import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Db } from '../database/client.ts';
import type { Feature } from '../feature.ts';
import { hashPassword, passwordMatches } from '../features/accounts/passwords.ts';
import { findUserByEmail, insertUser } from '../features/accounts/repository.ts';

/** A sample cluster of the demo account. */
interface DemoCluster {
  title: string;
  description: string | null;
  col_1_name: string;
  col_2_name: string | null;
  col_3_name: string | null;
  col_1_language: string | null;
  col_2_language: string | null;
  col_3_language: string | null;
  rows: [string, (string | null)?, (string | null)?][];
}

const demoClusters: DemoCluster[] = [
  {
    title: 'German for a weekend',
    description: 'What you need between the station and the bakery.',
    col_1_name: 'German',
    col_2_name: 'English',
    col_3_name: 'Example',
    col_1_language: 'de',
    col_2_language: 'en',
    col_3_language: null,
    rows: [
      ['der Bahnhof', 'station', 'Wo ist der Bahnhof?'],
      ['die Fahrkarte', 'ticket', 'Ich möchte eine Fahrkarte nach Bremen.'],
      ['der Zug', 'train', 'Der Zug hat Verspätung.'],
      ['das Gleis', 'platform', 'Der Zug fährt von Gleis drei.'],
      ['umsteigen', 'to change trains', 'Sie müssen in Hannover umsteigen.'],
      ['die Bäckerei', 'bakery', 'Die Bäckerei öffnet um sieben.'],
      ['das Brötchen', 'bread roll', 'Zwei Brötchen, bitte.'],
      ['die Rechnung', 'bill', 'Die Rechnung, bitte.'],
      ['zahlen', 'to pay', 'Kann ich mit Karte zahlen?'],
      ['die Unterkunft', 'accommodation', 'Wir suchen eine Unterkunft für zwei Nächte.'],
      ['der Schlüssel', 'key', 'Wo kann ich den Schlüssel abgeben?'],
      ['das Frühstück', 'breakfast', 'Ist das Frühstück inbegriffen?'],
    ],
  },
  {
    title: 'Slovak animals',
    description: 'From the meadow and the forest.',
    col_1_name: 'Slovak',
    col_2_name: 'English',
    col_3_name: null,
    col_1_language: 'sk',
    col_2_language: 'en',
    col_3_language: null,
    rows: [
      ['pes', 'dog'],
      ['mačka', 'cat'],
      ['kôň', 'horse'],
      ['krava', 'cow'],
      ['ovca', 'sheep'],
      ['líška', 'fox'],
      ['medveď', 'bear'],
      ['vlk', 'wolf'],
      ['jeleň', 'deer'],
      ['zajac', 'hare'],
      ['ježko', 'hedgehog'],
      ['veverička', 'squirrel'],
      ['sova', 'owl'],
      ['bocian', 'stork'],
      ['lastovička', 'swallow'],
      ['motýľ', 'butterfly'],
    ],
  },
  {
    title: 'Japanese, first steps',
    description: 'Words, their meaning and their reading.',
    col_1_name: 'Japanese',
    col_2_name: 'English',
    col_3_name: 'Reading',
    col_1_language: 'ja',
    col_2_language: 'en',
    col_3_language: null,
    rows: [
      ['水', 'water', 'みず'],
      ['火', 'fire', 'ひ'],
      ['山', 'mountain', 'やま'],
      ['川', 'river', 'かわ'],
      ['木', 'tree', 'き'],
      ['学校', 'school', 'がっこう'],
      ['先生', 'teacher', 'せんせい'],
      ['友達', 'friend', 'ともだち'],
      ['食べる', 'to eat', 'たべる'],
      ['飲む', 'to drink', 'のむ'],
    ],
  },
];

const PASSWORD = 'Wordcluster1';
const YEAR = 365 * 86_400_000;

const people = [
  { email: 'demo@wordcluster.example', first_name: 'Dana', last_name: 'Demo' },
  { email: 'free@wordcluster.example', first_name: 'Fred', last_name: 'Free' },
  { email: 'admin@wordcluster.example', first_name: 'Ada', last_name: 'Admin' },
];
type Person = (typeof people)[number];

async function accountsOf(db: Db) {
  const found = await Promise.all(people.map(({ email }) => findUserByEmail(db, email)));
  return found.filter((user) => user !== undefined);
}

/**
 * Disables the demo accounts in production, for a database that was tried out in development: their password is public.
 * An account whose password was changed keeps it. Their data stays, for a start in development.
 */
export async function closeDemoAccounts({ db }: Pick<Context, 'db'>): Promise<void> {
  const known = await accountsOf(db);
  for (const { id, password_hash } of known) {
    if (!(await passwordMatches(password_hash, PASSWORD))) continue;
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute();
      await trx.deleteFrom('access_tokens').where('user_id', '=', id).execute();
      await trx.deleteFrom('reminders').where('user_id', '=', id).execute();
    });
  }
}

/**
 * Development only: the three demo accounts and their sample clusters. Idempotent: existing data is not changed, but
 * accounts disabled by production are enabled again.
 */
export async function createDemoData({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  const known = await accountsOf(db);
  const missing = people.filter((person) => !known.some(({ email }) => email === person.email));
  if (missing.length === 0 && known.every((person) => person.password_hash !== null)) return;
  const password_hash = await hashPassword(PASSWORD);
  await db.transaction().execute(async (trx) => {
    for (const { id } of known.filter((person) => person.password_hash === null))
      await trx.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
    for (const person of missing) {
      const created = await insertUser(trx, { ...person, password_hash, confirmed_at: now, created_at: now });
      if (created !== null && person.email.startsWith('demo@')) await givePremiumAndClusters(trx, created, person, now);
    }
  });
}

async function givePremiumAndClusters(trx: Db, userId: number, person: Person, now: Date): Promise<void> {
  await trx
    .insertInto('orders')
    .values({
      user_id: userId,
      buyer_id: userId,
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
      bytes: rows.flat().reduce((sum, cell) => sum + Buffer.byteLength(cell ?? ''), 0),
      last_position: String(rows.length),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const values = rows.map(
    ([one, two, three], index) =>
      sql`(${userId}::bigint, ${id}::bigint, ${index + 1}::numeric, ${one}, ${two ?? null}, ${three ?? null})`,
  );
  await sql`insert into cluster_rows (user_id, cluster_id, position, col_1_value, col_2_value, col_3_value) values ${sql.join(values)}`.execute(
    trx,
  );
}

export const demo: Feature = {
  start: (context) => (context.config.production ? closeDemoAccounts(context) : createDemoData(context)),
};
