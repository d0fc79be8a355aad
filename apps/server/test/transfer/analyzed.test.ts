import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { newCluster } from '../setup/clusters.ts';
import { MULTIPART, multipart } from '../setup/imports.ts';
import { startTestServer } from '../setup/server.ts';

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
  const { rows } = await sql<{ rows: number }>`
    select reltuples::int as rows from pg_class where oid = 'cluster_rows'::regclass`.execute(db);
  expect(rows).toEqual([{ rows: 5_001 }]);
});
