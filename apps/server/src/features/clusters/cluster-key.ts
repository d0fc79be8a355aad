import { sql } from 'kysely';
import type { SqlPart } from '../../database/prepared.ts';

/**
 * A cluster and its owner, with whom everything of it lies. It says where, not who may: the policy hands it out, and a statement
 * that has it reaches one shard of a database that is spread by people (docs/decisions/sharding.md).
 */
export interface ClusterKey {
  id: number;
  ownerId: number;
}

const column = (table: string | undefined, name: string) => sql.ref(table === undefined ? name : `${table}.${name}`);

/** The condition on a row of `clusters`. */
export const isCluster = ({ id, ownerId }: ClusterKey, table?: string): SqlPart<boolean> =>
  sql`(${column(table, 'id')} = ${id} and ${column(table, 'user_id')} = ${ownerId})`;

/** The condition on what a cluster has: rows, blocks, snapshots. */
export const inCluster = ({ id, ownerId }: ClusterKey, table?: string): SqlPart<boolean> =>
  sql`(${column(table, 'cluster_id')} = ${id} and ${column(table, 'user_id')} = ${ownerId})`;

/** The same written out, for cursors, which take no parameters. */
export const inClusterLiterally = ({ id, ownerId }: ClusterKey, table?: string): SqlPart<boolean> =>
  sql`(${column(table, 'cluster_id')} = ${sql.lit(id)} and ${column(table, 'user_id')} = ${sql.lit(ownerId)})`;
