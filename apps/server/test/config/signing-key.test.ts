import { afterAll, expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '../../src/config.ts';
import { startServer } from '../../src/start-server.ts';
import { httpClient } from '@wordcluster/testing/http-client';
import { createTestDatabase, isDistributed } from '../setup/postgres.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

test('servers side by side agree on signed links, though no key is set', async () => {
  const { host, port, user, database: name } = database.connection;
  const start = async () => {
    const server = await startServer(
      loadConfig({
        DATABASE_URL: `postgres://${user}@/${name}?host=${encodeURIComponent(host)}&port=${port}`,
        DATABASE_DISTRIBUTED: String(isDistributed()),
        DATABASE_CONNECTIONS: '5',
        PORT: '0',
        HOST: '127.0.0.1',
        LOG_LEVEL: 'silent',
      }),
    );
    onTestFinished(() => server.stop());
    return server.address;
  };
  const [one, other] = await Promise.all([start(), start()]);
  const client = httpClient(one);
  const token = await client.signIn('demo@wordcluster.example');
  const [cluster] = await client.call<{ export: string }[]>(token, 'GET', '/api/clusters');
  const link = `${cluster?.export}&format=csv`;
  expect((await fetch(other + link)).status).toBe(200);
  expect((await fetch(other + link.replace(/signature=../, 'signature=--'))).status).toBe(403);
  // A server that comes later finds the same key.
  expect((await fetch((await start()) + link)).status).toBe(200);
});
