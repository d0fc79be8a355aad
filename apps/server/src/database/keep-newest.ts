import { sql, type RawBuilder } from 'kysely';
import type { Db } from './client.ts';

interface Retained {
  table: string;
  /** The column that says whose it is. */
  owner: string;
  /** The columns that order it, newest last, and tell one from another. */
  age: readonly [string, string];
  /** The bytes of one. */
  size: RawBuilder<unknown>;
}

/**
 * Deletes the oldest of what a person has in a table until the rest is no more than `most` bytes. The newest always stays. Returns
 * the named columns of what was deleted.
 */
export async function keepNewest<Deleted>(
  db: Db,
  { table, owner, age, size }: Retained,
  person: number,
  most: number,
  returning: readonly (string & keyof Deleted)[] = [],
): Promise<Deleted[]> {
  const [when, id] = [sql.ref(age[0]), sql.ref(age[1])];
  const columns = returning.length === 0 ? id : sql.join(returning.map((column) => sql.ref(column)));
  const { rows } = await sql<Deleted>`
    delete from ${sql.table(table)} where ${sql.ref(owner)} = ${person} and ${id} in (
      select ${id} from (
        select ${id}, sum(${size}) over newest_first as bytes, row_number() over newest_first as place
        from ${sql.table(table)} where ${sql.ref(owner)} = ${person}
        window newest_first as (order by ${when} desc, ${id} desc)) counted
      where bytes > ${most} and place > 1) returning ${columns}`.execute(db);
  return rows;
}
