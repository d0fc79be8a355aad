import { sql, type RawBuilder } from 'kysely';

/**
 * Query patterns over several users' rows: one statement on one PostgreSQL, one per shard on Citus. Features write each
 * query once, for one group or part, and do not know which of the two it is.
 */
export interface Shards {
  /** Groups of items that one statement may reach; on one PostgreSQL items of a group may have different shard keys. */
  groups<Item>(items: readonly Item[]): (readonly Item[])[];
  /** Parts of a query: null for all at once, or those that `split` finds, one for each owner. */
  parts<Part>(split: () => Promise<Part[]>): Promise<(Part | null)[]>;
  /** CTE that copies a viewer's rows of a table to an owner's shard; empty on one PostgreSQL. */
  withViewerTable(table: 'review_states' | 'review_accepted', viewerId: number, ownerId: number): RawBuilder<unknown>;
  /** Whether a part of a statement may insert what another part found: Citus sends that to every machine, also to one that is away. */
  mayInsertFound: boolean;
}

const SINGLE_DATABASE: Shards = {
  groups: (items) => (items.length === 0 ? [] : [items]),
  parts: async () => [null],
  withViewerTable: () => sql``,
  mayInsertFound: true,
};

const APART: Shards = {
  groups: (items) => items.map((item) => [item]),
  parts: (split) => split(),
  withViewerTable: (table, viewerId, ownerId) =>
    viewerId === ownerId
      ? sql``
      : sql`with ${sql.table(table)} as materialized (select * from ${sql.table(table)} where user_id = ${viewerId})`,
  mayInsertFound: false,
};

export const shardsOf = (distributed: boolean): Shards => (distributed ? APART : SINGLE_DATABASE);
