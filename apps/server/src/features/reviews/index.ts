import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/contract-route.ts';
import { acceptAnswer, acceptedIn, forgetAnswer } from './accepted-answers.ts';
import { getDirections, setDirections } from './directions.ts';
import { queueOf } from './queue.ts';
import { changeSettings, getSettings } from './review-settings.ts';
import { practisedClusters, statesOf } from './states.ts';
import { recordReviews } from './record-reviews.ts';
import { allowMore, todayOf } from './today.ts';

/** Practising on a schedule: the log of answers and what follows from it. */
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
  route(app, 'DELETE /api/reviews/accepted', ({ viewer, body }) => forgetAnswer(context, viewer, body));
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
