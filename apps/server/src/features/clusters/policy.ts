import { message } from '@wordcluster/domain/messages/all';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import { plannedOnce } from '../../database/planned-once.ts';
import { Failure, notFound } from '../../failure.ts';
import type { SqlPart } from '../../database/prepared.ts';
import { isSharedWith, mayRead, mayReadShared, mayWrite, mayWriteRows } from './cluster-access.ts';
import { isCluster, type ClusterPlace } from './cluster-place.ts';

interface Standing extends ClusterPlace {
  readable: boolean;
  writable: boolean;
  rowsWritable: boolean;
}

/** How the viewer stands to a cluster; throws 404 where it does not exist for them. */
async function standingTo(context: Context, viewer: Viewer, clusterId: number): Promise<Standing> {
  const found = await (context.config.databaseDistributed ? standingByOwner : standing)(context, viewer, clusterId);
  if (!found) throw notFound('The cluster');
  return found;
}

async function standing({ db, clock }: Context, viewer: Viewer, id: number): Promise<Standing | undefined> {
  const [user, now] = [sql`${viewer.id}::bigint`, sql`${clock.now()}::timestamptz`];
  const { rows } = await plannedOnce(
    'cluster-standing',
    sql<Standing>`
    select c.id, c.user_id as "ownerId", ${mayRead(user, now)} as readable, ${mayWrite(user, now)} as writable,
      ${mayWriteRows(user, now)} as "rowsWritable"
    from clusters c
    where c.id = ${id} and c.removed_at is null and (c.user_id = ${user} or ${isSharedWith(user)})`,
  ).execute(db);
  return rows[0];
}

/** The same in steps of one shard each: their own cluster, or one of which a share lies with them. */
async function standingByOwner({ db, clock }: Context, viewer: Viewer, id: number): Promise<Standing | undefined> {
  const [user, now] = [sql`${viewer.id}::bigint`, sql`${clock.now()}::timestamptz`];
  const owned = mayWrite(user, now);
  const own = await standingAt(viewer.id, { readable: owned, writable: owned, rowsWritable: owned });
  if (own) return own;
  const share = await db
    .selectFrom('cluster_shares')
    .select(['owner_id', 'may_write'])
    .where('user_id', '=', viewer.id)
    .where('cluster_id', '=', id)
    .executeTakeFirst();
  if (!share) return undefined;
  const readable = mayReadShared(now, sql`${share.owner_id}::bigint`);
  const rowsWritable = sql<boolean>`(${share.may_write}::boolean and ${readable})`;
  return standingAt(share.owner_id, { readable, writable: sql<boolean>`false`, rowsWritable });

  async function standingAt(
    ownerId: number,
    rights: Record<'readable' | 'writable' | 'rowsWritable', SqlPart<boolean>>,
  ): Promise<Standing | undefined> {
    const { rows } = await sql<Standing>`
      select c.id, c.user_id as "ownerId", ${rights.readable} as readable, ${rights.writable} as writable,
        ${rights.rowsWritable} as "rowsWritable"
      from clusters c where ${isCluster({ id, ownerId }, 'c')} and c.removed_at is null`.execute(db);
    return rows[0];
  }
}

const disabled = () => new Failure('plan_limit', message('cluster.disabled'));
const ownersOnly = () => new Failure('forbidden', message('cluster.owner_only'));

/** Throws unless the viewer may read the cluster: 404 for a stranger's, 403 for a disabled one. */
export async function assertReadable(context: Context, viewer: Viewer, clusterId: number): Promise<ClusterPlace> {
  const { readable, ...place } = await standingTo(context, viewer, clusterId);
  if (!readable) throw disabled();
  return place;
}

/** Throws 404 unless the cluster stands in the viewer's list, disabled or not. */
export async function assertSeen(context: Context, viewer: Viewer, clusterId: number): Promise<ClusterPlace> {
  return standingTo(context, viewer, clusterId);
}

/** Throws unless the viewer owns the cluster: 404 for a stranger's, 403 for one that is shared with the viewer. */
export async function assertOwned(context: Context, viewer: Viewer, clusterId: number): Promise<ClusterPlace> {
  const place = await standingTo(context, viewer, clusterId);
  if (place.ownerId !== viewer.id) throw ownersOnly();
  return place;
}

/** Throws unless the viewer may change the cluster: 404 for a stranger's, 403 where it is read only or disabled. */
export async function assertWritable(context: Context, viewer: Viewer, clusterId: number): Promise<ClusterPlace> {
  const { writable, ...place } = await standingTo(context, viewer, clusterId);
  if (!writable) throw place.ownerId === viewer.id ? disabled() : ownersOnly();
  return place;
}

/** Throws unless the viewer may change the cluster's rows: its owner, and those to whom the owner has given the right. */
export async function assertRowsWritable(context: Context, viewer: Viewer, clusterId: number): Promise<ClusterPlace> {
  const { readable, rowsWritable, ...place } = await standingTo(context, viewer, clusterId);
  if (!rowsWritable) throw place.ownerId === viewer.id || !readable ? disabled() : ownersOnly();
  return place;
}
