import { message } from '@wordcluster/domain/messages/all';
import { responseMessage } from '../../http/response-messages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Viewer } from '../../context.ts';
import { DAY, type Feature } from '../../feature.ts';
import { callSignal, route } from '../../http/contract-route.ts';
import { uploadRoutes, receiveUpload, type Upload } from '../../http/receive-upload.ts';
import { throttle } from '../../access/throttle.ts';
import { assertWritable, assertReadable } from '../clusters/policy.ts';
import { exportCluster, exportClusters, exportLink } from './export/export-cluster.ts';
import { listSnapshots, restoreSnapshot, deleteExpiredSnapshots } from './snapshots.ts';
import { cancelImport, rereadImport, stageImport, stagePasted } from './staging/stage-import.ts';
import { startImport } from './start-import.ts';
import { startWords } from './words/start-words.ts';
import { rereadWords, uploadWords } from './words/upload-words.ts';
import { startImportReaders } from './worker/import-readers.ts';
import { sql } from 'kysely';
import { deleteExpiredStaged } from './staging/repository.ts';
import { removeAbandonedFiles } from './staging/temporary-file.ts';
import { rowsLeft, UPGRADE_ROWS } from '@wordcluster/domain/clusters/free-plan';
import type { Db } from '../../database/client.ts';
import { Failure, notFound } from '../../failure.ts';
import { inCluster, isCluster, type ClusterKey } from '../clusters/cluster-key.ts';
import { clearIntroduced } from '../reviews/new-words.ts';
import { lockReviews } from '../reviews/rules.ts';
import { appendRows } from '../rows/add-rows.ts';
import { deleteLockedRows } from '../rows/delete-rows.ts';
import { lockForRows } from '../rows/lock-cluster.ts';
import { noteRows } from '../rows/row-changes.ts';
import { IMPORT_FIELD, INVALID_FILE, validateImportFile } from '@wordcluster/domain/clusters/file-import';
import { MAX_FILE_BYTES } from '@wordcluster/table-reader';
import type { Source } from './staging/stage-file.ts';

const invalidFile = () =>
  new Failure('wrong_type', INVALID_FILE.message, {
    errors: { [IMPORT_FIELD]: [INVALID_FILE.title, INVALID_FILE.message] },
  });

/** The table of an upload; its content must be read to the end. */
async function receiveFile(request: FastifyRequest): Promise<Source> {
  const { fileName, content } = await receiveAnyFile(request);
  if (validateImportFile(fileName)) throw invalidFile();
  return { fileName, content, format: fileName.toLowerCase().endsWith('.xlsx') ? 'xlsx' : 'csv' };
}

/** The same for files of any kind, which is detected by content. */
const receiveAnyFile = (request: FastifyRequest): Promise<Upload> =>
  receiveUpload(request, { field: IMPORT_FIELD, bytes: MAX_FILE_BYTES, tooLarge: message('import.over_50_mb') });

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
 * Copies rows to the end of another cluster, in their order, with tags and, within one owner's clusters, with media.
 * Moved rows also take the user's progress along and leave the first cluster. All in one transaction.
 */
