import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../src/features/accounts/passwords.ts';
import { makeRecoveryCodes } from '../../src/features/accounts/second-factor/recovery-codes.ts';
import { isDistributed } from '../setup/postgres.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

/** Names of columns with the id of a person, and of those with other ids and numbers: a new one belongs to one of them. */
const PERSON = /^(?:user_id|buyer_id|owner_id|blocked_user_id|by_user_id|deleted_by|made_for)$/;
const OTHER =
  /^(?:id|(?:cluster|row|order|payment|coupon|link|import|snapshot|token|goal|e_reader)_id|bytes|used|pool_limit|counter|last_step|modified|duration_ms|changes|paid_by|ended_by)$/;
/** Columns with the address of a person who need not be one of those named beside it; that of an order is its buyer's. */
const holdsAddress = ({ table, name }: Column) =>
  (/^(?:email|recipient)$/.test(name) && table !== 'orders') || (table === 'throttles' && name === 'key');

/** Exempt: paid orders and their invoices, required by law; media bytes, deleted by the clean-up. */
const EXEMPT = [
  'coupon_uses.buyer_id',
  'invoice_numbers.buyer_id',
  'invoices.buyer_id',
  'media_contents.user_id',
  'media_files.user_id',
  'orders.buyer_id',
  'payment_names.buyer_id',
  'payment_states.buyer_id',
  'payment_tasks.buyer_id',
  'payments.buyer_id',
  'premium_reminders.buyer_id',
];

const EMAIL = 'leaving.for.good@example.com';
const PASSWORD = 'Kettle-42-green';
/** Far from every other number of the database. */
const FIRST_ID = 900_000_001;

interface Column {
  table: string;
  name: string;
  type: string;
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await sql`select setval(pg_get_serial_sequence('users', 'id'), ${FIRST_ID})`.execute(server.context.db);
});
afterAll(() => server.close());

async function columnsOfAll(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.table_name as table, c.column_name as name, c.data_type as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like 'kysely%'
    order by c.table_name, c.ordinal_position`.execute(server.context.db);
  return rows;
}

const NEUTRAL: Record<string, string> = {
  bigint: '1',
  integer: '1',
  smallint: '1',
  numeric: '1',
  'double precision': '1',
  boolean: 'false',
  text: `'x'`,
  bytea: `'\\x01'`,
  uuid: 'gen_random_uuid()',
  json: `'{}'`,
  jsonb: `'{}'`,
  ARRAY: `'{}'`,
  'timestamp with time zone': `'2026-03-02T09:00:00Z'`,
};

/** One row per column that references a user, with another user in the other columns. */
async function fillEveryTable(columns: readonly Column[], person: number, somebody: number): Promise<void> {
  const { db } = server.context;
  const { rows: checks } = await sql<{ table: string; name: string }>`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace`.execute(db);
  for (const { table, name } of checks)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db);
  const tables = Map.groupBy(columns, ({ table }) => table);
  await db.transaction().execute(async (trx) => {
    // Rows are written without those that they refer to; what deletes an account meets the references again.
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const [table, all] of tables) {
      if (table === 'users') continue;
      const naming = all.filter((column) => PERSON.test(column.name) || holdsAddress(column));
      for (const [index, { name: chosen }] of naming.entries()) {
        const valueOf = ({ name, type }: Column): string => {
          if (PERSON.test(name)) return String(name === chosen ? person : somebody);
          if (name === chosen) return `'${table === 'throttles' ? `login:${EMAIL}` : EMAIL}'`;
          if (table === 'orders' && name === 'status') return `'PAID'`;
          if (table === 'orders' && name === 'email' && chosen === 'buyer_id') return `'${EMAIL}'`;
          // The same numbers everywhere: what refers to something of the person finds it.
          return type === 'bigint' && OTHER.test(name) ? String(700 + index) : (NEUTRAL[type] ?? 'null');
        };
        await sql`
          insert into ${sql.table(table)} (${sql.join(all.map(({ name }) => sql.ref(name)))}) overriding system value
          values (${sql.raw(all.map(valueOf).join(', '))}) on conflict do nothing`.execute(trx);
      }
    }
  });
}

/** Columns that hold the person's id, or their address. */
async function stillNaming(columns: readonly Column[], person: number): Promise<string[]> {
  const found: string[] = [];
  for (const { table, name, type } of columns) {
    const column = sql.ref(name);
    const names =
      type === 'bigint'
        ? sql`${column} = ${person}`
        : type === 'text'
          ? sql`position(${EMAIL} in ${column}) > 0`
          : null;
    if (names === null) continue;
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${names} limit 1`.execute(server.context.db);
    if (rows.length > 0) found.push(`${table}.${name}`);
  }
  return found;
}

// A sharded database refuses rows without those that they refer to.
test.skipIf(isDistributed())('after an account was removed no column names its person', async () => {
  const { db } = server.context;
  const columns = await columnsOfAll();
  const unknown = columns.filter(({ name, type }) => type === 'bigint' && !PERSON.test(name) && !OTHER.test(name));
  expect(unknown, 'numbers of which this test does not know whether they are people').toEqual([]);

  const person = await server.signUp(EMAIL);
  const somebody = await server.signUp('somebody@example.com');
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', '=', person.id)
    .execute();
  await fillEveryTable(columns, person.id, somebody.id);
  const before = await stillNaming(columns, person.id);
  expect(columns.filter(({ table, name }) => PERSON.test(name) && !before.includes(`${table}.${name}`))).toEqual([]);

  // The filled tables hold a second factor too.
  const [code] = await makeRecoveryCodes(db, person.id);
  const removed = await person.call('POST', '/api/user/remove-account', { password: PASSWORD, code });
  expect(removed).toMatchObject({ status: 200 });
  expect(await stillNaming(columns, person.id)).toEqual(EXEMPT);
});
