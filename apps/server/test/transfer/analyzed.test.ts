import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Db } from '../../src/database/client.ts';
import { archiveOf } from '../limits/archives.ts';
import { newCluster } from '../setup/clusters.ts';
import { MULTIPART, multipart } from '../setup/imports.ts';
import { isDistributed } from '../setup/postgres.ts';
import { startTestServer } from '../setup/server.ts';

/** Rows of a table by the planner's statistics, of all its shards; a shard that was never analysed has -1. */
const statisticsOf = async (db: Db, table: 'cluster_rows' | 'review_entries') => {
  const { rows } = await (
    isDistributed()
      ? sql<{ rows: number }>`
        select sum(greatest(0, result::int))::int as rows
        from run_command_on_shards(${table}::regclass, $$select reltuples::int from pg_class where oid = '%s'::regclass$$)`
      : sql<{ rows: number }>`select reltuples::int as rows from pg_class where oid = ${table}::regclass`
  ).execute(db);
  return rows[0]?.rows;
};

test('a large import ends with statistics of what it brought', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const { db } = server.context;
  await sql`alter table cluster_rows set (autovacuum_enabled = false)`.execute(db);
  const user = await server.signUp('importer@example.com', 'great');
  const { id } = await newCluster(user);
  const content = Array.from({ length: 5_001 }, (_, n) => `word ${n};meaning ${n}`).join('\n');
  await user.call('POST', `/api/clusters/${id}/upload-import`, multipart({ name: 'a.csv', content }), MULTIPART);
  const done = await user.call('POST', `/api/clusters/${id}/start-import`, { first_line_header: false, append: true });
  expect([done.status, done.body]).toMatchObject([200, { imported_rows: 5_001 }]);
  expect(await statisticsOf(db, 'cluster_rows')).toBe(5_001);
});

test('so does an import of few words with a long history', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const { db } = server.context;
  await sql`alter table review_entries set (autovacuum_enabled = false)`.execute(db);
  const user = await server.signUp('history@example.com', 'great');
  const content = archiveOf(
    Array.from({ length: 5_001 }, () => randomUUID()),
    server.clock.now(),
  );
  await user.call('POST', '/api/upload-import', multipart({ name: 'wordcluster.zip', content }), MULTIPART);
  const done = await user.call('POST', '/api/start-import', { into: 'decks' });
  expect([done.status, done.body]).toMatchObject([200, { imported_rows: 1, imported_reviews: 5_001 }]);
  expect(await statisticsOf(db, 'review_entries')).toBe(5_001);
});
