import type { ResponseOf } from '@wordcluster/contract/types';
import { expectedMinutes, withinAllowance } from '@wordcluster/domain/schedule/settings';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import type { SqlPart } from '../../database/prepared.ts';
import { refreshPlans } from '../goals/refresh-plans.ts';
import { countedOfGoals, goalsToday } from '../goals/goals-today.ts';
import { freshWords } from './new-words.ts';
import { addExtraWords } from './review-settings.ts';
import { rulesOf } from './rules.ts';
import { dayOf, daysOfParts, dueStates, practised, type Day } from './words-of-day.ts';

interface Counted {
  cluster_id: number;
  due: number;
  learning: number;
  new: number;
}

type Today = ResponseOf<'GET /api/reviews/today'>;

/**
 * Remaining words of today, within the allowances. Clusters share them in the order of creation, as new words are
 * introduced; goal words are added on top.
 */
export async function todayOf(context: Context, viewer: Pick<Viewer, 'id'>): Promise<Today> {
  const { db } = context;
  const goals = await refreshPlans(context, viewer.id);
  const { day: asItIs } = await dayOf(context, viewer.id, rulesOf(db, viewer.id));
  const day = { ...asItIs, goals: goals.length > 0 };
  const parts = await daysOfParts(context, day);
  const [counts, ofGoals] = await Promise.all([
    Promise.all(parts.map((part) => countedOf(db, part))),
    countedOfGoals(db, parts),
  ]);
  const rows = counts.flat().toSorted((a, b) => a.cluster_id - b.cluster_id);
  const shared = withinAllowance(rows, { due: day.reviewsLeft, new: day.newLeft });
  const all = [...shared, ...ofGoals];
  const sumOf = (of: readonly Counted[]) => {
    const sum = (name: 'due' | 'learning' | 'new') => of.reduce((total, counted) => total + counted[name], 0);
    return { due: sum('due'), learning: sum('learning'), new: sum('new') };
  };
  const clusters = [...Map.groupBy(all, ({ cluster_id }) => cluster_id)]
    .map(([cluster_id, of]) => withMinutes({ cluster_id, ...sumOf(of) }))
    .toSorted((a, b) => a.cluster_id - b.cluster_id);
  return { ...withMinutes(sumOf(all)), clusters, goals: goalsToday(goals, ofGoals) };
}

/** Adds new words to today's allowance, and returns the remaining words of today. */
export async function allowMore(
  context: Context,
  viewer: Viewer,
  newWords: number,
): Promise<ResponseOf<'POST /api/reviews/extra'>> {
  await context.db.transaction().execute(async (trx) => {
    const { day } = await dayOf({ ...context, db: trx }, viewer.id, rulesOf(trx, viewer.id));
    await addExtraWords(trx, viewer.id, { day: day.today, newWords, begun: day.begun });
  });
  return todayOf(context, viewer);
}

/** Number of words due today, within the allowance, and estimated minutes. */
export async function wordsDue(context: Context, userId: number): Promise<{ words: number; minutes: number }> {
  const { db } = context;
  const goals = (await refreshPlans(context, userId)).length > 0;
  const { day: asItIs } = await dayOf(context, userId, rulesOf(db, userId));
  const day = { ...asItIs, goals };
  const ofOwners = await daysOfParts(context, day);
  const parts = await Promise.all(
    ofOwners.map((part) =>
      sql<{ due: number; learning: number }>`
        with ${practised(part)}, ${countedWords(part)}
        select coalesce(sum(due), 0)::int as due, coalesce(sum(learning), 0)::int as learning from counted`.execute(db),
    ),
  );
  const rows = parts.flatMap((part) => part.rows);
  const ofGoals = await countedOfGoals(db, ofOwners);
  const sum = (name: 'due' | 'learning', of: readonly { due: number; learning: number }[]) =>
    of.reduce((total, row) => total + row[name], 0);
  const due = atMost(sum('due', rows), day.reviewsLeft) + sum('due', ofGoals);
  const learning = sum('learning', rows) + sum('learning', ofGoals);
  return { words: due + learning, minutes: expectedMinutes({ due, learning, new: 0 }) };
}

/**
 * Words that are due today or in learning steps, per cluster, as `counted`: a row counts once, in whichever direction.
 */
const countedWords = (day: Day): SqlPart => sql`
  words as (
    select cluster_id, row_id, bool_and(stage = 'review') as is_review
    from (${dueStates(day, day.dayEnd)}) as states group by cluster_id, row_id),
  counted as (
    select cluster_id, count(*) filter (where is_review)::int as due, count(*) filter (where not is_review)::int as learning
    from words group by cluster_id)`;

async function countedOf(db: Db, day: Day): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    with ${practised(day)}, ${freshWords(day, day.newLeft)}, ${countedWords(day)}
    select p.id as cluster_id, coalesce(k.due, 0) as due, coalesce(k.learning, 0) as learning,
      least(coalesce(f.words, 0), ${day.newLeft})::int as new
    from practised p left join counted k on k.cluster_id = p.id
      left join (select cluster_id, count(distinct row_id) as words from fresh group by cluster_id) f on f.cluster_id = p.id
    order by p.id`.execute(db);
  return rows;
}

const atMost = (count: number, limit: number | null) => (limit === null ? count : Math.min(count, limit));

const withMinutes = <Counts extends Omit<Counted, 'cluster_id'>>(counts: Counts) => ({
  ...counts,
  minutes: expectedMinutes(counts),
});
