import type { FastifyInstance } from 'fastify';
import type { Context, Viewer } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { callSignal, route } from '../../http/contract-route.ts';
import { isLeft, remaining } from '../allowance/remaining.ts';
import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import { plannedRows, rowsLeft, UPGRADE_ROWS } from '@wordcluster/domain/clusters/free-plan';
import { teacherRequestErrors } from '@wordcluster/domain/clusters/teacher-request';
import { message } from '@wordcluster/domain/messages/all';
import { normalizeText } from '@wordcluster/domain/text/characters';
import { assertNoErrors, Failure } from '../../failure.ts';
import { responseMessage } from '../../http/response-messages.ts';
import { charactersOf, withCharge } from '../allowance/charge.ts';
import { assertClusterLimit } from '../clusters/create-cluster.ts';
import { assertWritable } from '../clusters/policy.ts';
import { stageGeneration, takeGeneration, type Generation } from './repository.ts';
import { asFailure } from './teacher-failure.ts';
import { languageName } from '@wordcluster/domain/languages/languages';
import { sql } from 'kysely';
import type { Db } from '../../database/client.ts';
import { lockCluster } from '../rows/lock-cluster.ts';
import { recountBytes } from '../rows/row-counts.ts';
import { closeBlocks } from '../rows/row-order.ts';
import { isCluster, type ClusterKey } from '../clusters/cluster-key.ts';

/** Imports the teacher's rows into their cluster, or into a new one: all within the plan's limit, or nothing. */
async function startImport(context: Context, viewer: Viewer): Promise<ResponseOf<'POST /api/ai/start-import'>> {
  return context.db.transaction().execute(async (trx) => {
    const generation = await takeGeneration(trx, viewer.id);
    if (!generation) throw new Failure('conflict', message('teacher.nothing_to_import'));
    const { clusterId, count } =
      generation.clusterId === null
        ? await intoNew(context, trx, viewer, generation)
        : await intoExisting(context, trx, viewer, generation.clusterId, generation);
    return { cluster_id: clusterId, ...responseMessage(message('import.rows_imported', { count })) };
  });
}

/** A cell for each column of the cluster: languages are assigned to the chosen columns. */
function inColumns({ columns, rows }: Generation): (string | null)[][] {
  const chosen = columns.flatMap((language, column) => (language === null ? [] : [column]));
  return rows.map((row) => columns.map((_language, column) => row[chosen.indexOf(column)] ?? null));
}

async function intoExisting(context: Context, trx: Db, viewer: Viewer, clusterId: number, generation: Generation) {
  const cluster = await lockCluster(context, trx, viewer, clusterId);
  const left = rowsLeft({ premium: viewer.premium, rows: cluster.row_count });
  if (left === 0) throw new Failure('plan_limit', UPGRADE_ROWS);
  const cells = inColumns(generation).slice(0, Math.min(left, generation.rows.length));
  await insertRows(trx, cluster, cluster.last_position, cells);
  await recountBytes(context, trx, cluster);
  return { clusterId, count: cells.length };
}

