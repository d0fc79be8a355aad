import { sql, type RawBuilder } from 'kysely';
import type { Db, Prepared } from './client.ts';

/** A part of a statement: a value that is bound, a column, or a parameter of a prepared statement. */
export type SqlPart<Value = unknown> = RawBuilder<Value>;

/** Parameter `number` (from 1) of a prepared statement. */
export const parameter = (number: number, type: string): SqlPart => sql.raw(`$${number}::${type}`);

/**
 * A statement that is put together once, for calls made thousands of times a second, and gets its values each time. Moments are
 * passed as ISO text: the driver would write a Date in the machine's time zone, part by part.
 */
export function prepare<Row extends object>(
  client: { db: Db; prepared: Prepared },
  name: string,
  statement: RawBuilder<Row>,
): (values: unknown[]) => Promise<Row[]> {
  const { sql: text, parameters } = statement.compile(client.db);
  if (parameters.length > 0) throw new Error(`The statement ${name} binds a value of its own.`);
  return (values) => client.prepared<Row>(name, text, values);
}
