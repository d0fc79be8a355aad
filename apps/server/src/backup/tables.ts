import pg from 'pg';

export interface TableOfBackup {
  name: string;
  columns: string[];
}

/** A column with a sequence, and the sequence's position. */
export interface Numbered {
  table: string;
  column: string;
  last: string;
  called: boolean;
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Kysely's own tables; their content is in the manifest. */
const OF_MIGRATIONS = ['kysely_migration', 'kysely_migration_lock'];

export const quoted = (name: string): string => pg.escapeIdentifier(name);

async function rowsOf<Row extends pg.QueryResultRow>(client: pg.Client, statement: string): Promise<Row[]> {
  return (await client.query<Row>(statement)).rows;
}

/** Every table of the schema, whatever migration or engine created it; a partitioned table without its partitions. */
export async function tablesOf(client: pg.Client): Promise<TableOfBackup[]> {
  const found = await rowsOf<TableOfBackup>(
    client,
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
         and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
       group by c.relname order by c.relname`,
  );
  return found.filter(({ name }) => !OF_MIGRATIONS.includes(name));
}

/** The applied migrations in order; empty if no server ever started on the database. */
export async function migrationsOf(client: pg.Client): Promise<string[]> {
  const [found] = await rowsOf<{ table: string | null }>(client, "select to_regclass('kysely_migration') as table");
  if (!found?.table) return [];
  return (await rowsOf<{ name: string }>(client, 'select name from kysely_migration order by name')).map(
    ({ name }) => name,
  );
}

/** Positions of all sequences: an id is never used twice. */
export async function numberedColumns(client: pg.Client): Promise<Numbered[]> {
  const columns = await rowsOf<{ table: string; column: string; sequence: string }>(
    client,
    `select c.relname as table, a.attname as column,
         pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
       from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
         and a.attidentity <> '' and not a.attisdropped order by 1, 2`,
  );
  const found: Numbered[] = [];
  for (const { table, column, sequence } of columns) {
    const [state] = await rowsOf<{ last: string; called: boolean }>(
      client,
      `select last_value::text as last, is_called as called from ${sequence}`,
    );
    if (state) found.push({ table, column, ...state });
  }
  return found;
}

/** Tables that are not empty. */
export async function filledTables(client: pg.Client): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of await tablesOf(client)) {
    const [row] = await rowsOf<{ filled: boolean }>(client, `select exists (select 1 from ${quoted(name)}) as filled`);
    if (row?.filled) filled.push(name);
  }
  return filled;
}

/** Removes every table and function of the schema, so that another version's can be made. */
export async function clearSchema(client: pg.Client): Promise<void> {
  const tables = [...(await tablesOf(client)).map(({ name }) => name), ...OF_MIGRATIONS];
  await client.query(`drop table if exists ${tables.map(quoted).join(', ')} cascade`);
  const functions = await rowsOf<{ name: string }>(
    client,
    `select p.oid::regprocedure::text as name from pg_proc p where p.pronamespace = current_schema()::regnamespace
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  );
  for (const { name } of functions) await client.query(`drop routine ${name} cascade`);
}

/**
 * Drops the foreign keys while tables are filled in any order; the returned function restores them, and checks all
 * rows.
 */
export async function withoutForeignKeys(client: pg.Client): Promise<() => Promise<void>> {
  const keys = await rowsOf<ForeignKey>(
    client,
    `select c.relname as table, f.conname as name, pg_get_constraintdef(f.oid) as definition
       from pg_constraint f join pg_class c on c.oid = f.conrelid
       where f.contype = 'f' and f.conparentid = 0 and f.connamespace = current_schema()::regnamespace
       order by c.relname, f.conname`,
  );
  for (const { table, name } of keys)
    await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`);
  return async () => {
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`);
  };
}