async function copyRows(context: Context, viewer: Viewer, { rowIds, from, to, move }: Copying): Promise<number[]> {
  if (from === to) throw new Failure('invalid', message('request.invalid'));
  return context.db.transaction().execute(async (trx) => {
    const { source, target } = await lockBoth(context, trx, viewer, { from, to, move });
    const rows = await readRows(trx, source, rowIds);
    if (rows.length === 0) throw notFound('The row');
    if (rows.length > rowsLeft({ premium: target.premium, rows: target.row_count }))
      throw new Failure('plan_limit', UPGRADE_ROWS);
    const ids = await appendRows(context, trx, target, rows);
    const pairs = rows.map(({ id }, index) => ({ old: id, new: ids[index] ?? 0 }));
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

/** Lock order by cluster id, so that two users who copy crosswise do not deadlock. */
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

/** Moves a user's progress with their rows: the log of answers, derived states, and accepted answers. */
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

/** Number of rows from which an import affects planner statistics. */
const MANY_ROWS = 5_000;
const TABLES = ['cluster_rows', 'review_states', 'review_entries'];

/**
 * Updates the planner's statistics after a large import: until autovacuum does, plans would be those for an empty
 * table. A failure is logged only.
 */
async function analyzeAfterImport({ longRunning, log }: Pick<Context, 'longRunning' | 'log'>, rows: number) {
  if (rows < MANY_ROWS) return;
  try {
    for (const table of TABLES) await sql`analyze ${sql.table(table)}`.execute(longRunning);
  } catch (error) {
    log.warn({ err: error }, 'statistics were not refreshed');
  }
}

/** Rate limit: reading a file costs processor and disk, unlike ordinary calls. */
const STAGING = { times: 60, seconds: 60 };

/** Import and export over HTTP. Only these routes understand multipart bodies. */
async function transferRoutes(app: FastifyInstance, serverContext: Context): Promise<void> {
  const readers = startImportReaders();
  const context = { ...serverContext, db: serverContext.longRunning, readers };
  app.addHook('onClose', () => readers.stop());

  await uploadRoutes(app, (uploads) => {
    route(uploads, 'POST /api/clusters/:cluster_id/upload-import', async ({ viewer, params, request }) => {
      await assertWritable(context, viewer, params.cluster_id);
      await throttle(context, `staging:${viewer.id}`, STAGING);
      return stageImport(context, viewer, params.cluster_id, await receiveFile(request));
    });
    route(uploads, 'POST /api/upload-import', async ({ viewer, query, request }) => {
      await throttle(context, `staging:${viewer.id}`, STAGING);
      return uploadWords(context, viewer, await receiveAnyFile(request), query.cluster_id);
    });
  });
  const send = (reply: FastifyReply, file: Awaited<ReturnType<typeof exportClusters>>) =>
    reply
      .header('content-type', file.type)
      .header('content-disposition', file.disposition)
      .header('cache-control', 'private, no-store')
      .send(file.content);
  route(app, 'GET /api/clusters/:cluster_id/export', async ({ params, query, reply }) =>
    send(reply, await exportCluster(context, params.cluster_id, query)),
  );
  route(app, 'POST /api/clusters/:cluster_id/clusterRows/copy', async ({ viewer, params, body }) => ({
    row_ids: await copyRows(context, viewer, {
      rowIds: body.row_ids,
      from: params.cluster_id,
      to: body.to_cluster_id,
      move: body.move ?? false,
    }),
  }));
  route(app, 'POST /api/export', ({ viewer, body }) => exportLink(context, viewer, body));
  route(app, 'GET /api/export/:cluster_ids', async ({ params, query, reply }) =>
    send(reply, await exportClusters(context, params.cluster_ids, query)),
  );
  route(app, 'POST /api/clusters/:cluster_id/upload-import/reread', async ({ viewer, params, body }) => {
    await throttle(context, `staging:${viewer.id}`, STAGING);
    return rereadImport(context, viewer, params.cluster_id, body);
  });
  route(app, 'POST /api/upload-import/reread', async ({ viewer, body }) => {
    await throttle(context, `staging:${viewer.id}`, STAGING);
    return rereadWords(context, viewer, body);
  });
  route(app, 'DELETE /api/clusters/:cluster_id/upload-import', async ({ viewer, params }) => {
    await cancelImport(context, viewer, params.cluster_id);
    return responseMessage(message('import.cancelled'));
  });
  route(app, 'POST /api/clusters/:cluster_id/paste-import', async ({ viewer, params, body }) => {
    await throttle(context, `staging:${viewer.id}`, STAGING);
    return stagePasted(context, viewer, params.cluster_id, body);
  });
  route(app, 'POST /api/clusters/:cluster_id/start-import', async ({ viewer, params, body }) => {
    const done = await startImport(context, viewer, params.cluster_id, body);
    await analyzeAfterImport(context, done.imported_rows);
    return done;
  });
  route(app, 'POST /api/start-import', async ({ viewer, body, reply }) => {
    await throttle(context, `staging:${viewer.id}`, STAGING);
    const done = await startWords(context, viewer, body, callSignal(reply));
    await analyzeAfterImport(context, done.imported_rows + done.imported_reviews);
    return done;
  });
  route(app, 'GET /api/clusters/:cluster_id/snapshots', ({ viewer, params }) =>
    listSnapshots(context, viewer, params.cluster_id),
  );
  route(app, 'POST /api/clusters/:cluster_id/snapshots/:snapshot_id/restore', ({ viewer, params }) =>
    restoreSnapshot(context, viewer, params.cluster_id, params.snapshot_id),
  );
}

export const transfer: Feature = {
  routes: transferRoutes,
  start: removeAbandonedFiles,
  cleanUp: [
    ({ db }, ago) => deleteExpiredStaged(db, ago(0)),
    ({ db }, ago) => sql`delete from word_batches where created_at < ${ago(DAY)}`.execute(db),
    ({ db }, ago) => deleteExpiredSnapshots(db, ago(0)),
  ],
};
