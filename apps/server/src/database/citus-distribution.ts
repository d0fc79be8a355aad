import { sql, type Kysely, type Transaction } from 'kysely';

/** Tables distributed by another column than a user: they are looked up by that value. */
const BY_VALUE: Readonly<Record<string, string>> = {
  users: 'id',
  sign_in_names: 'name',
  one_time_secrets: 'secret_hash',
  invitations: 'email',
  used_bot_checks: 'signature',
  throttles: 'key',
  cached_translations: 'key',
  cached_speech: 'key',
  mails: 'id',
  mail_requests: 'id',
  oauth_clients: 'id',
  job_leases: 'name',
  free_pool: 'part',
  invoice_counters: 'year',
  invoice_numbers: 'year',
  payment_names: 'provider_id',
};

/** Reference tables: everybody reads them and only a purchase writes. A copy is on every machine. */
const EVERYWHERE: readonly string[] = ['coupons'];

/** Distribution columns of tables of a user, of a user's cluster or of a buyer. */
const PERSON = ['user_id', 'buyer_id'];

/** The only foreign key to a table that is distributed later. */
const PAID_BY = 'orders_paid_by_own_payment';

/** An error that names the setting and why the database cannot be sharded. */
const refusal = (why: string) => new Error(`DATABASE_DISTRIBUTED=true, but ${why}`);

const NO_CITUS = 'the database has no Citus (create extension citus).';

const IS_SHARDED = 'The database is sharded by Citus. Set DATABASE_DISTRIBUTED=true.';

interface Table {
  name: string;
  /** The columns of its primary key. */
  key: string[];
  sharded: boolean;
}

/**
 * Distributes tables that are not distributed yet: by the user in their key, some by another value, reference tables to
 * every machine; all others stay on the coordinator. Runs in the transaction that created them, so that several servers
 * may start at once. Refused if there are accounts already: that may take hours without service.
 */
export async function distributeTables(trx: Transaction<unknown>): Promise<void> {
  if (!(await hasCitus(trx))) throw refusal(NO_CITUS);
  const tables = await tablesOf(trx);
  if (isFullySharded(tables)) return;
  const { rows: people } = await sql<{ found: boolean }>`select exists (select 1 from users) as found`.execute(trx);
  if (people[0]?.found && !isSharded(tables))
    throw refusal('the database holds accounts already. Make a backup and restore it into an empty one.');
  await shardTables(trx, tables);
}

/** The same for tables filled by a restore; the coordinator's local copies are deleted. */
export async function distributeRows(trx: Transaction<unknown>): Promise<void> {
  await shardTables(trx, await tablesOf(trx));
  for (const { name } of (await tablesOf(trx)).filter((table) => table.sharded))
    await sql`select truncate_local_data_after_distributing_table(${name})`.execute(trx);
}

/** Throws a sentence if a database that is about to be filled does not match the setting. */
export async function requireShardable(db: Kysely<unknown>, distributed: boolean): Promise<void> {
  const citus = await hasCitus(db);
  if (distributed && !citus) throw refusal(NO_CITUS);
  if (!distributed && citus && isSharded(await tablesOf(db))) throw new Error(IS_SHARDED);
}

const isSharded = (tables: readonly Table[]) => tables.some((table) => table.name === 'users' && table.sharded);

const isFullySharded = (tables: readonly Table[]) =>
  tables.every(({ name, key, sharded: done }) => done || distributionOf(name, key) === null);

/** Whether Citus shards the database. */
export async function isDatabaseSharded(db: Kysely<unknown>): Promise<boolean> {
  return (await hasCitus(db)) && isSharded(await tablesOf(db));
}

async function hasCitus(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_extension where extname = 'citus'`.execute(db);
  return rows.length > 0;
}

async function shardTables(trx: Transaction<unknown>, tables: readonly Table[]): Promise<void> {
  const fresh = tables.filter((table) => !table.sharded);
  await sql`set local citus.multi_shard_modify_mode to 'sequential'`.execute(trx);
  await dropReferencesBetween(trx, tables);
  for (const name of inOrder(tables)) {
    const table = fresh.find((one) => one.name === name);
    const distribution = table && distributionOf(table.name, table.key);
    if (!distribution) continue;
    if (distribution === 'everywhere') await sql`select create_reference_table(${name})`.execute(trx);
    else if (isOfPerson(distribution))
      await sql`select create_distributed_table(${name}, ${distribution}, colocate_with => 'users')`.execute(trx);
    else await sql`select create_distributed_table(${name}, ${distribution}, colocate_with => 'none')`.execute(trx);
  }
}

/** Throws a sentence if the setting does not match whether the database is sharded. */
export async function assertShardingAsSet(db: Kysely<unknown>, distributed: boolean): Promise<void> {
  await requireShardable(db, distributed);
  if (distributed && !(await isDatabaseSharded(db)))
    throw refusal('the tables of the database are not sharded yet. Run: npm run migrate.');
}

/** Distribution of a table: its column, `everywhere` for a reference table, or null for the coordinator alone. */
function distributionOf(name: string, key: readonly string[]): string | null {
  const value = BY_VALUE[name];
  if (value !== undefined) return value;
  if (EVERYWHERE.includes(name)) return 'everywhere';
  return PERSON.find((column) => key.includes(column)) ?? null;
}

const isOfPerson = (distribution: string | null | undefined): distribution is string =>
  PERSON.some((column) => column === distribution);

/** Referenced tables first: a foreign key can only lead to a distributed table. */
function inOrder(tables: readonly Table[]): string[] {
  const whole = ['users', 'clusters', 'media_files', 'staged_imports', 'row_snapshots'];
  const first = [...whole, 'orders', 'payments', ...EVERYWHERE];
  return [...first, ...tables.map(({ name }) => name).filter((name) => !first.includes(name))];
}

async function tablesOf(db: Kysely<unknown>): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name,
      coalesce((
        select array_agg(a.attname::text) from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary), '{}') as key,
      exists (select 1 from pg_dist_partition p where p.logicalrelid = c.oid) as sharded
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and c.relkind = 'r' order by c.relname`.execute(db);
  return rows;
}

/** No foreign keys between shards: dependent rows are deleted in remove-account.ts and remove-cluster.ts. */
async function dropReferencesBetween(db: Kysely<unknown>, tables: readonly Table[]): Promise<void> {
  const kindOf = new Map(tables.map(({ name, key }) => [name, distributionOf(name, key)]));
  const { rows } = await sql<{ name: string; from: string; to: string; columns: string[] }>`
    select f.conname as name, s.relname as from, t.relname as to,
      (select array_agg(a.attname::text) from pg_attribute a where a.attrelid = s.oid and a.attnum = any(f.conkey)) as columns
    from pg_constraint f join pg_class s on s.oid = f.conrelid join pg_class t on t.oid = f.confrelid
    where f.contype = 'f' and f.connamespace = current_schema()::regnamespace`.execute(db);
  for (const { name, from, to, columns } of rows) {
    const [here, there] = [kindOf.get(from), kindOf.get(to)];
    const ofOne = isOfPerson(here) && columns.includes(here) && (isOfPerson(there) || to === 'users');
    // Circular reference: a payment belongs to an order that it fulfils, and one of the two must be distributed first.
    const together = (ofOne && name !== PAID_BY) || (here === null && there === null);
    if (!together) await sql`alter table ${sql.table(from)} drop constraint ${sql.ref(name)}`.execute(db);
  }
}
