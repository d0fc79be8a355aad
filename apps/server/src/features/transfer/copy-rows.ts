import { message } from '@wordcluster/domain/messages/all';
import { rowsLeft, UPGRADE_ROWS } from '@wordcluster/domain/clusters/free-plan';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { Failure, notFound } from '../../failure.ts';
import { inCluster, isCluster, type ClusterKey } from '../clusters/cluster-key.ts';
import { assertReadable } from '../clusters/policy.ts';
import { clearIntroduced } from '../reviews/new-words.ts';
import { lockReviews } from '../reviews/rules.ts';
import { appendRows } from '../rows/add-rows.ts';
import { deleteLockedRows } from '../rows/delete-rows.ts';
import { lockForRows } from '../rows/lock-cluster.ts';
import { noteRows } from '../rows/row-changes.ts';

interface Copied {
  id: number;
  col_1_value: string;
  col_2_value: string | null;
  col_3_value: string | null;
  tags: string[] | null;
}

type Locked = Awaited<ReturnType<typeof lockForRows>>;

interface Copying {
  rowIds: readonly number[];
  from: number;
  to: number;
  move: boolean;
}

/**
 * Copies rows behind the last of another cluster, in their order, with tags and, within one owner's clusters, with pictures and
 * recordings. Moved, they take along what the person has learned and leave the first cluster. All in one transaction.
 */
export async function copyRows(
  context: Context,
  viewer: Viewer,
  { rowIds, from, to, move }: Copying,
): Promise<number[]> {
  if (from === to) throw new Failure('invalid', message('request.invalid'));
  return context.db.transaction().execute(async (trx) => {
    const { source, target } = await lockBoth(context, trx, viewer, { from, to, move });
    const rows = await readRows(trx, source, rowIds);
    if (rows.length === 0) throw notFound('The row');
    if (rows.length > rowsLeft({ premium: target.premium, rows: target.row_count }))
      throw new Failure('plan_limit', UPGRADE_ROWS);
    const ids = await appendRows(context, trx, target, rows);
    const pairs = rows.map(({ id }, place) => ({ old: id, new: ids[place] ?? 0 }));
    if (source.ownerId === target.ownerId) await copyMedia(trx, source, target, pairs);
    await noteRows(context, trx, viewer, target, 'added', ids);
    if (move) {
      await carryLearned(trx, viewer.id, to, pairs);
      const gone = rows.map(({ id }) => id);
      await deleteLockedRows(context, trx, viewer, { ...source, shared: source.shared ?? false }, gone);
    }
    return ids;
  });
}

/** Clusters are locked in the order of their ids, so that two people who copy crosswise do not wait for each other. */
async function lockBoth(
  context: Context,
  trx: Db,
  viewer: Viewer,
  { from, to, move }: Omit<Copying, 'rowIds'>,
): Promise<{ source: ClusterKey & { shared?: boolean }; target: Locked }> {
  if (!move) {
    const source = await assertReadable({ ...context, db: trx }, viewer, from);
    return { source, target: await lockForRows(context, trx, viewer, to) };
  }
  const [first, second] = from < to ? [from, to] : [to, from];
  const one = await lockForRows(context, trx, viewer, first);
  const other = await lockForRows(context, trx, viewer, second);
  return from < to ? { source: one, target: other } : { source: other, target: one };
}

async function readRows(trx: Db, source: ClusterKey, rowIds: readonly number[]): Promise<Copied[]> {
  const { rows } = await sql<Copied>`
    select id, col_1_value, col_2_value, col_3_value, tags from cluster_rows
    where ${inCluster(source)} and id = any(${[...rowIds]}::bigint[]) order by position`.execute(trx);
  return rows;
}

type Pairs = readonly { old: number; new: number }[];

const pairsOf = (pairs: Pairs) => sql`json_to_recordset(${JSON.stringify(pairs)}::json) as p (old bigint, new bigint)`;

async function copyMedia(trx: Db, source: ClusterKey, target: ClusterKey, pairs: Pairs): Promise<void> {
  const { rows } = await sql<{ hash: string }>`
    insert into row_media (user_id, cluster_id, row_id, slot, hash)
    select m.user_id, ${target.id}::bigint, p.new, m.slot, m.hash from ${pairsOf(pairs)}
      join row_media m on m.row_id = p.old
    where ${inCluster(source, 'm')} and m.removed_at is null returning hash`.execute(trx);
  if (rows.length > 0) await sql`update clusters set has_media = true where ${isCluster(target)}`.execute(trx);
}

/** What the person has learned of rows goes with them: the log of answers, what follows from it, and answers that they accept. */
async function carryLearned(trx: Db, userId: number, clusterId: number, pairs: Pairs): Promise<void> {
  await lockReviews(trx, userId);
  await clearIntroduced(trx, userId);
  await sql`
    update review_states s set row_id = p.new, cluster_id = ${clusterId} from ${pairsOf(pairs)}
    where s.user_id = ${userId} and s.row_id = p.old`.execute(trx);
  await sql`
    update review_entries e set row_id = p.new from ${pairsOf(pairs)}
    where e.user_id = ${userId} and e.row_id = p.old`.execute(trx);
  await sql`
    update review_accepted a set row_id = p.new from ${pairsOf(pairs)}
    where a.user_id = ${userId} and a.row_id = p.old`.execute(trx);
}
