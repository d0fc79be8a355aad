import type { ResponseOf } from '@wordcluster/contract/types';
import { STANDARD_PARAMETERS } from '@wordcluster/domain/progress/histories';
import type { Context, Viewer } from '../../context.ts';
import { fitIsAvailable } from './fit/fit-parameters.ts';
import type { FastifyInstance } from 'fastify';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/contract-route.ts';
import { getProgress } from './get-progress.ts';
import { startFitJob } from './fit/fit-job.ts';
import { MAX_AGAIN } from '@wordcluster/contract/progress';
import { personClock } from '@wordcluster/domain/schedule/person-clock';
import { sql } from 'kysely';
import { rulesOf } from '../reviews/rules.ts';
import { isAskable } from '../reviews/words-of-day.ts';
import { readersOf } from './hardest-words.ts';
import { ownClusters, readHardest, type Reader } from './figures.ts';

/** Today's mistakes and the hardest words, as rows for a session. */
async function getAgain(context: Context, viewer: Viewer): Promise<ResponseOf<'GET /api/reviews/again'>> {
  const days = personClock(await rulesOf(context.db, viewer.id));
  const { reader, readers } = await readersOf(context, viewer.id);
  const today = days.day(reader.now.getTime());
  const missed = await missedSince(reader, today, new Date(days.dayEnd(today - 1)));
  const [open, hardest] = await Promise.all([
    Promise.all(readers.map((one) => askableOf(one, missed))),
    Promise.all(readers.map(readHardest)),
  ]);
  const askable = new Set(open.flat());
  return {
    mistakes: missed.filter((id) => askable.has(id)).slice(0, MAX_AGAIN),
    hardest: distinct(
      hardest
        .flat()
        .toSorted((a, b) => b.difficulty - a.difficulty || b.lapses - a.lapses || a.row_id - b.row_id)
        .map(({ row_id }) => row_id),
    ).slice(0, MAX_AGAIN),
  };
}

const distinct = (ids: readonly number[]) => [...new Set(ids)];

/**
 * Rows with a wrong answer since a moment of today, the newest first; undone answers are ignored, unless the undo was
 * undone.
 */
async function missedSince({ db, userId }: Reader, today: number, since: Date): Promise<number[]> {
  const { rows } = await sql<{ row_id: number }>`
    select e.row_id from review_states s
      join review_entries e on e.user_id = ${userId} and e.row_id = s.row_id and e.source_col = s.source_col
        and e.target_col = s.target_col
    where s.user_id = ${userId} and s.last_day = ${today} and e.kind = 'answer' and e.rating = 1 and e.happened_at >= ${since}
      and not exists (
        select 1 from review_entries u
        where u.user_id = ${userId} and u.undoes = e.id and u.row_id = e.row_id and not exists (
          select 1 from review_entries v where v.user_id = ${userId} and v.undoes = u.id and v.row_id = e.row_id))
    group by e.row_id order by max(e.happened_at) desc, e.row_id`.execute(db);
  return rows.map(({ row_id }) => row_id);
}

/** Rows that can be asked in a practised direction. */
async function askableOf(reader: Reader, rowIds: readonly number[]): Promise<number[]> {
  if (rowIds.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    with ${ownClusters(reader)}
    select distinct r.id from cluster_rows r join own o on o.id = r.cluster_id
      cross join lateral unnest(o.directions) as d
    where r.id = any(${rowIds}::bigint[]) and o.open and ${isAskable(sql`d / 10`, sql`d % 10`)}`.execute(reader.db);
  return rows.map(({ id }) => id);
}

/** The user's schedule parameters and their origin. */
async function getParameters({ db }: Context, viewer: Viewer): Promise<ResponseOf<'GET /api/reviews/parameters'>> {
  const found = await db
    .selectFrom('review_parameters')
    .select(['parameters', 'standard_loss', 'fitted_loss', 'counted'])
    .where('user_id', '=', viewer.id)
    .executeTakeFirst();
  const { standard_loss: standard = null, fitted_loss: fitted = null } = found ?? {};
  return {
    parameters: found?.parameters ?? [...STANDARD_PARAMETERS],
    standard: [...STANDARD_PARAMETERS],
    fitted: found?.parameters != null,
    answers: found?.counted ?? 0,
    log_loss: standard === null || fitted === null ? null : { standard, fitted },
    available: await fitIsAvailable(),
  };
}

/** Progress and forgetting parameters of a user. */
function progressRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/progress', ({ viewer }) => getProgress(context, viewer));
  route(app, 'GET /api/reviews/again', ({ viewer }) => getAgain(context, viewer));
  route(app, 'GET /api/reviews/parameters', ({ viewer }) => getParameters(context, viewer));
}

export const progress: Feature = {
  routes: progressRoutes,
  jobs: [startFitJob],
};
