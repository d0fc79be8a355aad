import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase, type Db } from '../../src/database/client.ts';
import { namedStatement } from '../../src/database/named-statement.ts';
import { createTestDatabase } from '../setup/postgres.ts';

/** Runs a statement twice in two forms, then returns the prepared statements of the one connection and their call counts. */
async function plansOf(keepsPlans: boolean): Promise<{ name: string; asked: number }[]> {
  const fresh = await createTestDatabase();
  const database = openDatabase(fresh.connection, 2, keepsPlans);
  onTestFinished(async () => {
    await database.close();
    await fresh.drop();
  });
  const one = (db: Db, number: number) =>
    namedStatement('one', sql<{ sum: number }>`select ${number}::int + 1 as sum`).execute(db);
  const two = (db: Db, text: string) =>
    namedStatement('one', sql<{ both: string }>`select ${text}::text || ${text}::text as both`).execute(db);
  return database.db.connection().execute(async (db) => {
    expect((await one(db, 1)).rows).toEqual([{ sum: 2 }]);
    expect((await one(db, 5)).rows).toEqual([{ sum: 6 }]);
    expect((await two(db, 'a')).rows).toEqual([{ both: 'aa' }]);
    await sql`select 1`.execute(db);
    const { rows } = await sql<{ name: string; asked: number }>`
      select name, (generic_plans + custom_plans)::int as asked from pg_prepared_statements order by asked desc`.execute(
      db,
    );
    return rows;
  });
}

test('a marked statement is planned once per connection, in each of its forms; others are planned each time', async () => {
  const form = expect.stringMatching(/^one [0-9a-f]{8}$/);
  expect(await plansOf(true)).toEqual([
    { name: form, asked: 2 },
    { name: form, asked: 1 },
  ]);
});

test('behind a pooler that keeps no statements nothing has a name', async () => {
  expect(await plansOf(false)).toEqual([]);
});
