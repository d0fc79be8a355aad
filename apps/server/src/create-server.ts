import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { withSigningKey } from './access/signed-path.ts';
import { knownBearers } from './access/tokens.ts';
import { buildApp } from './app.ts';
import type { LoadedConfig } from './config.ts';
import type { Context } from './context.ts';
import { openDatabase } from './database/client.ts';
import { DEADLINES } from './database/deadline.ts';
import { migrateToLatest, requireMigrated } from './database/migrate.ts';
import { openReplicas } from './database/replicas.ts';
import { createMetrics } from './metrics/metrics.ts';
import { poolGauges, statementObserver } from './metrics/watch.ts';
import type { Clock } from './ports/operation.ts';
import { createServices } from './services.ts';
import { currentCall } from './trace.ts';

interface Parts {
  settings: LoadedConfig;
  connection: pg.ClientConfig;
  clock: Clock;
  /** Wakes the mail worker, if this server runs one. */
  wakeMailWorker?: () => void;
}

export interface Server {
  app: FastifyInstance;
  context: Context;
  /** Ends the connections to the database and its replicas; the application is closed before. */
  disconnect: () => Promise<void>;
}

/** Migrates the database, or requires that another program has done so. Returns migrations that are newer than this version. */
export const migrated = (settings: LoadedConfig, connection: pg.ClientConfig): Promise<string[]> =>
  (settings.migrateAtStart ? migrateToLatest : requireMigrated)(connection, settings.databaseDistributed);

/** Builds the application on a migrated database, for the product and for tests; it does not listen and runs no job. */
export async function createServer({
  settings,
  connection,
  clock,
  wakeMailWorker = () => undefined,
}: Parts): Promise<Server> {
  const metrics = createMetrics();
  const observe = statementObserver(metrics);
  const { databaseConnections: connections, databasePrepared, databaseDistributed } = settings;
  const elsewhere = () => currentCall()?.replica ?? null;
  const database = openDatabase(
    connection,
    connections,
    databasePrepared,
    DEADLINES,
    observe,
    elsewhere,
    databaseDistributed,
  );
  const { db, prepared, longRunning, downloads, shards } = database;
  const replicas = openReplicas(settings.replicas, prepared, { connections, deadline: DEADLINES.calls, observe });
  const disconnect = async () => {
    await replicas.close();
    await database.close();
  };
  try {
    poolGauges(metrics, { calls: database.pool, downloads: database.downloadPool });
    const config = await withSigningKey(settings, db);
    const parts = { db, prepared, longRunning, downloads, shards, replicas, clock, config, metrics, wakeMailWorker };
    const services = createServices(config, { db, clock });
    const { app, context } = await buildApp(config, (log) => ({ ...parts, log, bearers: knownBearers(), ...services }));
    return { app, context, disconnect };
  } catch (error) {
    await disconnect();
    throw error;
  }
}
