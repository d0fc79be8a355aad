import type { ResponseOf } from '@wordcluster/contract/types';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import { plansAt } from '../../access/premium.ts';
import { signedAddress } from '../../access/signed-address.ts';
import { settleAvailable } from '../../database/settle-available.ts';
import type { Db } from '../../database/client.ts';
import { namedStatement } from '../../database/named-statement.ts';
import type { SqlPart } from '../../database/prepared.ts';
import { mayReadShared, mayWrite } from './cluster-access.ts';
import { loadPrefs, DEFAULT_PREFS, type ClusterPrefs } from './user-cluster-prefs.ts';

type Cluster = ResponseOf<'GET /api/clusters'>[number];

interface Found extends Omit<Cluster, keyof ClusterPrefs | 'created_at' | 'updated_at' | 'export' | 'disabled'> {
  created_at: Date;
  updated_at: Date;
  open: boolean;
}

const EXPORT_HOURS = 12;

/** Invited addresses of cluster `c`, in its owner's shard. */
const invitationsOf = (owner: SqlPart) => sql`coalesce(
  (select json_agg(json_build_object('id', i.id, 'email', i.email) order by i.id)
    from share_invitations i where i.user_id = ${owner} and i.cluster_id = c.id), '[]'::json)`;

const columns = sql`c.id, c.title, c.description, c.col_1_name, c.col_2_name, c.col_3_name,
  c.col_1_language, c.col_2_language, c.col_3_language, c.row_count, c.created_at, c.updated_at`;

/**
 * The viewer's own clusters and those shared with them, active ones first, in the viewer's order. `only` restricts it
 * to one cluster, for the response of a change.
 */
export async function listClusters(context: Context, viewer: Viewer, only?: number): Promise<Cluster[]> {
  const rows = await find(context, viewer, only);
  const prefs = await loadPrefs(
    context,
    viewer,
    rows.map(({ id }) => id),
  );
  const positionOf = (id: number) => prefs.get(id)?.place ?? Infinity;
  // Clusters without a position come last, by creation.
  const ordered = rows.toSorted(
    (a, b) => Number(b.open) - Number(a.open) || comparePositions(positionOf(a.id), positionOf(b.id)) || a.id - b.id,
  );
  return ordered.map(({ open, ...found }) => ({
    ...found,
    ...(prefs.get(found.id)?.shown ?? DEFAULT_PREFS),
    created_at: found.created_at.toISOString(),
    updated_at: found.updated_at.toISOString(),
    disabled: !open,
    export: found.shared_by
      ? null
      : signedAddress(context, `/api/clusters/${found.id}/export`, { hours: EXPORT_HOURS }),
  }));
}

/** Avoids Infinity - Infinity (NaN) for clusters without a position. */
const comparePositions = (one: number, other: number) => (one === other ? 0 : one - other);

/**
 * One statement in the viewer's shard, and one for each owner who shares with them. An owner whose machine is down is
 * left out of the list; a single requested cluster throws instead.
 */
async function find(context: Context, viewer: Viewer, only?: number): Promise<Found[]> {
  const { db } = context;
  const plans = plansAt(context);
  const own = await namedStatement(
    'list-own-clusters',
    sql<Found & { shared: boolean }>`
    select ${columns}, c.shared, ${mayWrite(sql`${viewer.id}::bigint`, plans)} as open,
      ${mayWrite(sql`${viewer.id}::bigint`, plans)} as may_write, ${invitationsOf(sql`${viewer.id}::bigint`)} as invitations, null as shared_by, '[]'::json as shared_with
    from clusters c where c.user_id = ${viewer.id} and c.removed_at is null
      ${only === undefined ? sql`` : sql`and c.id = ${only}`}`,
  ).execute(db);
  let shares = db
    .selectFrom('cluster_shares')
    .select(['cluster_id', 'owner_id', 'may_write'])
    .where('user_id', '=', viewer.id);
  if (only !== undefined) shares = shares.where('cluster_id', '=', only);
  const owners = Map.groupBy(await shares.execute(), ({ owner_id }) => owner_id);
  const queries = [...owners].map(async ([owner, of]) => {
    const open = mayReadShared(plans, sql`${owner}::bigint`);
    const { rows } = await sql<Found>`
      select ${columns}, ${open} as open, '[]'::json as shared_with, '[]'::json as invitations,
        (${open} and c.id = any(${of.filter(({ may_write }) => may_write).map(({ cluster_id }) => cluster_id)}::bigint[])) as may_write,
        json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'email', u.email) as shared_by
      from clusters c join users u on u.id = c.user_id
      where c.user_id = ${owner} and u.id = ${owner} and c.removed_at is null
        and c.id = any(${of.map(({ cluster_id }) => cluster_id)}::bigint[])`.execute(db);
    return rows;
  });
  const given = own.rows.some((cluster) => cluster.shared) ? [recipientsOf(db, viewer)] : [];
  const [shared, [recipients]] =
    only === undefined
      ? await Promise.all([settleAvailable(queries), settleAvailable(given)])
      : await Promise.all([Promise.all(queries), Promise.all(given)]);
  return [
    ...own.rows.map(({ shared: _ever, ...one }) => ({ ...one, shared_with: recipients?.get(one.id) ?? [] })),
    ...shared.flatMap((rows) => rows ?? []),
  ];
}

type Recipients = Cluster['shared_with'];

/** Recipients of a user's clusters, by cluster: reads all shards, as recipients are anywhere. */
async function recipientsOf(db: Db, viewer: Viewer): Promise<Map<number, Recipients>> {
  const { rows } = await sql<Recipients[number] & { cluster_id: number }>`
    select s.cluster_id, u.id, u.first_name, u.last_name, u.email, s.may_write
    from cluster_shares s join users u on u.id = s.user_id where s.owner_id = ${viewer.id}
    order by s.created_at, u.id`.execute(db);
  const given = new Map<number, Recipients>();
  for (const { cluster_id, ...recipient } of rows) given.set(cluster_id, [...(given.get(cluster_id) ?? []), recipient]);
  return given;
}