async function intoNew(context: Context, trx: Db, viewer: Viewer, generation: Generation) {
  await assertClusterLimit(trx, viewer);
  const now = context.clock.now();
  // A new cluster has its columns side by side, whichever pickers were used.
  const languages = generation.columns.filter((language) => language !== null);
  const [one = '', two = null, three = null] = languages;
  const nameOf = (language: string | null) => (language === null ? null : languageName(language));
  const { id } = await trx
    .insertInto('clusters')
    .values({
      user_id: viewer.id,
      title: normalizeText(generation.clusterTitle ?? ''),
      description: null,
      col_1_name: languageName(one),
      col_2_name: nameOf(two),
      col_3_name: nameOf(three),
      col_1_language: one,
      col_2_language: two,
      col_3_language: three,
      created_at: now,
      updated_at: now,
      removed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const cells = generation.rows.slice(0, plannedRows(generation.rows.length, viewer.premium));
  await insertRows(trx, { id, ownerId: viewer.id }, '0', cells);
  await recountBytes(context, trx, { id, ownerId: viewer.id });
  return { clusterId: id, count: cells.length };
}

/** Appends rows behind a position. The caller holds the cluster's lock. */
async function insertRows(
  trx: Db,
  cluster: ClusterKey,
  after: string,
  rows: readonly (readonly (string | null)[])[],
): Promise<void> {
  const column = (index: number) => rows.map((row) => row[index] ?? null);
  await sql`
    insert into cluster_rows (user_id, cluster_id, position, col_1_value, col_2_value, col_3_value)
    select ${cluster.ownerId}::bigint, ${cluster.id}::bigint, ${after}::numeric + n, one, two, three
    from unnest(${column(0)}::text[], ${column(1)}::text[], ${column(2)}::text[]) with ordinality as t (one, two, three, n)`.execute(
    trx,
  );
  await sql`
    update clusters set row_count = row_count + ${rows.length}, last_position = last_position + ${rows.length}
    where ${isCluster(cluster)}`.execute(trx);
  await closeBlocks(trx, cluster);
}

type Request = BodyOf<'POST /api/ai/import'>;

/**
 * Generates rows on a topic and stages them for start-import. They cost the characters of the rows and of the topic;
 * nothing if the teacher fails.
 */
async function generateRows(
  context: Context,
  viewer: Viewer,
  body: Request,
  signal: AbortSignal,
): Promise<ResponseOf<'POST /api/ai/import'>> {
  const request = {
    cluster_id: body.cluster_id ?? null,
    cluster_title: body.cluster_title ?? null,
    topic: body.topic,
    word_count: body.word_count,
    col_1_language: languageOrNull(body.col_1_language),
    col_2_language: languageOrNull(body.col_2_language),
    col_3_language: languageOrNull(body.col_3_language),
  };
  assertNoErrors(teacherRequestErrors(request));
  const columns = [request.col_1_language, request.col_2_language, request.col_3_language];
  const languages = columns.filter((language) => language !== null);
  const existing =
    request.cluster_id === null
      ? await limitForNew(context, viewer)
      : await rowsIn(context, viewer, request.cluster_id);

  const topic = normalizeText(request.topic);
  const rows = await withCharge(context, viewer, 'text', charactersOf(topic), async (taken) => {
    const generated = await context.teacher
      .generateRows({ topic, languages, count: request.word_count, signal })
      .catch((error: unknown) => {
        throw asFailure(error);
      });
    await taken.add(charactersOf(generated.rows.flat().join('')));
    return generated.rows;
  });
  await stageGeneration(context, viewer.id, {
    clusterId: request.cluster_id,
    clusterTitle: request.cluster_title,
    columns,
    rows,
  });
  const importable = Math.min(rows.length, existing.left);
  return {
    rows,
    real_rows: rows.length,
    importable_rows: importable,
    ...responseMessage(rowsMessage(rows.length, request.word_count)),
  };
}

const languageOrNull = (code: string | null | undefined) => (code && code !== '-' ? code : null);

const rowsMessage = (found: number, requested: number) =>
  message(found < requested ? 'teacher.rows_known' : 'teacher.rows_prepared', { count: found });

async function limitForNew(context: Context, viewer: Viewer): Promise<{ left: number }> {
  await context.db.transaction().execute((trx) => assertClusterLimit(trx, viewer));
  return { left: plannedRows(Number.MAX_SAFE_INTEGER, viewer.premium) };
}

async function rowsIn(context: Context, viewer: Viewer, clusterId: number): Promise<{ left: number }> {
  const cluster = await assertWritable(context, viewer, clusterId);
  const { row_count } = await context.db
    .selectFrom('clusters')
    .select('row_count')
    .where('id', '=', clusterId)
    .where('user_id', '=', cluster.ownerId)
    .executeTakeFirstOrThrow();
  return { left: rowsLeft({ premium: viewer.premium, rows: row_count }) };
}

function teacherRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/ai/availability', async ({ viewer }) => {
    const { text } = await remaining(context, viewer);
    return { ai_available: isLeft(text), text_characters_remaining: text };
  });
  route(app, 'POST /api/ai/import', ({ viewer, body, reply }) =>
    generateRows(context, viewer, body, callSignal(reply)),
  );
  route(app, 'POST /api/ai/start-import', ({ viewer }) => startImport({ ...context, db: context.longRunning }, viewer));
}

export const teacher: Feature = { routes: teacherRoutes };
