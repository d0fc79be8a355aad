import type { FastifyInstance } from 'fastify';
import type { Context, Viewer } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/contract-route.ts';
import { acceptAnswer, acceptedIn, removeAnswer } from './accepted-answers.ts';
import { queueOf } from './queue.ts';
import { changeSettings, getSettings } from './review-settings.ts';
import { recordReviews } from './record-reviews.ts';
import { allowMore, todayOf } from './today.ts';
import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import { KNOWN_DAYS } from '@wordcluster/domain/progress/stages';
import { sql } from 'kysely';
import { assertReadable } from '../clusters/policy.ts';
import { clusterParts, scopedToOwner, type OwnerPart } from './clusters-by-owner.ts';
import { answeredState, type State } from './review-states.ts';
import { message } from '@wordcluster/domain/messages/all';
import { Failure } from '../../failure.ts';
import type { Db } from '../../database/client.ts';

interface Practised {
  userId: number;
  clusterId: number;
}

interface Changed {
  before: readonly number[];
  after: readonly number[];
}

/** Start of the pause of a direction that was never practised. */
const EVER = new Date(0);

/** Starts pauses of deselected directions and ends those of selected ones: their words were not due in between. */
async function storeDirectionPauses(
  trx: Db,
  { userId, clusterId }: Practised,
  { before, after }: Changed,
  now: Date,
): Promise<void> {
  const givenUp = before.filter((direction) => !after.includes(direction));
  const takenUp = after.filter((direction) => !before.includes(direction));
  if (givenUp.length + takenUp.length === 0) return;
  const known = await trx
    .selectFrom('direction_rests')
    .select(['direction', 'since', 'until'])
    .where('user_id', '=', userId)
    .where('cluster_id', '=', clusterId)
    .execute();
  const ended = takenUp.flatMap((direction) => {
    const pauses = known.filter((pause) => pause.direction === direction);
    const open = pauses.find(({ until }) => until === null);
    return open || pauses.length === 0 ? [{ direction, since: open?.since ?? EVER, until: now }] : [];
  });
  const started = givenUp.map((direction) => ({ direction, since: now, until: null }));
  const pauses = [...ended, ...started].map((pause) => ({ user_id: userId, cluster_id: clusterId, ...pause }));
  if (pauses.length === 0) return;
  await trx
    .insertInto('direction_rests')
    .values(pauses)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'cluster_id', 'direction', 'since'])
        .doUpdateSet((pause) => ({ until: pause.ref('excluded.until') })),
    )
    .execute();
}

type Directions = ResponseOf<'GET /api/reviews/clusters/:cluster_id'>;

/** Default: from the first column to the second. */
const FIRST_TO_SECOND = 12;

const asDirection = (code: number) => ({ source_col: Math.floor(code / 10), target_col: code % 10 });

/** A user's practised directions of a cluster; default: from the first column to the second. */
async function getDirections(context: Context, viewer: Viewer, clusterId: number): Promise<Directions> {
  await assertReadable(context, viewer, clusterId);
  const stored = await context.db
    .selectFrom('review_directions')
    .select('directions')
    .where('user_id', '=', viewer.id)
    .where('cluster_id', '=', clusterId)
    .executeTakeFirst();
  return { directions: (stored?.directions ?? [FIRST_TO_SECOND]).map(asDirection) };
}

