import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { migrateToLatest, migrateWithin, migratorOver } from '../../src/database/migrate.ts';
import { createTestDatabase } from '../setup/postgres.ts';

/** `npm run test:distributed` sets a million. */
const ROWS = Number(process.env.MIGRATED_ROWS ?? 20_000);
const CLUSTERS = 100;
/** For a million rows on a busy machine of two cores. */
const SECONDS = 120;

/** A database of the version before rows knew their owner: people with clusters, of which the last one is shared. */
async function databaseOfBefore() {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const client = new pg.Client(database.connection);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('drop schema public cascade; create schema public');
  await migratorOver(client)
    .transaction()
    .execute((trx) => migrateWithin(trx, '0072-personal-tokens'));
  await client.query(`
    insert into users (email, first_name, last_name, created_at)
      select 'p' || n || '@example.com', 'P', 'P', now() from generate_series(1, 10) n`);
  await client.query(
    `insert into clusters (user_id, title, col_1_name, row_count, last_position, created_at, updated_at)
      select 1 + n % 10, 'C', 'W', $1::int / $2::int, $1::int / $2::int, now(), now() from generate_series(1, $2::int) n`,
    [ROWS, CLUSTERS],
  );
  await client.query(
    `insert into cluster_rows (cluster_id, position, col_1_value, col_2_value)
      select 1 + n % $2::int, n, 'word ' || n, 'meaning ' || n from generate_series(1, $1::int) n`,
    [ROWS, CLUSTERS],
  );
  await client.query(`
    insert into deleted_rows (id, cluster_id, position, deleted_at) select 1e9 + id, id, 1, now() from clusters;
    insert into row_blocks (cluster_id, upper, row_count) select id, 100, 1 from clusters;
    insert into row_snapshots (cluster_id, reason, row_count, created_at) select id, 'append', 1, now() from clusters;
    insert into snapshot_batches (snapshot_id, number, ids, positions, col_1, col_2, col_3)
      select id, 0, '{1}', '{1}', '{a}', '{b}', '{c}' from row_snapshots;
    insert into staged_imports (user_id, cluster_id, file_name, format, created_at)
      select user_id, id, 'f', 'csv', now() from clusters;
    insert into staged_files (import_id, part, content) select id, 0, 'x' from staged_imports;
    insert into staged_batches (import_id, first, col_1, col_2, col_3) select id, 1, '{a}', '{b}', '{c}' from staged_imports;
    insert into cluster_shares (cluster_id, user_id, created_at) values (${CLUSTERS}, 5, now());
  `);
  return { client, connection: database.connection };
}

test(
  'rows of the version before get their owner in bounded time, and no id is lost',
  { timeout: 300_000 },
  async () => {
    const { client, connection } = await databaseOfBefore();
    const value = async (text: string) => (await client.query<{ value: string }>(text)).rows[0]?.value;
    const ids = `select md5(string_agg(id || ' ' || cluster_id || ' ' || position, ',' order by id)) as value from cluster_rows`;
    const before = await value(ids);
    const began = performance.now();
    await migrateToLatest(connection);
    const took = (performance.now() - began) / 1000;
    expect(took).toBeLessThan(SECONDS);
    if (ROWS > 20_000) process.stderr.write(`${ROWS} rows got their owner in ${took.toFixed(1)} s\n`);
    expect(await value(ids)).toBe(before);
    for (const table of [
      'cluster_rows',
      'deleted_rows',
      'row_blocks',
      'row_snapshots',
      'staged_imports',
      'cluster_shares',
    ])
      expect(
        await value(`select count(*) filter (where c.user_id = p.${table === 'cluster_shares' ? 'owner_id' : 'user_id'})
        = count(*) and count(*) > 0 as value from ${table} p left join clusters c on c.id = p.cluster_id`),
        table,
      ).toBe(true);
    for (const [part, whole, by] of [
      ['snapshot_batches', 'row_snapshots', 'snapshot_id'],
      ['staged_files', 'staged_imports', 'import_id'],
      ['staged_batches', 'staged_imports', 'import_id'],
    ])
      expect(
        await value(`select count(*) filter (where w.user_id = p.user_id) = ${CLUSTERS} as value
        from ${part} p join ${whole} w on w.id = p.${by}`),
        part,
      ).toBe(true);
    // The next row goes on where the ids were.
    const next = `insert into cluster_rows (user_id, cluster_id, position) select user_id, id, 1e9 from clusters where id = 1 returning id as value`;
    expect(Number(await value(next))).toBe(ROWS + 1);
    await client.query('delete from users where id = 1');
    expect(await value('select count(*)::int as value from cluster_rows where user_id = 1')).toBe(0);
  },
);
