import { sql } from 'kysely';
import type { Context } from '../../context.ts';

/** Rows from which on an import changes what the planner should know. */
const MANY_ROWS = 5_000;
const TABLES = ['cluster_rows', 'review_states', 'review_entries'];

/**
 * Refreshes the planner's statistics after a large import: until autovacuum does, plans would be those for an empty table. A failure
 * changes nothing for the person.
 */
export async function analyzeAfterImport({ longRunning, log }: Pick<Context, 'longRunning' | 'log'>, rows: number) {
  if (rows < MANY_ROWS) return;
  try {
    for (const table of TABLES) await sql`analyze ${sql.table(table)}`.execute(longRunning);
  } catch (error) {
    log.warn({ err: error }, 'statistics were not refreshed');
  }
}
