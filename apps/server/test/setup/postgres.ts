import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { EmbeddedConnection } from '../../src/database/embedded.ts';
import { copyOnNodes, dropOnNodes } from './nodes.ts';
import { TEMPLATE } from './template.ts';

interface TestDatabase {
  connection: EmbeddedConnection;
  /** Removes it, also when connections to it are left open. */
  drop(): Promise<void>;
}

async function asOwner(sql: string): Promise<void> {
  const client = new Client(inject('postgres'));
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Whether the tests run on a sharded database (`npm run test:distributed`). */
export const isDistributed = (): boolean => inject('nodes').length > 0;

/** A fresh, migrated, empty database on a real PostgreSQL; one per test file is enough. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const database = `test_${randomBytes(8).toString('hex')}`;
  const [server, nodes] = [inject('postgres'), inject('nodes')];
  if (nodes.length > 0) await copyOnNodes(server, nodes, TEMPLATE, database);
  // Copying files takes half the time of copying through the write-ahead log, where nothing is synced.
  else await asOwner(`create database ${database} template ${TEMPLATE} strategy file_copy`);
  return {
    connection: { ...server, database },
    drop: () =>
      nodes.length > 0
        ? dropOnNodes(server, nodes, database)
        : asOwner(`drop database if exists ${database} with (force)`),
  };
}
