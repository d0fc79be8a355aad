import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '../../src/database/embedded.ts';
import { migrateToLatest } from '../../src/database/migrate.ts';
import { createOnNodes, dropOnNodes, nodesOfTests } from './nodes.ts';
import { TEMPLATE } from './template.ts';

/** Before the server's tests: one real PostgreSQL, with a migrated database to copy from. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const sharded = await nodesOfTests();
  if (sharded) return onNodes(project, sharded);
  project.provide('nodes', []);
  const folder = await mkdtemp(path.join(tmpdir(), 'wordcluster-test-'));
  const postgres = await startEmbeddedDatabase({
    dataDir: folder,
    log: (line) => process.stderr.write(`${line}\n`),
    // Test data need not survive a power cut; several test files run at once.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  const stop = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    const client = new Client(postgres.connection);
    await client.connect();
    await client.query(`create database ${TEMPLATE} template template0`);
    await client.end();
    await migrateToLatest({ ...postgres.connection, database: TEMPLATE });
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('postgres', postgres.connection);
  return stop;
}

/** The same on a sharded database that is there: its template is one too. */
async function onNodes(
  project: TestProject,
  { connection, nodes }: NonNullable<Awaited<ReturnType<typeof nodesOfTests>>>,
): Promise<() => Promise<void>> {
  await dropOnNodes(connection, nodes, TEMPLATE);
  await createOnNodes(connection, nodes, TEMPLATE);
  await migrateToLatest({ ...connection, database: TEMPLATE }, true);
  project.provide('postgres', connection);
  project.provide('nodes', nodes);
  return () => dropOnNodes(connection, nodes, TEMPLATE);
}
