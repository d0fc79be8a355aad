import type { AnswerOf } from '@wordcluster/contract/types';
import { expectedMinutes } from '@wordcluster/domain/schedule/settings';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import type { SqlPart } from '../../database/prepared.ts';
import { freshWords } from './fresh-words.ts';
import { rulesOf } from './review-settings.ts';
import { dayOf, daysByOwner, dueStates, practised, type Day } from './words-of-day.ts';

interface Counted {
  cluster_id: number;
  due: number;
  learning: number;
  new: number;
}

/** What today still asks for: limits taken off, of each cluster as a session of it alone would have it. */
export async function todayOf(context: Context, viewer: Viewer): Promise<AnswerOf<'GET /api/reviews/today'>> {
  const { db, clock } = context;
  const { day } = await dayOf(db, viewer.id, clock.now(), rulesOf(db, viewer.id));
  const counts = await Promise.all((await daysByOwner(context, day)).map((part) => countedOf(db, part)));
  const rows = counts.flat().toSorted((a, b) => a.cluster_id - b.cluster_id);
  const clusters = rows.map((counted) => withMinutes({ ...counted, due: atMost(counted.due, day.reviewsLeft) }));
  const sum = (name: 'due' | 'learning' | 'new') => rows.reduce((total, counted) => total + counted[name], 0);
  const all = {
    due: atMost(sum('due'), day.reviewsLeft),
    learning: sum('learning'),
    new: atMost(sum('new'), day.newLeft),
  };
  return { ...withMinutes(all), clusters };
}

/** How many words are due today, as far as today still allows them, and the minutes that they take. */
export async function wordsDue(context: Context, userId: number): Promise<{ words: number; minutes: number }> {
  const { db, clock } = context;
  const { day } = await dayOf(db, userId, clock.now(), rulesOf(db, userId));
  const parts = await Promise.all(
    (await daysByOwner(context, day)).map((part) =>
      sql<{ due: number; learning: number }>`
        with ${practised(part)}, ${countedWords(part)}
        select coalesce(sum(due), 0)::int as due, coalesce(sum(learning), 0)::int as learning from counted`.execute(db),
    ),
  );
  const rows = parts.flatMap((part) => part.rows);
  const due = atMost(
    rows.reduce((total, row) => total + row.due, 0),
    day.reviewsLeft,
  );
  const learning = rows.reduce((total, row) => total + row.learning, 0);
  return { words: due + learning, minutes: expectedMinutes({ due, learning, new: 0 }) };
}

/** Words that are due today and that are being learned, of each cluster, `counted`: a row counts once, in whichever direction it is asked. */
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
