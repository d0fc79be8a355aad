import type { AnswerOf, BodyOf } from '@wordcluster/contract/types';
import { plannedRows, rowsLeft } from '@wordcluster/domain/clusters/free-plan';
import { teacherRequestErrors } from '@wordcluster/domain/clusters/teacher-request';
import { message } from '@wordcluster/domain/messages/all';
import { normalizeText } from '@wordcluster/domain/text/characters';
import type { Context, Viewer } from '../../context.ts';
import { assertNoErrors } from '../../failure.ts';
import { answerMessage } from '../../http/response-messages.ts';
import { charactersOf, withCharge } from '../allowance/charge.ts';
import { assertRoomForCluster } from '../clusters/create-cluster.ts';
import { assertWritable } from '../clusters/policy.ts';
import { stageGeneration } from './repository.ts';
import { asFailure } from './teacher-failure.ts';

type Request = BodyOf<'POST /api/ai/import'>;

/**
 * Lets the teacher write rows on a topic and keeps them for start-import. The rows cost their characters and the
 * topic's; nothing when the teacher fails.
 */
export async function generateRows(
  context: Context,
  viewer: Viewer,
  body: Request,
  signal: AbortSignal,
): Promise<AnswerOf<'POST /api/ai/import'>> {
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
    request.cluster_id === null ? await roomForNew(context, viewer) : await rowsIn(context, viewer, request.cluster_id);

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
    ...answerMessage(rowsMessage(rows.length, request.word_count)),
  };
}

const languageOrNull = (code: string | null | undefined) => (code && code !== '-' ? code : null);

const rowsMessage = (found: number, asked: number) =>
  message(found < asked ? 'teacher.rows_known' : 'teacher.rows_prepared', { count: found });

async function roomForNew(context: Context, viewer: Viewer): Promise<{ left: number }> {
  await context.db.transaction().execute((trx) => assertRoomForCluster(trx, viewer));
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
