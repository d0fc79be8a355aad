import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { newCluster } from '../setup/clusters.ts';
import { startTestServer } from '../setup/server.ts';

const WORDS = 20_000;

test('progress and the day over 20,000 words are fast without planner statistics', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const { db } = server.context;
  for (const table of ['cluster_rows', 'review_states', 'review_entries', 'clusters'])
    await sql`alter table ${sql.table(table)} set (autovacuum_enabled = false)`.execute(db);
  const user = await server.signUp('many-words@example.com', 'great');
  const { id } = await newCluster(user);
  const now = server.clock.now();
  await sql`
    insert into cluster_rows (user_id, cluster_id, position, col_1_value, col_2_value)
    select ${user.id}, ${id}, n, 'word ' || n, 'meaning ' || n from generate_series(1, ${WORDS}::int) n`.execute(db);
  await sql`update clusters set row_count = ${WORDS}, last_position = ${WORDS} where id = ${id} and user_id = ${user.id}`.execute(
    db,
  );
  await sql`
    insert into review_states (user_id, row_id, source_col, target_col, cluster_id, stage, stability, difficulty, reps, lapses,
      last_review, due, paused, leech)
    select ${user.id}, r.id, 1, 2, ${id}, 'review', 10, 5, 3, 0, ${now}::timestamptz - interval '10 days',
      ${now}::timestamptz - (r.id % 20 || ' days')::interval, false, false
    from cluster_rows r where r.cluster_id = ${id}`.execute(db);
  const { rows } = await sql<{ analyzed: number }>`
    select count(*)::int as analyzed from pg_stats where tablename in ('cluster_rows', 'review_states')`.execute(db);
  expect(rows).toEqual([{ analyzed: 0 }]);
  for (const path of ['/api/progress', '/api/reviews/today', '/api/goals', '/api/user/storage'])
    expect((await user.call('GET', path)).status, path).toBe(200);
});
