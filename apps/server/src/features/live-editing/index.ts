import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context, Viewer } from '../../context.ts';
import { DAY, type Feature } from '../../feature.ts';
import { route } from '../../http/contract-route.ts';
import type { ClusterKey } from '../clusters/cluster-key.ts';
import { assertReadable } from '../clusters/policy.ts';
import { historyOf, undoChange } from './history.ts';
import { clusterSubscriptions } from './cluster-subscriptions.ts';
import { sql } from 'kysely';

/** Proxies close what is silent for half a minute. */
const SIGN_OF_LIFE_MS = 20_000;

/** Several people in one cluster: what each changed, and what they change now. */
function togetherRoutes(app: FastifyInstance, context: Context): void {
  const clusters = clusterSubscriptions(context);
  app.addHook('preClose', () => clusters.stop());
  route(app, 'GET /api/clusters/:cluster_id/clusterRows/:row_id/history', ({ viewer, params }) =>
    historyOf(context, viewer, params.cluster_id, params.row_id),
  );
  route(app, 'POST /api/clusters/:cluster_id/history/:change_id/undo', ({ viewer, params }) =>
    undoChange(context, viewer, params.cluster_id, params.change_id),
  );
  route(app, 'GET /api/clusters/:cluster_id/stream', async ({ viewer, params, reply }) => {
    const { id, ownerId } = await assertReadable(context, viewer, params.cluster_id);
    return streamChanges(context, clusters, reply, viewer, { id, ownerId });
  });
}

/**
 * Server-sent events: `ready`, then `added`, `edited`, `moved`, `deleted` or `restored` with the row, `reload` where so much has changed
 * that the rows are to be loaded anew, and at last `ended` when the right to read has.
 */
async function streamChanges(
  context: Context,
  clusters: ReturnType<typeof clusterSubscriptions>,
  reply: FastifyReply,
  viewer: Viewer,
  place: ClusterKey,
): Promise<FastifyReply> {
  const { raw } = reply;
  const send = (event: string, data: unknown, id?: number) =>
    raw.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const leave = await clusters.watch(viewer, place, {
    tell: ({ id, kind, row }) => send(kind, row, id),
    reload: () => send('reload', {}),
    end() {
      send('ended', {});
      raw.end();
    },
  });
  const headers = Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined);
  reply.hijack();
  for (const [name, value] of headers) raw.setHeader(name, value as string);
  // Proxies that collect answers would hold the events back.
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  context.metrics.live(1);
  const signs = setInterval(() => raw.write(':\n\n'), SIGN_OF_LIFE_MS).unref();
  raw.once('close', () => {
    clearInterval(signs);
    leave();
    context.metrics.live(-1);
  });
  send('ready', {});
  return reply;
}

export const liveEditing: Feature = {
  routes: togetherRoutes,
  cleanUp: [({ db }, ago) => sql`delete from row_changes where at < ${ago(90 * DAY)}`.execute(db)],
};