/** Per user, also for shared clusters. Throws 422 for a column that the cluster does not have. */
async function setDirections(
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
    // Row lock: concurrent changes wait until this transaction ends, and read its result.
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

/** States of a cluster's rows that have entries in the user's log. Throws 404 and 403 as reading the rows does. */
async function statesOf(context: Context, viewer: Viewer, clusterId: number): Promise<State[]> {
  const { ownerId } = await assertReadable(context, viewer, clusterId);
  const { rows } = await sql<Parameters<typeof answeredState>[0]>`
    ${context.shards.withViewerTable('review_states', viewer.id, ownerId)}
    select s.* from review_states s join cluster_rows r on r.id = s.row_id and r.cluster_id = s.cluster_id and r.user_id = ${ownerId}
    where s.user_id = ${viewer.id} and s.cluster_id = ${clusterId}
    order by s.row_id, s.source_col, s.target_col`.execute(context.db);
  return rows.map(answeredState);
}

type Cluster = ResponseOf<'GET /api/reviews/clusters'>['clusters'][number];

/** Progress of every accessible cluster that the user has practised. */
async function practisedClusters(context: Context, viewer: Viewer): Promise<Cluster[]> {
  const parts = await clusterParts(context, viewer.id, { leaveOutAway: true });
  const found = await Promise.all(parts.map((part) => practisedIn(context, viewer, part)));
  return found.flat().toSorted((a, b) => a.cluster_id - b.cluster_id);
}

async function practisedIn({ db }: Context, viewer: Viewer, part: OwnerPart | null): Promise<Cluster[]> {
  const tables = part ? sql`with ${scopedToOwner('mine', part)}` : sql``;
  const clusters = part
    ? sql`select id from mine`
    : sql`select id from clusters where user_id = ${viewer.id} and removed_at is null
        union all select cluster_id from cluster_shares where user_id = ${viewer.id}`;
  const { rows } = await sql<Omit<Cluster, 'last_review'> & { last_review: Date | null }>`
    ${tables}
    select s.cluster_id, max(s.last_review) as last_review, count(*) filter (where s.reps > 0)::int as practised,
      count(*) filter (where s.stage = 'review' and s.stability >= ${KNOWN_DAYS})::int as known
    from review_states s join cluster_rows r on r.id = s.row_id
    where s.user_id = ${viewer.id} and s.cluster_id in (${clusters})
    group by s.cluster_id`.execute(db);
  return rows.map(({ last_review, ...counted }) => ({ ...counted, last_review: last_review?.toISOString() ?? null }));
}

/** Scheduled practice: the log of answers and states derived from it. */
function reviewRoutes(app: FastifyInstance, context: Context): void {
  const takeReviews = recordReviews(context);
  route(app, 'POST /api/reviews', ({ viewer, body }) => takeReviews(viewer, body.reviews));
  route(app, 'GET /api/reviews/states', async ({ viewer, query }) => ({
    states: await statesOf(context, viewer, query.cluster_id),
  }));
  route(app, 'GET /api/reviews/today', ({ viewer }) => todayOf(context, viewer));
  route(app, 'POST /api/reviews/extra', ({ viewer, body }) => allowMore(context, viewer, body.new_words));
  route(app, 'GET /api/reviews/queue', async ({ viewer, query }) => ({ queue: await queueOf(context, viewer, query) }));
  route(app, 'GET /api/reviews/accepted', async ({ viewer, query }) => ({
    accepted: await acceptedIn(context, viewer, query.cluster_id),
  }));
  route(app, 'PUT /api/reviews/accepted', ({ viewer, body }) => acceptAnswer(context, viewer, body));
  route(app, 'DELETE /api/reviews/accepted', ({ viewer, body }) => removeAnswer(context, viewer, body));
  route(app, 'GET /api/reviews/settings', ({ viewer }) => getSettings(context, viewer));
  route(app, 'PATCH /api/reviews/settings', ({ viewer, body }) => changeSettings(context, viewer, body));
  route(app, 'GET /api/reviews/clusters', async ({ viewer }) => ({
    clusters: await practisedClusters(context, viewer),
  }));
  route(app, 'GET /api/reviews/clusters/:cluster_id', ({ viewer, params }) =>
    getDirections(context, viewer, params.cluster_id),
  );
  route(app, 'PATCH /api/reviews/clusters/:cluster_id', ({ viewer, params, body }) =>
    setDirections(context, viewer, params.cluster_id, body),
  );
}

export const reviews: Feature = { routes: reviewRoutes };
