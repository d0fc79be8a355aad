import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { APPLICATION_NAME } from '../database/client.ts';
import { distributeRows, requireShardable } from '../database/citus-distribution.ts';
import { migrateWithin, migratorOver } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import { BackupError, partsOf, readManifest, type BackupPart, type Manifest } from './backup-file.ts';
import { clearSchema, filledTables, quoted, tablesOf, withoutForeignKeys } from './tables.ts';

/** A file that was found whole and of a version that this one knows. */
interface ReadyBackup {
  file: string;
  manifest: Manifest;
  version: string;
}

/** Verifies a file before anything else is touched. Throws a BackupError if it cannot be restored. */
export async function openBackup(file: string): Promise<ReadyBackup> {
  const manifest = await readManifest(file);
  return { file, manifest, version: versionOf(manifest, file) };
}

/**
 * Restores a backup in one transaction. A database with data is refused unless `replace`, which deletes it. A backup of
 * an older version is migrated to this version's schema. Throws a BackupError without any change if it cannot be
 * restored. `distributed` shards the tables at the end. Returns tables of the backup that are not Wordcluster's; they
 * are skipped.
 */
export async function restoreBackup(
  connection: pg.ClientConfig,
  { file, manifest, version }: ReadyBackup,
  replace: boolean,
  distributed = false,
): Promise<string[]> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await assertNoServerConnected(client);
    const left = await migratorOver(client)
      .transaction()
      .execute(async (trx) => {
        // Lock timeout: another program may hold tables, and an endless wait would block everything. `set local` for
        // poolers.
        await client.query("set local lock_timeout = '30s'; set local statement_timeout = 0");
        await requireShardable(trx, distributed);
        await refuseFilled(client, replace);
        await clearSchema(client);
        await migrateWithin(trx, version);
        const leftOut = await fill(client, file, manifest);
        await migrateWithin(trx);
        if (distributed) await distributeRows(trx);
        return leftOut;
      });
    await client.query('analyze');
    return left;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function versionOf({ migrations: made }: Manifest, file: string): string {
  const unknown = made.find((name) => !(name in migrations));
  const last = made.at(-1);
  if (unknown !== undefined || last === undefined)
    throw new BackupError(`${file} belongs to a newer Wordcluster (it has ${unknown}). Restore it with that version.`);
  const known = Object.keys(migrations);
  const missing = known.slice(0, known.indexOf(last)).find((name) => !made.includes(name));
  if (missing !== undefined) throw new BackupError(`${file} was made between two versions: it lacks ${missing}.`);
  return last;
}

async function refuseFilled(client: pg.Client, replace: boolean): Promise<void> {
  const filled = replace ? [] : await filledTables(client);
  if (filled.length === 0) return;
  throw new BackupError(
    `The database is not empty (${filled.slice(0, 5).join(', ')}${filled.length > 5 ? ', …' : ''}). ` +
      'With --force everything in it is deleted and replaced by the backup.',
  );
}

async function fill(client: pg.Client, file: string, manifest: Manifest): Promise<string[]> {
  const found = new Set((await tablesOf(client)).map(({ name }) => name));
  const putBack = await withoutForeignKeys(client);
  // Rows written by migrations are in the backup too.
  await client.query(`truncate ${[...found].map(quoted).join(', ')}`);
  const parts = partsOf(file);
  for (const { name, columns, rows } of manifest.tables) {
    await skipToTable(parts);
    if (!found.has(name)) continue;
    const table = client.query(copyFrom(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`));
    await pipeline(rowsOf(parts), table);
    if (table.rowCount !== rows) throw new BackupError(`${name} has ${table.rowCount} rows instead of ${rows}.`);
  }
  for (const { table, column, last, called } of manifest.numbered.filter(({ table: name }) => found.has(name)))
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3, $4)', [quoted(table), column, last, called]);
  await putBack();
  return manifest.tables.map(({ name }) => name).filter((name) => !found.has(name));
}

async function skipToTable(parts: AsyncGenerator<BackupPart>): Promise<void> {
  for (;;) {
    const { value, done } = await parts.next();
    if (done) throw new BackupError('The backup holds fewer tables than its manifest says.');
    if ('line' in value && value.line.startsWith('COPY ')) return;
  }
}

/** The rows of the table at which `parts` is positioned; leaves it behind them. */
async function* rowsOf(parts: AsyncGenerator<BackupPart>): AsyncGenerator<Buffer> {
  for (;;) {
    const { value, done } = await parts.next();
    if (done || !('rows' in value)) return;
    yield value.rows;
  }
}

const LEAVING_MS = 2_000;

/** Throws a BackupError while a server is connected. A server that was just stopped takes a moment to disconnect. */
async function assertNoServerConnected(client: pg.Client): Promise<void> {
  const deadline = Date.now() + LEAVING_MS;
  for (;;) {
    const { rowCount } = await client.query(
      'select from pg_stat_activity where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()',
      [APPLICATION_NAME],
    );
    if (!rowCount) return;
    if (Date.now() > deadline)
      throw new BackupError(
        `A Wordcluster is using this database. Stop all its servers first. A pooler (PgBouncer) keeps their connections for a while: stop it too.`,
      );
    await sleep(100);
  }
}
