import { personClock } from '@wordcluster/domain/schedule/person-clock';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { rulesOf } from '../reviews/rules.ts';
import { dayOf, daysOfParts, isAskable, isPractised, practised } from '../reviews/words-of-day.ts';

/** Words in review by the day on which they come due, after today; those of active goals follow their plans and are left out. */
export async function dueByDay(context: Context, userId: number, days: number): Promise<Map<number, number>> {
  const { db } = context;
  const { rules, day: asItIs } = await dayOf(context, userId, rulesOf(db, userId));
  const day = { ...asItIs, goals: true };
  const person = personClock(rules);
  const ends = Array.from({ length: days }, (_, ahead) => new Date(person.dayEnd(day.today + ahead)));
  const parts = await daysOfParts(context, day);
  const found = await Promise.all(
    parts.map((part) =>
      sql<{ ahead: number; words: number }>`
        with ${practised(part)}
        select coalesce(g.days[1] - ${day.today}, width_bucket(s.due, ${ends}::timestamptz[])) as ahead, count(*)::int as words
        from review_states s join practised p on p.id = s.cluster_id join cluster_rows r on r.id = s.row_id
          left join goal_words g on g.user_id = ${userId} and g.row_id = s.row_id and g.source_col = s.source_col
            and g.target_col = s.target_col and (g.ended_day is null or s.last_day <= g.ended_day)
        where s.user_id = ${userId} and s.stage = 'review' and s.due < ${ends.at(-1)} and ${isPractised(part, 'p')}
          and (g.row_id is null or g.ended_day is not null) and ${isAskable(sql`s.source_col`, sql`s.target_col`)}
        group by 1`.execute(db),
    ),
  );
  const words = new Map<number, number>();
  for (const { ahead, words: count } of found.flatMap(({ rows }) => rows))
    words.set(day.today + ahead, (words.get(day.today + ahead) ?? 0) + count);
  return words;
}
