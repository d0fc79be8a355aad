import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { DeadlinePool } from './deadline.ts';

/**
 * Named prepared statement, planned once per connection: planning takes PostgreSQL longer than finding a row or two by their ids. Not for
 * queries whose best plan depends on the data.
 */
export const namedStatement = <Row>(name: string, statement: RawBuilder<Row>): RawBuilder<Row> =>
  sql<Row>`${sql.raw(`/* ${name} */ `)}${statement}`;

/** The comment that `namedStatement` puts in front. */
const MARK = /^\/\* ([a-z-]+) \*\/ /;

/**
 * A pool that prepares marked statements. A statement with several forms (of an edit: the cells) has a name for each.
 */
export function keepingPlans(pool: DeadlinePool): DeadlinePool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined) return known;
    const name = MARK.exec(text)?.[1];
    if (name === undefined) return undefined;
    const form = createHash('sha256').update(text).digest('hex').slice(0, 8);
    names.set(text, `${name} ${form}`);
    return names.get(text);
  };
  return {
    ...pool,
    async connect() {
      const client = await pool.connect();
      return {
        ...client,
        query(statement: string, values: readonly unknown[] = []) {
          const name = nameOf(statement);
          return name === undefined
            ? client.query(statement, values)
            : client.query({ name, text: statement, values: [...values] });
        },
      } as typeof client;
    },
  };
}
