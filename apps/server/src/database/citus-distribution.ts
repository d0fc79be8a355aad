import { sql, type Kysely, type Transaction } from 'kysely';

/** What is looked up by a value of its own, and by whom does not matter. */
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

/** What everybody may use and only a purchase with it changes. A copy stands on every machine. */
const EVERYWHERE: readonly string[] = ['coupons'];

/** The columns that a table of a person, of a person's cluster or of a buyer is spread by. */
const PERSON = ['user_id', 'buyer_id'];

/** The one reference that leads to what is spread later. */
const PAID_BY = 'orders_paid_by_own_payment';

/** Why a database cannot be spread, as an error that names the setting. */
const refusal = (why: string) => new Error(`DATABASE_DISTRIBUTED=true, but ${why}`);

const NO_CITUS = 'the database has no Citus (create extension citus).';

const IS_SPREAD = 'The database is spread over machines by Citus. Set DATABASE_DISTRIBUTED=true.';

interface Table {
  name: string;
  /** The columns of its primary key. */
  key: string[];
  spread: boolean;
}

/**
 * Spreads the tables that are not spread yet: those with a person in their key by the person, some by a value of their own, copies of the
 * books everywhere; all others stay on the coordinator. In the transaction that has made them, so that several servers may start at once.
 * Where they hold accounts it is refused, as that may take hours in which nobody is served.
 */
export async function distributeTables(trx: Transaction<unknown>): Promise<void> {
  if (!(await hasCitus(trx))) throw refusal(NO_CITUS);
  const tables = await tablesOf(trx);
  if (isAllSpread(tables)) return;
  const { rows: people } = await sql<{ found: boolean }>`select exists (select 1 from users) as found`.execute(trx);
  if (people[0]?.found && !isSpread(tables))
    throw refusal('the database holds accounts already. Make a backup and restore it into an empty one.');
  await spread(trx, tables);
}

/** The same with all that a restore has filled the tables with; what lay in them on the coordinator is removed from there. */
export async function distributeRows(trx: Transaction<unknown>): Promise<void> {
  await spread(trx, await tablesOf(trx));
  for (const { name } of (await tablesOf(trx)).filter((table) => table.spread))
    await sql`select truncate_local_data_after_distributing_table(${name})`.execute(trx);
}

/** Throws a sentence where a database that is about to be filled is not what the setting says. */
export async function requireSpreadable(db: Kysely<unknown>, distributed: boolean): Promise<void> {
  const citus = await hasCitus(db);
  if (distributed && !citus) throw refusal(NO_CITUS);
  if (!distributed && citus && isSpread(await tablesOf(db))) throw new Error(IS_SPREAD);
}

const isSpread = (tables: readonly Table[]) => tables.some((table) => table.name === 'users' && table.spread);

const isAllSpread = (tables: readonly Table[]) =>
  tables.every(({ name, key, spread: done }) => done || placeOf(name, key) === null);

/** Whether the database is one that Citus spreads over machines. */
export async function isDatabaseSpread(db: Kysely<unknown>): Promise<boolean> {
  return (await hasCitus(db)) && isSpread(await tablesOf(db));
}

async function hasCitus(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_extension where extname = 'citus'`.execute(db);
  return rows.length > 0;
}

async function spread(trx: Transaction<unknown>, tables: readonly Table[]): Promise<void> {
  const fresh = tables.filter((table) => !table.spread);
  await sql`set local citus.multi_shard_modify_mode to 'sequential'`.execute(trx);
  await dropReferencesBetween(trx, tables);
  for (const name of inOrder(tables)) {
    const table = fresh.find((one) => one.name === name);
    const place = table && placeOf(table.name, table.key);
    if (!place) continue;
    if (place === 'everywhere') await sql`select create_reference_table(${name})`.execute(trx);
    else if (isOfPerson(place))
      await sql`select create_distributed_table(${name}, ${place}, colocate_with => 'users')`.execute(trx);
    else await sql`select create_distributed_table(${name}, ${place}, colocate_with => 'none')`.execute(trx);
  }
}

/** Throws a sentence where the database is spread over machines and the setting says otherwise, or the reverse. */
export async function requireSpread(db: Kysely<unknown>, distributed: boolean): Promise<void> {
  await requireSpreadable(db, distributed);
  if (distributed && !(await isDatabaseSpread(db)))
    throw refusal('the tables of the database are not spread yet. Run: npm run migrate.');
}

/** Where a table lies: the column it is spread by, `everywhere`, or null for the coordinator alone. */
function placeOf(name: string, key: readonly string[]): string | null {
  const value = BY_VALUE[name];
  if (value !== undefined) return value;
  if (EVERYWHERE.includes(name)) return 'everywhere';
  return PERSON.find((column) => key.includes(column)) ?? null;
}

const isOfPerson = (place: string | null | undefined): place is string => PERSON.some((column) => column === place);

/** What is referred to comes first: a reference can only lead to a table that is spread already. */
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
      exists (select 1 from pg_dist_partition p where p.logicalrelid = c.oid) as spread
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and c.relkind = 'r' order by c.relname`.execute(db);
  return rows;
}

/** No foreign keys between shards: dependent rows are deleted in remove-account.ts and remove-cluster.ts. */
async function dropReferencesBetween(db: Kysely<unknown>, tables: readonly Table[]): Promise<void> {
  const kindOf = new Map(tables.map(({ name, key }) => [name, placeOf(name, key)]));
  const { rows } = await sql<{ name: string; from: string; to: string; columns: string[] }>`
    select f.conname as name, s.relname as from, t.relname as to,
      (select array_agg(a.attname::text) from pg_attribute a where a.attrelid = s.oid and a.attnum = any(f.conkey)) as columns
    from pg_constraint f join pg_class s on s.oid = f.conrelid join pg_class t on t.oid = f.confrelid
    where f.contype = 'f' and f.connamespace = current_schema()::regnamespace`.execute(db);
  for (const { name, from, to, columns } of rows) {
    const [here, there] = [kindOf.get(from), kindOf.get(to)];
    const ofOne = isOfPerson(here) && columns.includes(here) && (isOfPerson(there) || to === 'users');
    // A payment fulfils an order that it belongs to: one of the two has to be spread before the other.
    const together = (ofOne && name !== PAID_BY) || (here === null && there === null);
    if (!together) await sql`alter table ${sql.table(from)} drop constraint ${sql.ref(name)}`.execute(db);
  }
}
