import { message } from '@wordcluster/domain/messages/all';
import { sql } from 'kysely';
import { plansAt } from '../../access/premium.ts';
import type { Context, Viewer } from '../../context.ts';
import { namedStatement } from '../../database/named-statement.ts';
import { Failure, notFound } from '../../failure.ts';
import type { SqlPart } from '../../database/prepared.ts';
import { mayReadShared, mayWrite } from './cluster-access.ts';
import { isCluster, type ClusterKey } from './cluster-key.ts';

interface Access extends ClusterKey {
  readable: boolean;
  writable: boolean;
  rowsWritable: boolean;
}

/**
 * Loads the viewer's access rights to a cluster; throws 404 if it does not exist for them. Each query stays within one shard: the viewer's
 * own clusters first, then the share record, then the owner's cluster.
 */
async function loadAccess(context: Context, viewer: Viewer, clusterId: number): Promise<Access> {
  const plans = plansAt(context);
  const ownAccess = mayWrite(sql`${viewer.id}::bigint`, plans);
  const own = await accessAt(viewer.id, { readable: ownAccess, writable: ownAccess, rowsWritable: ownAccess });
  if (own) return own;
  const share = await context.db
    .selectFrom('cluster_shares')
    .select(['owner_id', 'may_write'])
    .where('user_id', '=', viewer.id)
    .where('cluster_id', '=', clusterId)
    .executeTakeFirst();
  if (!share) throw notFound('The cluster');
  const readable = mayReadShared(plans, sql`${share.owner_id}::bigint`);
  const rowsWritable = sql<boolean>`(${share.may_write}::boolean and ${readable})`;
  const shared = await accessAt(share.owner_id, { readable, writable: sql<boolean>`false`, rowsWritable });
  if (!shared) throw notFound('The cluster');
  return shared;

  async function accessAt(
    ownerId: number,
    rights: Record<'readable' | 'writable' | 'rowsWritable', SqlPart<boolean>>,
  ): Promise<Access | undefined> {
    const { rows } = await namedStatement(
      'cluster-access',
      sql<Access>`
      select c.id, c.user_id as "ownerId", ${rights.readable} as readable, ${rights.writable} as writable,
        ${rights.rowsWritable} as "rowsWritable"
      from clusters c where ${isCluster({ id: clusterId, ownerId }, 'c')} and c.removed_at is null`,
    ).execute(context.db);
    return rows[0];
  }
}

const disabled = () => new Failure('plan_limit', message('cluster.disabled'));
const ownersOnly = () => new Failure('forbidden', message('cluster.owner_only'));

/** Throws unless the viewer may read the cluster: 404 for a stranger's, 403 for a disabled one. */
export async function assertReadable(context: Context, viewer: Viewer, clusterId: number): Promise<ClusterKey> {
  const { readable, ...key } = await loadAccess(context, viewer, clusterId);
  if (!readable) throw disabled();
  return key;
}

/** Throws 404 unless the cluster is in the viewer's list, disabled or not. */
export async function assertSeen(context: Context, viewer: Viewer, clusterId: number): Promise<ClusterKey> {
  return loadAccess(context, viewer, clusterId);
}

/** Throws unless the viewer owns the cluster: 404 for a stranger's, 403 for one that is shared with the viewer. */
export async function assertOwner(context: Context, viewer: Viewer, clusterId: number): Promise<ClusterKey> {
  const key = await loadAccess(context, viewer, clusterId);
  if (key.ownerId !== viewer.id) throw ownersOnly();
  return key;
}

/** Throws unless the viewer may change the cluster: 404 for a stranger's, 403 if it is read-only or disabled. */
export async function assertWritable(context: Context, viewer: Viewer, clusterId: number): Promise<ClusterKey> {
  const { writable, ...key } = await loadAccess(context, viewer, clusterId);
  if (!writable) throw key.ownerId === viewer.id ? disabled() : ownersOnly();
  return key;
}

/** Throws unless the viewer may change the cluster's rows: the owner, and recipients with write access. */
export async function assertRowsWritable(context: Context, viewer: Viewer, clusterId: number): Promise<ClusterKey> {
  const { readable, rowsWritable, ...key } = await loadAccess(context, viewer, clusterId);
  if (!rowsWritable) throw key.ownerId === viewer.id || !readable ? disabled() : ownersOnly();
  return key;
}
