import type { Believed } from '@wordcluster/domain/goals/pace';
import { STANDARD_PARAMETERS } from '@wordcluster/domain/goals/people';
import { timesOf } from '@wordcluster/domain/goals/times';
import type { Times } from '@wordcluster/domain/goals/visit';
import { DAY } from '@wordcluster/domain/schedule/person-clock';
import { sql } from 'kysely';
import type { Db } from '../../database/client.ts';
import type { Rules } from '../reviews/rules.ts';

/** Remaining variation between users after parameters were fitted. */
const AFTER_A_FIT = 0.4;

/** The memory model of plans: fitted to the user, if available. */
export const believedOf = ({ parameters }: Pick<Rules, 'parameters'>): Believed => ({
  parameters: parameters ?? STANDARD_PARAMETERS,
  uncertainty: parameters === null ? 1 : AFTER_A_FIT,
});

/** Number of recent days that the user's answer times are taken from. */
const LATELY = 90;

/** From the daily figures, so that no plan reads a log of a million answers. */
export async function timesOfPerson(db: Db, userId: number, now: Date): Promise<Times> {
  const since = Math.floor(now.getTime() / DAY) - LATELY;
  const { rows } = await sql<{ answers: number; seconds: number }>`
    select coalesce(sum(answers), 0)::int as answers, coalesce(sum(duration_ms), 0)::float8 / 1000 as seconds
    from review_days where user_id = ${userId} and day > ${since}`.execute(db);
  return timesOf(rows[0] ?? { answers: 0, seconds: 0 });
}
