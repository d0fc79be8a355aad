import { sql, type RawBuilder } from 'kysely';
import type { Db } from './client.ts';

interface Retained {
  table: string;
  /** The owner's column. */
  owner: string;
  /** Columns that order by age, newest last, and are unique together. */
  age: readonly [string, string];
  /** Size of a row in bytes. */
  size: RawBuilder<unknown>;
}

/**
 * Retention by size: deletes a user's oldest rows of a table until the rest has at most `most` bytes. The newest always
 * stays. Returns the named columns of deleted rows.
 */
export async function retainNewest<Deleted>(
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
