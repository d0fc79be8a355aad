import { MAX_ACCEPTED } from '@wordcluster/contract/reviews';
import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import { cellProblem, CELL_TOO_SHORT, normalizeCell } from '@wordcluster/domain/clusters/cells';
import { message } from '@wordcluster/domain/messages/all';
import type { Message } from '@wordcluster/domain/messages/all';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { Failure, notFound } from '../../failure.ts';
import { assertReadable } from '../clusters/policy.ts';
import { openRows } from './review-batch.ts';

type Named = BodyOf<'PUT /api/reviews/accepted'>;
type AcceptedAnswer = ResponseOf<'PUT /api/reviews/accepted'>;

/**
 * Accepts an answer as correct for the viewer alone; idempotent. Throws 404 for a row without access, 422 beyond the
 * limit.
 */
export async function acceptAnswer(context: Context, viewer: Viewer, named: Named): Promise<AcceptedAnswer> {
  const answer = answerOf(named);
  await assertOpen(context, viewer, named.row_id);
  const { rows } = await sql<{ answers: string[] }>`
    insert into review_accepted as a (user_id, row_id, col, answers)
    values (${viewer.id}, ${named.row_id}, ${named.column}, array[${answer}::text])
    on conflict (user_id, row_id, col) do update
      set answers = case when ${answer} = any(a.answers) then a.answers else a.answers || excluded.answers end
      where ${answer} = any(a.answers) or cardinality(a.answers) < ${MAX_ACCEPTED}
    returning answers`.execute(context.db);
  const [stored] = rows;
  if (!stored) throw invalid(message('review.accepted_too_many', { count: MAX_ACCEPTED }));
  return { row_id: named.row_id, column: named.column, answers: stored.answers };
}

/** Removes an accepted answer; idempotent. */
export async function removeAnswer(context: Context, viewer: Viewer, named: Named): Promise<AcceptedAnswer> {
  await assertOpen(context, viewer, named.row_id);
  const { rows } = await sql<{ answers: string[] }>`
    update review_accepted set answers = array_remove(answers, ${answerOf(named)})
    where user_id = ${viewer.id} and row_id = ${named.row_id} and col = ${named.column} returning answers`.execute(
    context.db,
  );
  return { row_id: named.row_id, column: named.column, answers: rows[0]?.answers ?? [] };
}

/** The viewer's accepted answers of a cluster. Throws 404 and 403 as reading the rows does. */
export async function acceptedIn(context: Context, viewer: Viewer, clusterId: number): Promise<AcceptedAnswer[]> {
  const { ownerId } = await assertReadable(context, viewer, clusterId);
  const { rows } = await sql<AcceptedAnswer>`
    ${context.shards.withViewerTable('review_accepted', viewer.id, ownerId)}
    select a.row_id, a.col as column, a.answers from review_accepted a
    join cluster_rows r on r.id = a.row_id and r.cluster_id = ${clusterId} and r.user_id = ${ownerId}
    where a.user_id = ${viewer.id} and cardinality(a.answers) > 0 order by a.row_id, a.col`.execute(context.db);
  return rows;
}

/** A user's accepted answers of rows, by `<row> <column>`. */
export async function acceptedFor(
  db: Db,
  userId: number,
  rowIds: readonly number[],
): Promise<ReadonlyMap<string, string[]>> {
  const found = await db
    .selectFrom('review_accepted')
    .select(['row_id', 'col', 'answers'])
    .where('user_id', '=', userId)
    .where(sql<boolean>`row_id = any(${rowIds}::bigint[])`)
    .execute();
  return new Map(found.map(({ row_id, col, answers }) => [`${row_id} ${col}`, answers]));
}

/** As a cell would hold it that must have something. */
function answerOf({ answer }: Named): string {
  const cell = normalizeCell(answer);
  const problem = cellProblem(1, cell);
  if (cell === null || problem) throw invalid(problem ?? CELL_TOO_SHORT);
  return cell;
}

const invalid = (problem: Message) => new Failure('invalid', problem, { errors: { answer: [problem] } });

/** Same access as for reviews: own clusters, disabled ones too, and shared ones. */
async function assertOpen({ db }: Pick<Context, 'db'>, viewer: Viewer, rowId: number): Promise<void> {
  if ((await openRows(db, viewer.id, [rowId])).length === 0) throw notFound('The row');
}
