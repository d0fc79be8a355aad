import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createProduct, type Product } from '@wordcluster/testing/product';
import { openDatabase, type Db } from '../../src/database/client.ts';
import { startEmbeddedDatabase } from '../../src/database/embedded.ts';
import { insertAccessToken } from '../../src/features/accounts/repository.ts';

export interface TwoServers {
  servers: [Product, Product];
  db: Db;
  /** A confirmed person's token. */
  signUp(email: string): Promise<string>;
  remove(): Promise<void>;
}

/** Two servers on one PostgreSQL that outlives them, as an operator runs them side by side. */
export async function startTwoServers(settings: Record<string, string>): Promise<TwoServers> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wordcluster-faults-'));
  const postgres = await startEmbeddedDatabase({ dataDir: folder, log: () => undefined });
  const { host, user, database } = postgres.connection;
  const shared = {
    DATABASE_URL: `postgres://${user}@/${database}?host=${encodeURIComponent(host)}`,
    SECRET_KEY: 'q7'.repeat(24),
    LOG_LEVEL: 'silent',
    ...settings,
  };
  const servers: [Product, Product] = [await createProduct(shared), await createProduct(shared)];
  await Promise.all(servers.map((server) => server.start()));
  const client = openDatabase(postgres.connection, 5);
  return {
    servers,
    db: client.db,
    async signUp(email) {
      const now = new Date();
      const { id } = await client.db
        .insertInto('users')
        .values({ email, first_name: 'Test', last_name: 'Person', confirmed_at: now, created_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      return insertAccessToken(client.db, id, 'faults', now);
    },
    async remove() {
      await client.close();
      await Promise.all(servers.map((server) => server.remove()));
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
