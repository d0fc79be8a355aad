import path from 'node:path';
import {
  EmbeddedPostgresError,
  findEmbeddedPostgres,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresErrorCode,
  type EmbeddedPostgresOptions,
  type FoundPostgres,
} from '@wordcluster/embedded-postgres';

export type { EmbeddedConnection } from '@wordcluster/embedded-postgres';

interface EmbeddedDatabaseOptions extends Omit<EmbeddedPostgresOptions, 'folder' | 'name'> {
  /** The data folder; the database lives in `postgres` under it. */
  dataDir: string;
}

const locationOf = (dataDir: string) => ({ folder: path.join(dataDir, 'postgres'), name: 'wordcluster' });

type Values = Readonly<Record<string, string>>;

/** A remedy for each error. */
const SENTENCES: Record<EmbeddedPostgresErrorCode, (dataDir: string, values: Values) => string> = {
  already_running: (dataDir) =>
    `Another Wordcluster is already using ${dataDir}. Stop it first, or choose another folder with DATA_DIR.`,
  other_version: (_, { folder, found, wanted }) =>
    `${folder} was written by PostgreSQL ${found}, this Wordcluster brings ${wanted}. ` +
    'Make a backup with the version of Wordcluster that wrote it, and restore it with this one.',
  not_installed: (_, { program }) =>
    `The built-in database (${program}) is not installed. Install again, or set DATABASE_URL.`,
  cannot_run: (_, { reasons }) =>
    `The built-in database cannot run here (${reasons}). ` +
    'Start Wordcluster as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
  did_not_start: (_, { reason }) => `The built-in database did not start: ${reason}`,
  did_not_answer: () => 'The built-in database did not answer.',
  no_free_port: () => 'No free port was found for the database.',
};

/** Starts the embedded PostgreSQL; errors are explained in a sentence. */
export async function startEmbeddedDatabase({
  dataDir,
  log,
  ...options
}: EmbeddedDatabaseOptions): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres({
      ...options,
      ...locationOf(dataDir),
      log: (line) => log(`Built-in database: ${line}`),
    });
  } catch (error) {
    if (!(error instanceof EmbeddedPostgresError)) throw error;
    throw new Error(SENTENCES[error.code](dataDir, error.values), { cause: error });
  }
}

/** Whether a data folder has a database, and its address if a server runs it. */
export const findEmbeddedDatabase = (dataDir: string): Promise<FoundPostgres> => {
  const { folder, name } = locationOf(dataDir);
  return findEmbeddedPostgres(folder, name);
};
