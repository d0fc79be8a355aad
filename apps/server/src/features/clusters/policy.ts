import { message } from '@wordcluster/domain/messages/all';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import { Failure, notFound } from '../../failure.ts';
import { isSharedWith, mayRead, mayWrite } from './cluster-access.ts';

interface Standing {
  owned: boolean;
  readable: boolean;
  writable: boolean;
}

/** How the viewer stands to a cluster; throws 404 where it does not exist for them. */
async function standingTo({ db, clock }: Context, viewer: Viewer, clusterId: number): Promise<Standing> {
  const [user, now] = [sql`${viewer.id}::bigint`, sql`${clock.now()}::timestamptz`];
  const { rows } = await sql<Standing>`
    select c.user_id = ${user} as owned, ${mayRead(user, now)} as readable, ${mayWrite(user, now)} as writable
    from clusters c
    where c.id = ${clusterId} and c.removed_at is null and (c.user_id = ${user} or ${isSharedWith(user)})`.execute(db);
  const found = rows[0];
  if (!found) throw notFound('The cluster');
  return found;
}

const disabled = () => new Failure('plan_limit', message('cluster.disabled'));
const ownersOnly = () => new Failure('forbidden', message('cluster.owner_only'));

/** Throws unless the viewer may read the cluster: 404 for a stranger's, 403 for a disabled one. */
export async function assertReadable(context: Context, viewer: Viewer, clusterId: number): Promise<void> {
  const { readable } = await standingTo(context, viewer, clusterId);
  if (!readable) throw disabled();
}

/** Throws unless the viewer owns the cluster: 404 for a stranger's, 403 for one that is shared with the viewer. */
export async function assertOwned(context: Context, viewer: Viewer, clusterId: number): Promise<void> {
  const { owned } = await standingTo(context, viewer, clusterId);
  if (!owned) throw ownersOnly();
}

/** Throws unless the viewer may change the cluster: 404 for a stranger's, 403 where it is read only or disabled. */
export async function assertWritable(context: Context, viewer: Viewer, clusterId: number): Promise<void> {
  const { owned, writable } = await standingTo(context, viewer, clusterId);
  if (!writable) throw owned ? disabled() : ownersOnly();
}
