import { BackupError } from '../backup/backup-file.ts';
import { loadConfig, type LoadedConfig } from '../config.ts';
import { codeOf, waitForDatabase } from '../database/availability.ts';
import { findEmbeddedDatabase, startEmbeddedDatabase, type EmbeddedConnection } from '../database/embedded.ts';

export type Connection = EmbeddedConnection | { connectionString: string };

/** Prints a line to the operator. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Progress goes to standard error; standard output is for the result. */
const sayMeanwhile = (line: string): void => void process.stderr.write(`${line}\n`);

/** Runs a command; an error is printed as a sentence, with exit code 1. */
export async function runCommand(work: (config: LoadedConfig, args: string[]) => Promise<void>): Promise<void> {
  try {
    await work(loadConfig(process.env), process.argv.slice(2));
    process.exit(0);
  } catch (error) {
    const reason = error instanceof Error ? error.message || codeOf(error) : String(error);
    process.stderr.write(`${reason}\n`);
    process.exit(1);
  }
}

/** The only file argument of a command. */
export function fileOf(args: readonly string[], name: string): string {
  const files = args.filter((arg) => !arg.startsWith('-'));
  const [file] = files;
  if (file === undefined || files.length > 1) throw new BackupError(`Name one file: npm run ${name} -- FILE`);
  return file;
}

/**
 * Opens the configured database: a running one as it is; the embedded one is started if it is not running, and stopped
 * again. `alone` refuses an embedded database that a server runs, `made` one that does not exist yet.
 */
export async function withDatabase(
  { databaseUrl, dataDir }: LoadedConfig,
  { alone = false, made = false }: { alone?: boolean; made?: boolean },
  work: (connection: Connection) => Promise<void>,
): Promise<void> {
  if (databaseUrl !== undefined) {
    const connection = { connectionString: databaseUrl };
    await waitForDatabase(connection, sayMeanwhile, 10_000);
    return work(connection);
  }
  const found = await findEmbeddedDatabase(dataDir);
  if (made && !found.made) throw new BackupError(`There is no database in ${dataDir} (DATA_DIR).`);
  const served = found.connection;
  if (served && !alone && (await responds(served))) return work(served);
  const database = await startEmbeddedDatabase({ dataDir, log: sayMeanwhile, lockPatience: 1_000 });
  try {
    await work(database.connection);
  } finally {
    await database.stop();
  }
}

/** A killed server leaves a note of a database that is not there. */
const responds = (connection: Connection): Promise<boolean> =>
  waitForDatabase(connection, () => undefined, 0).then(
    () => true,
    () => false,
  );
