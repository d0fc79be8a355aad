import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context, Viewer } from '../../context.ts';
import { DAY, type Feature } from '../../feature.ts';
import { route } from '../../http/contract-route.ts';
import type { ClusterKey } from '../clusters/cluster-key.ts';
import { assertReadable } from '../clusters/policy.ts';
import { clusterSubscriptions } from './cluster-subscriptions.ts';
import { sql } from 'kysely';
import type { ResponseOf } from '@wordcluster/contract/types';
import { mediaField, MEDIA_SLOTS } from '@wordcluster/domain/clusters/media';
import { message } from '@wordcluster/domain/messages/all';
import { Failure, notFound } from '../../failure.ts';
import { undoMedia } from '../media/change-media.ts';
import { deleteRow, restoreRow } from '../rows/delete-row.ts';
import { editRow } from '../rows/edit-row.ts';
import { moveRow } from '../rows/move-row.ts';
import type { ChangedValues } from '../rows/row-changes.ts';
import { withAddresses } from '../rows/row-media.ts';

/** Displayed changes of one row; older ones are deleted after ninety days. */
const SHOWN = 200;

type Change = ResponseOf<'GET /api/clusters/:cluster_id/clusterRows/:row_id/history'>[number];

/** Changes of a row with their users, the newest first. */
async function historyOf(context: Context, viewer: Viewer, clusterId: number, rowId: number): Promise<Change[]> {
  const { ownerId } = await assertReadable(context, viewer, clusterId);
  const changes = await context.db
    .selectFrom('row_changes')
    .select(['id', 'at', 'kind', 'before', 'after', 'by_user_id'])
    .where('user_id', '=', ownerId)
    .where('cluster_id', '=', clusterId)
    .where('row_id', '=', rowId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  const people = await namesOf(
    context,
    changes.map(({ by_user_id }) => by_user_id),
  );
  return changes.flatMap(({ id, at, kind, before, after, by_user_id }): Change[] =>
    kind === 'many'
      ? []
      : [
          {
            id,
            at: at.toISOString(),
            kind,
            user: people.get(by_user_id ?? 0) ?? null,
            before: withAddresses(context, ownerId, before),
            after: withAddresses(context, ownerId, after),
          },
        ],
  );
}

/** Names of users, each from their own shard: few users write in one cluster. */
async function namesOf({ db }: Context, ids: readonly (number | null)[]) {
  const people = new Map<number, NonNullable<Change['user']>>();
  for (const id of new Set(ids.filter((one) => one !== null))) {
    const person = await db
      .selectFrom('users')
      .select(['id', 'first_name', 'last_name'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (person) people.set(id, person);
  }
  return people;
}

/** Undoes a change of any editor. A cell that has changed again since is left as it is (409). */
async function undoChange(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  changeId: number,
): Promise<ResponseOf<'POST /api/clusters/:cluster_id/history/:change_id/undo'>> {
  const { ownerId } = await assertReadable(context, viewer, clusterId);
  const change = await context.db
    .selectFrom('row_changes')
    .select(['row_id', 'kind', 'before', 'after'])
    .where('user_id', '=', ownerId)
    .where('cluster_id', '=', clusterId)
    .where('id', '=', changeId)
    .executeTakeFirst();
  if (!change || change.row_id === null) throw notFound('The change');
  const { row_id: rowId, kind } = change;
  const before: ChangedValues = change.before ?? {};
  const after: ChangedValues = change.after ?? {};
  switch (kind) {
    case 'edited': {
      const slot = MEDIA_SLOTS.find((one) => mediaField(one) in before);
      if (slot !== undefined) {
        const [back = null, from = null] = [before, after].map((values) => values[mediaField(slot)]);
        return { row: await undoMedia(context, viewer, { clusterId, rowId, slot }, { back, from }) };
      }
      const { row_number: _number, tags, ...cells } = before;
      const back = { ...cells, ...(tags !== undefined && { tags: [...(tags ?? [])] }) };
      return { row: await editRow(context, viewer, clusterId, rowId, back, after) };
    }
    case 'moved':
      return { row: await moveRow(context, viewer, clusterId, rowId, before.row_number ?? 1) };
    case 'deleted':
      return { row: await restoreRow(context, viewer, clusterId, rowId) };
    case 'added':
    case 'restored':
      await deleteRow(context, viewer, clusterId, rowId);
      return { row: null };
    case 'many':
      throw new Failure('conflict', message('history.many'));
  }
}

/** Heartbeat in milliseconds: proxies close connections that are idle for half a minute. */
const SIGN_OF_LIFE_MS = 20_000;

/** Live editing of shared clusters: history of a row, and a stream of changes. */
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
 * Server-sent events: `ready`, then `added`, `edited`, `moved`, `deleted` or `restored` with the row, `reload` if too
 * much has changed, and finally `ended` when read access has ended.
 */
async function streamChanges(
  context: Context,
  clusters: ReturnType<typeof clusterSubscriptions>,
  reply: FastifyReply,
  viewer: Viewer,
  key: ClusterKey,
): Promise<FastifyReply> {
  const { raw } = reply;
  const send = (event: string, data: unknown, id?: number) =>
    raw.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const leave = await clusters.watch(viewer, key, {
    notify: ({ id, kind, row }) => send(kind, row, id),
    reload: () => send('reload', {}),
    end() {
      send('ended', {});
      raw.end();
    },
  });
  const headers = Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined);
  reply.hijack();
  for (const [name, value] of headers) raw.setHeader(name, value as string);
  // Buffering proxies would hold the events back.
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
