import { sql } from 'kysely';
import type { SqlPart } from '../../database/prepared.ts';

/**
 * Composite key: a cluster and its owner (shard key), so that a statement reaches one shard
 * (docs/decisions/sharding.md). It carries no access rights; the policy checks them and returns it.
 */
export interface ClusterKey {
  id: number;
  ownerId: number;
}

const column = (table: string | undefined, name: string) => sql.ref(table === undefined ? name : `${table}.${name}`);

/** The condition on a row of `clusters`. */
export const isCluster = ({ id, ownerId }: ClusterKey, table?: string): SqlPart<boolean> =>
  sql`(${column(table, 'id')} = ${id} and ${column(table, 'user_id')} = ${ownerId})`;

/** Condition on rows, blocks and snapshots of a cluster. */
export const inCluster = ({ id, ownerId }: ClusterKey, table?: string): SqlPart<boolean> =>
  sql`(${column(table, 'cluster_id')} = ${id} and ${column(table, 'user_id')} = ${ownerId})`;

/** The same with literals, for cursors, which take no parameters. */
export const inClusterLiterally = ({ id, ownerId }: ClusterKey, table?: string): SqlPart<boolean> =>
  sql`(${column(table, 'cluster_id')} = ${sql.lit(id)} and ${column(table, 'user_id')} = ${sql.lit(ownerId)})`;
