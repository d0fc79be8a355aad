import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import { Failure, notFound } from '../../failure.ts';
import { openForReader } from './readable.ts';

interface Standing {
  owned: boolean;
  shared: boolean;
  open: boolean;
}

/** How the viewer stands to a cluster; null when it does not exist for them. */
async function standing({ db, clock }: Context, viewer: Viewer, clusterId: number): Promise<Standing | null> {
  const { rows } = await sql<Standing>`
    select c.user_id = ${viewer.id} as owned,
      exists (select 1 from cluster_shares s where s.cluster_id = c.id and s.user_id = ${viewer.id}) as shared,
      ${openForReader(viewer, clock.now())} as open
    from clusters c where c.id = ${clusterId} and c.removed_at is null`.execute(db);
  const found = rows[0];
  return found && (found.owned || found.shared) ? found : null;
}

const disabled = () =>
  new Failure('plan_limit', 'This cluster is disabled. Upgrade to PREMIUM with No Limit of Clusters!');

/** Throws 404 unless the cluster exists for the viewer. */
async function known(context: Context, viewer: Viewer, clusterId: number): Promise<Standing> {
  const found = await standing(context, viewer, clusterId);
  if (!found) throw notFound('The cluster');
  return found;
}

/** Throws unless the viewer may read the cluster: 404 for a stranger's, 403 for a disabled one. */
export async function assertReadable(context: Context, viewer: Viewer, clusterId: number): Promise<void> {
  const { open } = await known(context, viewer, clusterId);
  if (!open) throw disabled();
}

async function owned(context: Context, viewer: Viewer, clusterId: number): Promise<Standing> {
  const found = await known(context, viewer, clusterId);
  if (!found.owned) throw new Failure('forbidden', 'Only the owner of this cluster can change it.');
  return found;
}

/** Throws unless the viewer owns the cluster: 404 for a stranger's, 403 for one that is shared with the viewer. */
export async function assertOwned(context: Context, viewer: Viewer, clusterId: number): Promise<void> {
  await owned(context, viewer, clusterId);
}

/** Throws unless the viewer owns the cluster and their plan covers it. */
export async function assertWritable(context: Context, viewer: Viewer, clusterId: number): Promise<void> {
  const { open } = await owned(context, viewer, clusterId);
  if (!open) throw disabled();
}
