import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { EmbeddedConnection } from '../../src/database/embedded.ts';
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

/** A fresh, migrated, empty database on a real PostgreSQL; one per test file is enough. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const database = `test_${randomBytes(8).toString('hex')}`;
  await asOwner(`create database ${database} template ${TEMPLATE}`);
  return {
    connection: { ...inject('postgres'), database },
    drop: () => asOwner(`drop database if exists ${database} with (force)`),
  };
}
