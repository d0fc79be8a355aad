import type { AnswerOf, BodyOf } from '@wordcluster/contract/types';
import { message } from '@wordcluster/domain/messages/all';
import type { Context, Viewer } from '../../context.ts';
import { Failure } from '../../failure.ts';
import { assertReadable } from '../clusters/policy.ts';
import { storeDirectionPauses } from './direction-pauses.ts';

type Directions = AnswerOf<'GET /api/reviews/clusters/:cluster_id'>;

/** Before a person sets any: from the first column to the second. */
const FIRST_TO_SECOND = 12;

const asDirection = (code: number) => ({ source_col: Math.floor(code / 10), target_col: code % 10 });

/** From which columns to which a person practises a cluster: before it is set, from the first to the second. */
export async function getDirections(context: Context, viewer: Viewer, clusterId: number): Promise<Directions> {
  await assertReadable(context, viewer, clusterId);
  const stored = await context.db
    .selectFrom('review_directions')
    .select('directions')
    .where('user_id', '=', viewer.id)
    .where('cluster_id', '=', clusterId)
    .executeTakeFirst();
  return { directions: (stored?.directions ?? [FIRST_TO_SECOND]).map(asDirection) };
}

/** Each person's own, also of a cluster that is shared with them. Throws 422 for a column that the cluster has not. */
export async function setDirections(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  { directions }: BodyOf<'PATCH /api/reviews/clusters/:cluster_id'>,
): Promise<Directions> {
  const { ownerId } = await assertReadable(context, viewer, clusterId);
  const cluster = await context.db
    .selectFrom('clusters')
    .select(['col_1_name', 'col_2_name', 'col_3_name'])
    .where('id', '=', clusterId)
    .where('user_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  const names = [cluster.col_1_name, cluster.col_2_name, cluster.col_3_name];
  const isThere = (column: number) => names[column - 1] !== null;
  if (!directions.every(({ source_col, target_col }) => isThere(source_col) && isThere(target_col))) {
    const missing = message('review.column_missing');
    throw new Failure('invalid', missing, { errors: { directions: [missing] } });
  }
  const codes = [...new Set(directions.map(({ source_col, target_col }) => source_col * 10 + target_col))];
  const of = { userId: viewer.id, clusterId };
  await context.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('review_directions')
      .values({ user_id: of.userId, cluster_id: clusterId, directions: [FIRST_TO_SECOND] })
      .onConflict((conflict) => conflict.columns(['user_id', 'cluster_id']).doNothing())
      .execute();
    // Others who set them wait until this transaction ends, and find what it left.
    const { directions: before } = await trx
      .selectFrom('review_directions')
      .select('directions')
      .where('user_id', '=', of.userId)
      .where('cluster_id', '=', clusterId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('review_directions')
      .set({ directions: codes })
      .where('user_id', '=', of.userId)
      .where('cluster_id', '=', clusterId)
      .execute();
    await storeDirectionPauses(trx, of, { before, after: codes }, context.clock.now());
  });
  return { directions: codes.map(asDirection) };
}
