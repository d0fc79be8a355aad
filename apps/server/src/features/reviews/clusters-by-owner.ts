import { sql } from 'kysely';
import { plansAt } from '../../access/premium.ts';
import type { Context } from '../../context.ts';
import { settleAvailable } from '../../database/settle-available.ts';
import type { SqlPart } from '../../database/prepared.ts';
import { mayReadShared, mayWrite } from '../clusters/cluster-access.ts';

interface PractisedCluster {
  id: number;
  title: string;
  col_1_language: string | null;
  col_2_language: string | null;
  col_3_language: string | null;
  /** Whether it can be practised now. */
  open: boolean;
  /** Whether the user has archived it. */
  archived: boolean;
  directions: number[];
}

/** A user's clusters of one owner; the user is the first owner. */
export interface OwnerPart {
  userId: number;
  ownerId: number;
  clusters: PractisedCluster[];
}

const columns = sql`c.id, c.title, c.col_1_language, c.col_2_language, c.col_3_language`;

/** Selection of clusters. `leaveOutAway` skips owners whose machine is down: for reading only. */
interface Wanted {
  only?: number | undefined;
  leaveOutAway?: boolean;
}

/**
 * A user's own clusters, disabled ones too, and those shared with them, grouped by owner: in a sharded database each
 * statement about rows runs once per owner.
 */
export async function clustersByOwner(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  userId: number,
  { only, leaveOutAway = false }: Wanted = {},
): Promise<OwnerPart[]> {
  const { db } = context;
  const plans = plansAt(context);
  let shares = db.selectFrom('cluster_shares').select(['cluster_id', 'owner_id']).where('user_id', '=', userId);
  if (only !== undefined) shares = shares.where('cluster_id', '=', only);
  const owners = Map.groupBy(await shares.execute(), ({ owner_id }) => owner_id);
  const named = only === undefined ? sql`` : sql`and c.id = ${only}`;
  const own = await clustersOf(userId, mayWrite(sql`${userId}::bigint`, plans), named);
  const queries = [...owners].map(([owner, of]) =>
    clustersOf(
      owner,
      mayReadShared(plans, sql`${owner}::bigint`),
      sql`and c.id = any(${of.map(({ cluster_id }) => cluster_id)}::bigint[])`,
    ),
  );
  const found = [own, ...(leaveOutAway ? await settleAvailable(queries) : await Promise.all(queries))];
  const chosen = await db
    .selectFrom('review_directions')
    .select(['cluster_id', 'directions'])
    .where('user_id', '=', userId)
    .execute();
  const directions = new Map(chosen.map((one) => [one.cluster_id, one.directions]));
  const away = await db
    .selectFrom('cluster_marks')
    .select('cluster_id')
    .where('user_id', '=', userId)
    .where('archived', '=', true)
    .execute();
  const archived = new Set(away.map(({ cluster_id }) => cluster_id));
  return [userId, ...owners.keys()].flatMap((ownerId, index) => {
    const clusters = found[index];
    if (!clusters) return [];
    const withDirections = clusters.map((one) => ({
      ...one,
      archived: archived.has(one.id),
      directions: directions.get(one.id) ?? [12],
    }));
    return { userId, ownerId, clusters: withDirections };
  });

  async function clustersOf(ownerId: number, open: SqlPart<boolean>, which: SqlPart) {
    const { rows } = await sql<Omit<PractisedCluster, 'directions' | 'archived'>>`
      select ${columns}, ${open} as open from clusters c
      where c.user_id = ${ownerId} and c.removed_at is null ${which}`.execute(db);
    return rows;
  }
}

/** The parts of statements about a user's clusters: null for a single statement. */
export const clusterParts = (
  context: Pick<Context, 'db' | 'clock' | 'config' | 'shards'>,
  userId: number,
  wanted: Wanted = {},
): Promise<(OwnerPart | null)[]> => context.shards.parts(() => clustersByOwner(context, userId, wanted));

/**
 * CTEs that keep a statement in one owner's shard: the clusters as `name`, and tables of rows and states restricted to
 * it. States of a user who is not the owner are in another shard, and are copied.
 */
export const scopedToOwner = (name: string, { userId, ownerId, clusters }: OwnerPart): SqlPart => sql`
  ${sql.table(name)} as materialized (
    select * from json_to_recordset(${JSON.stringify(clusters)}::json) as c (id bigint, title text,
      col_1_language text, col_2_language text, col_3_language text, open boolean, archived boolean, directions smallint[])),
  review_states as ${sql.raw(userId === ownerId ? 'not materialized' : 'materialized')} (
    select * from review_states where user_id = ${userId}),
  cluster_rows as not materialized (select * from cluster_rows where user_id = ${ownerId})`;
