import { sql } from 'kysely';
import type { Db, Prepared } from './client.ts';
import { parameter, prepare, type SqlPart } from './prepared.ts';
import type { Shards } from './shards.ts';

type Given = (number: number, type: string) => SqlPart;

/** Optimistic lock: parts of a statement that write only where its first part did. */
export interface GuardedWrite {
  name: string;
  /** Gives the `user_id` of whom it is about, or no row. */
  guard: (given: Given) => SqlPart;
  /** Parts for `with`; `person` is a relation `p` with that `user_id`. */
  parts: (given: Given, person: SqlPart) => SqlPart;
}

/** A person as a relation `p` that is no part of a statement. */
export const onePerson = (userId: SqlPart): SqlPart => sql`(select ${userId}::bigint as user_id) p`;

/** Whether the write was made, for its values: one statement, or two in a transaction where parts may not insert what others found. */
export function guardedWrite(
  client: { db: Db; prepared: Prepared; shards: Shards },
  { name, guard, parts }: GuardedWrite,
): (values: unknown[]) => Promise<boolean> {
  if (client.shards.mayInsertFound) {
    const statement = sql<{ user_id: number }>`
      with person as (${guard(parameter)}), ${parts(parameter, sql`person p`)}
      select user_id from person`;
    const write = prepare(client, name, statement);
    return async (values) => (await write(values)).length > 0;
  }
  return (values) => {
    const given: Given = (number, type) => sql`${values[number - 1]}::${sql.raw(type)}`;
    return client.db.transaction().execute(async (trx) => {
      const [person] = (await sql<{ user_id: number }>`${guard(given)}`.execute(trx)).rows;
      if (!person) return false;
      await sql`with ${parts(given, onePerson(sql`${person.user_id}`))} select 1`.execute(trx);
      return true;
    });
  };
}
