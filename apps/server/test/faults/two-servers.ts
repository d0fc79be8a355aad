import { createProduct, type Product } from '@wordcluster/testing/product';
import { startFaultyDatabase, type FaultyDatabase } from './database.ts';

export interface TwoServers extends Pick<FaultyDatabase, 'db' | 'signUp'> {
  servers: [Product, Product];
  database: FaultyDatabase;
  remove(): Promise<void>;
}

/** How the database knows each of the servers. */
export const NAMES = ['first', 'second'] as const;

/** Two servers on one PostgreSQL that outlives them, as an operator runs them side by side. */
export async function startTwoServers(settings: Record<string, string> = {}): Promise<TwoServers> {
  const database = await startFaultyDatabase();
  const shared = { SECRET_KEY: 'q7'.repeat(24), LOG_LEVEL: 'silent', ...settings };
  const create = (name: string) => createProduct({ DATABASE_URL: database.url(name), ...shared });
  const servers: [Product, Product] = [await create(NAMES[0]), await create(NAMES[1])];
  await Promise.all(servers.map((server) => server.start()));
  return {
    servers,
    database,
    db: database.db,
    signUp: database.signUp,
    async remove() {
      await Promise.all(servers.map((server) => server.remove()));
      await database.remove();
    },
  };
}
