import { sql } from 'kysely';
import { STANDARD_TIMES } from '@wordcluster/domain/goals/visit';
import type { Context } from '../../context.ts';
import { freshWords } from '../reviews/new-words.ts';
import type { Rules } from '../reviews/rules.ts';
import { daysOfParts, isAskable, isPractised, overdue, practised, type Day } from '../reviews/words-of-day.ts';
import { believedOf, timesOfPerson } from './believed.ts';
import { planThread } from './plan-thread.ts';

/** Number of candidates, nearest to being forgotten first: far more than fit into the minutes. */
const MAX_LOOKED_AT = 3000;

interface Candidate {
  row_id: number;
  source_col: number;
  target_col: number;
  stability: number | null;
  difficulty: number | null;
  last_day: number | null;
}

/** The words for a number of minutes, without a date: those whose recall increases most per minute, due or not. */
export async function cardsOfMinutes(
  context: Context,
  day: Day,
  rules: Rules,
  { minutes, only }: { minutes: number; only: number | undefined },
): Promise<Pick<Candidate, 'row_id' | 'source_col' | 'target_col'>[]> {
  const times = await timesOfPerson(context.db, day.userId, day.now);
  const mostNew = Math.ceil((minutes * 60) / Math.min(times.introduction, STANDARD_TIMES.introduction)) + 1;
  const parts = await daysOfParts(context, day, only);
  const found = await Promise.all(
    parts.flatMap((part) => [begunWords(context, part, only), newWords(context, part, mostNew, only)]),
  );
  const candidates = found.flat();
  const indexes = await planThread.plan(day.userId, {
    kind: 'minutes',
    words: candidates.map(({ row_id, stability, difficulty, last_day }) => ({
      row: row_id,
      trace: stability === null || difficulty === null ? null : { stability, difficulty },
      lastDay: last_day ?? -1,
    })),
    parameters: believedOf(rules).parameters,
    today: day.today,
    minutes,
    times,
  });
  return indexes.flatMap((index) => candidates[index] ?? []);
}

async function begunWords({ db }: Context, day: Day, only: number | undefined): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    with ${practised(day, only)}
    select s.row_id, s.source_col, s.target_col, s.stability, s.difficulty, s.last_day
    from review_states s join practised p on p.id = s.cluster_id join cluster_rows r on r.id = s.row_id
    where s.user_id = ${day.userId} and s.reps > 0 and ${isPractised(day, 'p')}
      and ${isAskable(sql`s.source_col`, sql`s.target_col`)}
    order by ${overdue(day)} desc, s.row_id, s.source_col, s.target_col limit ${MAX_LOOKED_AT}`.execute(db);
  return rows;
}

async function newWords({ db }: Context, day: Day, most: number, only: number | undefined): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    with ${practised(day, only)}, ${freshWords({ ...day, goals: false }, most)}
    select row_id, source_col, target_col, null::float8 as stability, null::float8 as difficulty, null::int as last_day
    from fresh order by cluster_id, position, place limit ${most}`.execute(db);
  return rows;
}
