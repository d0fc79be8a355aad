import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import { FREE_ROWS, UPGRADE_ROWS } from '@wordcluster/domain/clusters/free-plan';
import { NO_MEDIA } from '@wordcluster/domain/clusters/media';
import { hasErrors } from '@wordcluster/domain/validation';
import { sql } from 'kysely';
import { hasPremium, plansAt } from '../../access/premium.ts';
import { hashSecret, ownerNamedBy } from '../../access/secrets.ts';
import { bearer, noteUse } from '../../access/tokens.ts';
import type { Context, Viewer } from '../../context.ts';
import { namedStatement } from '../../database/named-statement.ts';
import type { SqlPart } from '../../database/prepared.ts';
import { assertNoErrors, Failure } from '../../failure.ts';
import type { FastPath } from '../../http/contract-route.ts';
import { mayReadShared, mayWrite } from '../clusters/cluster-access.ts';
import type { ClusterKey } from '../clusters/cluster-key.ts';
import { assertRowsWritable } from '../clusters/policy.ts';
import { normalizedTags, newRowCells, type Cells } from './cell-values.ts';
import { changedMeanwhile } from './lock-cluster.ts';
import { noteChange } from './row-changes.ts';
import { assertWithinCeilings, isWithinLimits, rowBytes } from './row-counts.ts';
import { closeTailIfFull } from './row-order.ts';

type Call = 'POST /api/clusters/:cluster_id/clusterRows';
type NewRow = Cells & { tags: string[] | null };

/** Adds a row at the end of a cluster. Waits for a locked cluster, and reports the reason of a refusal. */
export async function addRow(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  input: BodyOf<Call>,
): Promise<ResponseOf<Call>> {
  const { cells, errors } = newRowCells(input);
  assertNoErrors(errors);
  const row = { ...cells, tags: normalizedTags(input.tags) };
  const plans = plansAt(context);
  let key: ClusterKey = { id: clusterId, ownerId: viewer.id };
  const caller = sql`select ${viewer.id}::bigint as user_id, null::bigint as stale_token`;
  let added = await insert(context, caller, key, row, mayWrite(sql`${viewer.id}::bigint`, plans));
  if (!added) {
    key = await assertRowsWritable(context, viewer, clusterId);
    if (key.ownerId !== viewer.id)
      added = await insert(context, caller, key, row, mayReadShared(plans, sql`${key.ownerId}::bigint`));
  }
  if (!added) throw await refusal();
  await closeTailIfFull(context, key, added.row_number);
  return asRow(clusterId, row, added);

  async function refusal(): Promise<Failure> {
    await assertWithinCeilings(context, context.db, key, { rows: 1, bytes: rowBytes(row) });
    // Write access comes with the owner's Premium, which has no limit of rows.
    const free = key.ownerId === viewer.id && !viewer.premium;
    return free ? new Failure('plan_limit', UPGRADE_ROWS) : changedMeanwhile();
  }
}

/**
 * Fast path for a typed row in the bearer's own cluster: the statement checks the token too. Requests of a user to a
 * cluster keep their order. Null if it is refused or the token is invalid.
 */
export const addOwnRow =
  (context: Context, inOrder: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>): FastPath<Call> =>
  async (token, { params, body }) => {
    const ownerId = ownerNamedBy(token);
    const { cells, errors } = newRowCells(body);
    if (ownerId === null || hasErrors(errors) || (body.tags ?? []).length > 0) return null;
    const key = { id: params.cluster_id, ownerId };
    const row = { ...cells, tags: null };
    const plans = plansAt(context);
    const caller = bearer(sql`${hashSecret(token)}`, plans.now, ownerId);
    const added = await inOrder(`${ownerId} ${key.id}`, () =>
      insert(context, caller, key, row, mayWrite(sql`${ownerId}::bigint`, plans)),
    );
    if (!added) return null;
    await noteUse(context, token, { user_id: ownerId, stale_token: added.stale_token });
    await closeTailIfFull(context, key, added.row_number);
    return asRow(key.id, row, added);
  };

interface Added {
  id: number;
  row_number: number;
  stale_token: number | null;
}

const asRow = (cluster_id: number, { tags, ...cells }: NewRow, { id, row_number }: Added): ResponseOf<Call> => ({
  ...cells,
  ...NO_MEDIA,
  id,
  row_number,
  cluster_id,
  tags: tags ?? [],
});

/**
 * Within the owner's shard, for a caller (user_id, stale_token). The update takes the cluster's row lock and re-checks its conditions after
 * waiting (READ COMMITTED), so parallel requests cannot pass a limit. In a transaction: where the database hangs, what it received before the
 * timeout is rolled back, and a retry does not add the row twice. The insert is a statement of its own, as Citus sends what one part of a
 * statement found to every machine where another part inserts it. Undefined where the cluster is not there, not open or full.
 */
function insert(
  context: Context,
  caller: SqlPart,
  cluster: ClusterKey,
  row: NewRow,
  allowed: SqlPart<boolean>,
): Promise<Added | undefined> {
  const { tags, ...cells } = row;
  const plans = plansAt(context);
  const owner = sql`${cluster.ownerId}::bigint`;
  const bytes = sql`${rowBytes(row)}::int`;
  const last = namedStatement(
    'place-row',
    sql<LastPosition>`
    with caller as (${caller}),
    place as (
      update clusters c
      set row_count = c.row_count + 1, bytes = c.bytes + ${bytes}, last_position = c.last_position + 1, updated_at = ${plans.now}
      where c.id = ${cluster.id}::bigint and c.user_id = ${owner} and exists (select 1 from caller) and ${allowed}
        and (c.row_count < ${sql.lit(FREE_ROWS)} or ${hasPremium(owner, plans)})
        and ${isWithinLimits(context.config.ceilings, bytes, owner)}
      returning c.shared, c.row_count, c.last_position)
    select place.*, caller.user_id, caller.stale_token from place, caller`,
  );
  return context.db.transaction().execute(async (trx) => {
    const [found] = (await last.execute(trx)).rows;
    if (!found) return undefined;
    const { rows } = await namedStatement(
      'add-row',
      sql<{ id: number }>`
      insert into cluster_rows (user_id, cluster_id, position, col_1_value, col_2_value, col_3_value, tags)
      values (${owner}, ${cluster.id}::bigint, ${found.last_position}::numeric, ${cells.col_1_value}, ${cells.col_2_value}, ${cells.col_3_value},
        ${tags}::text[])
      returning id`,
    ).execute(trx);
    const rowId = rows[0]?.id ?? 0;
    await noteChange(
      context,
      trx,
      { id: found.user_id },
      { ...cluster, shared: found.shared },
      { rowId, kind: 'added', after: cells },
    );
    return { id: rowId, row_number: found.row_count, stale_token: found.stale_token };
  });
}

interface LastPosition {
  shared: boolean;
  row_count: number;
  last_position: string;
  user_id: number;
  stale_token: number | null;
}
