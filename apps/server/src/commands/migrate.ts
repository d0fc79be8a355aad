import { migrateToLatest, missingMigrations } from '../database/migrate.ts';
import { runCommand, say, withDatabase } from './command.ts';

/**
 * npm run migrate: migrates the database to this version's schema, before servers with MIGRATE_AT_START=false start.
 */
await runCommand((config) =>
  withDatabase(config, {}, async (connection) => {
    const missing = await missingMigrations(connection);
    const newer = await migrateToLatest(connection, config.databaseDistributed);
    if (newer.length > 0)
      say(`The database belongs to a newer version (it has ${newer.join(', ')}), and was left as it is.`);
    else say(missing.length === 0 ? 'The database is up to date.' : `Migrated: ${missing.join(', ')}.`);
  }),
);
